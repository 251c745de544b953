import type { Page } from 'playwright/test';
import { pageStates } from '../../page-audit/states.ts';
import { expect, test } from '../support/test.ts';

/** What the browser refused or complained of, as long as the page lives. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => complaints.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation: (violation: string) => void };
      tellViolation(`policy: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser says of every page with such a status that it could not be loaded.
    const isStatus = /the server responded with a status of 4\d\d/.test(message.text());
    if (!isStatus || message.location().url !== page.url()) complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}

test('no page in any state does what its policy forbids, and none complains', { tag: ['@phone'] }, async ({ page }) => {
  test.slow();
  const complaints = await complaintsOf(page);
  for (const { name, go } of pageStates) {
    await go(page);
    await page.waitForLoadState('load');
    expect(complaints, name).toEqual([]);
  }
});

test('what somebody plants into a page does not run and is not dressed', async ({ page, shop }) => {
  const complaints = await complaintsOf(page);
  const asked: string[] = [];
  await page.route('https://evil.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.route(`${shop.url}/`, async (route) => {
    const response = await route.fetch();
    const planted = [
      '<script>window.planted = "inline"</script>',
      '<script src="https://evil.example/x.js"></script>',
      '<script nonce="guessed">window.planted = "nonce"</script>',
      '<img src="data:," onerror="window.planted = \'handler\'" alt="">',
      '<a id="planted-link" href="javascript:window.planted=\'link\'">x</a>',
      '<base href="https://evil.example/">',
      '<form id="planted-form" action="https://evil.example/" method="post"></form>',
      '<style>body { outline: 7px solid red }</style>',
      '<p id="planted-style" style="outline: 7px solid red">x</p>',
    ].join('');
    await route.fulfill({ response, body: (await response.text()).replace(/<body[^>]*>/, `$&${planted}`) });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // Later, and without waiting: what leads away would be waited for, and is refused.
  await page.evaluate(() => {
    setTimeout(() => document.querySelector<HTMLAnchorElement>('#planted-link')!.click());
    setTimeout(() => document.querySelector<HTMLFormElement>('#planted-form')!.submit(), 50);
  });
  await expect.poll(() => complaints.join('\n')).toContain('form-action');
  expect(await page.evaluate(() => (window as unknown as { planted?: string }).planted)).toBeUndefined();
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
  for (const dressed of ['body', '#planted-style'])
    expect(await page.locator(dressed).evaluate((element) => getComputedStyle(element).outlineWidth)).not.toBe('7px');
  expect(asked).toEqual([]);
  const refused = complaints.filter((complaint) => complaint.startsWith('policy')).join('\n');
  for (const directive of [
    'script-src-elem',
    'script-src-attr',
    'base-uri',
    'form-action',
    'style-src-elem',
    'style-src-attr',
  ])
    expect(refused).toContain(directive);
});
