import { expect, test, type Page } from 'playwright/test';
import { expectNoAxeViolations } from './axe.ts';

const open = async (page: Page, main: string) => {
  await page.route('http://shop.test/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': "default-src 'none'; script-src 'nonce-x' 'strict-dynamic'" },
      body: `<!doctype html><html lang="pl"><title>Sień</title><main><h1>Kubki</h1>${main}</main></html>`,
    }),
  );
  await page.goto('http://shop.test/');
};

const tag = '@without-javascript';

test('axe passes a clean page, also under a strict policy', { tag }, async ({ page }) => {
  await open(page, '<a href="/kubek">Kubek Poranek</a>');
  await expectNoAxeViolations(page);
});

for (const [fault, html, rule] of [
  ['level A', '<img src="data:," width="9" height="9">', 'image-alt'],
  ['level AA', '<p style="color:#bbb;background:#fff">Kubek</p>', 'color-contrast'],
  ['a target that is too small', '<p><button>a</button><button>b</button></p>', 'target-size'],
  ['best practice', '<h4>Rozmiar</h4>', 'heading-order'],
  ['an experimental rule', '<div tabindex="0">Kubek</div>', 'focus-order-semantics'],
] as const)
  test(`axe finds ${fault}: ${rule}`, { tag }, async ({ page }) => {
    // Styles are set through the document object: the policy forbids them in HTML.
    await open(page, html.replace(/ style="[^"]*"/, ''));
    if (rule === 'color-contrast')
      await page.locator('p').evaluate((p) => ((p.style.color = '#bbb'), (p.style.background = '#fff')));
    if (rule === 'target-size')
      await page.locator('button').evaluateAll((buttons) => {
        for (const button of buttons)
          Object.assign((button as HTMLElement).style, { width: '9px', height: '9px', padding: '0' });
      });
    await expect(expectNoAxeViolations(page)).rejects.toThrow(new RegExp(`^${rule} `, 'm'));
  });
