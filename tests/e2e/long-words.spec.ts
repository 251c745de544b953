import type { Page } from 'playwright/test';
import { account } from '../../storefront/reference/asking/account.ts';
import { openAccountBy } from './support/registration.ts';
import { expect, test } from './support/test.ts';

test.use({ bypassCSP: true });

/** The user's text spacing, in the narrowest window where it must fit. */
const readers = [
  { name: 'a window of 1280 px at 400 %', width: 320, style: ':root {}' },
  {
    name: 'the spacing of WCAG 1.4.12',
    width: 320,
    style: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  },
  { name: 'letters twice as large', width: 390, style: 'html { font-size: 200% !important }' },
];
const street = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkstraße';

async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(origin + path, { form, headers: { origin }, maxRedirects: 0 });
  expect(answer.status(), `${path} takes the form`).toBeLessThan(400);
}

/** Nothing is wider than the window, and no words overlap an amount. */
async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const { name, width, style: content } of readers) {
    await page.setViewportSize({ width, height: 640 });
    const style = await page.addStyleTag({ content });
    await expect.soft(page.locator('html'), `${path}: ${name}`).toHaveJSProperty('scrollWidth', width);
    const covered = await page.locator('fieldset label').evaluateAll((labels) =>
      labels
        .filter((label) => {
          const [words, amount] = [...label.children].filter((part) => part.tagName === 'SPAN');
          return words && amount && words.scrollWidth > words.clientWidth + 1;
        })
        .map((label) => label.textContent),
    );
    expect.soft(covered, `${path}: ${name}`).toEqual([]);
    await style.evaluate((element) => (element as Element).remove());
  }
}

test('words longer than the window break, wherever they come from', async ({ page, shop }, { testId }) => {
  const login = `dlugi-${testId.replaceAll(/\W/g, '').slice(-10)}`;
  await page.goto('/');
  await openAccountBy(page.request, shop, {
    ...account,
    client_login: login,
    client_email: `${login}.${'bardzo'.repeat(7)}@poczta.example`,
  });
  const address = { operation: 'save', kind: 'delivery', street, street_number: '4', zipcode: '31-145', region: 'PL' };
  await post(page, '/client-addresses.php', {
    ...address,
    firstname: 'Brunhilde',
    lastname: 'Wolfeschlegelsteinhausenbergerdorff',
    city: 'Gmina-Chrząszczyżewoszyce-Powiat-Łękołody',
  });
  await post(page, '/basketchange.php', { product: '1001', size: 'uniw', number: '1', getAjax: 'true' });
  // The first page shows the address to which the shop wrote.
  for (const path of ['/client.php', '/client-addresses.php', '/loginedit.php', '/order1.php', '/basketedit.php'])
    await expectToFit(page, path);
});

test('catalogue names break where they would widen the page', async ({ page }) => {
  for (const path of ['/', '/product-pol-1026-lampa-wieczor.html', '/product-pol-1045-karta-podarunkowa.html'])
    await expectToFit(page, path);
});
