import { expect, test } from '../support/test.ts';

/** Runs if taken for markup: an element, an attribute, the end of an element that holds data. */
const planted = [
  '<script>window.planted = "script"</script>',
  '<img src="/nothing" onerror="window.planted = \'attribute\'">',
  '</script></title></textarea><svg onload="window.planted = \'svg\'"></svg>',
];

test('typed text never runs as script, and the policy stops what a page lets through', async ({ page, shop }) => {
  const ran = () => page.evaluate(() => (window as { planted?: string }).planted);

  for (const text of planted) {
    // In the address.
    await page.goto(`${shop.url}/search.php?${new URLSearchParams({ text })}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ran()).toBeUndefined();
    // In the store.
    const link = await page.evaluate(async (name) => {
      const quoted = JSON.stringify(name);
      const query = `mutation{shoppingListCreate(ShoppingListSettingsInput:{name:${quoted}}){id}}`;
      const answer = await fetch('/graphql/v1/', { method: 'POST', body: JSON.stringify({ query }) });
      const { data } = (await answer.json()) as { data: { shoppingListCreate: { id: number } } };
      return `/shoppinglist.php?id=${data.shoppingListCreate.id}`;
    }, text);
    await page.goto(shop.url + link);
    await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    expect(await ran()).toBeUndefined();
  }

  // As if a page had let everything through: only the body changes, the headers are the shop's.
  const refused: string[] = [];
  await page.exposeFunction('reportRefused', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      (window as unknown as { reportRefused(directive: string): void }).reportRefused(effectiveDirective);
    });
  });
  await page.route(`${shop.url}/`, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    const body = (await response.text()).replace('</main>', `${planted.join('')}</main>`);
    await route.fulfill({ status: response.status(), headers, body });
  });
  await page.goto(`${shop.url}/`);
  await expect(page.locator('main img[src="/nothing"]')).toBeAttached();
  await expect.poll(() => new Set(refused)).toEqual(new Set(['script-src-elem', 'script-src-attr']));
  expect(await ran()).toBeUndefined();
});
