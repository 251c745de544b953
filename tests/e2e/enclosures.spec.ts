import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { hiddenFields } from './support/http-shopper.ts';
import { visit } from './support/page-states.ts';
import { expect, test } from './support/test.ts';

const lamp = '/product-pol-1026-lampa-wieczor.html';
const shelf = '/product-pol-1022-polka-belka.html';
const files = (page: Page) => page.getByRole('region', { name: 'Do pobrania' });

test(
  'the product page lists its files with type, size and language, and gives those for everyone [S-37 part]',
  { tag: ['@without-javascript', '@phone', '@postgres'] },
  async ({ page }) => {
    await page.goto(lamp);
    await expect(files(page).getByRole('listitem')).toHaveText([
      /Instrukcja użytkowania\s*plik PDF, 48\skB, po polsku/,
      /User manual\s*plik PDF, 38\skB, po angielsku/,
    ]);
    const link = files(page).getByRole('link', { name: 'Instrukcja użytkowania' });
    const answer = await page.request.get((await link.getAttribute('href'))!);
    expect(answer.status()).toBe(200);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="lampa-wieczor-instrukcja.pdf"',
      'x-content-type-options': 'nosniff',
    });
    await expectNoAxeViolations(page);
  },
);

test('a file for buyers is listed for others without its address [S-37 part]', async ({ page, shop }) => {
  await page.goto(shelf);
  await expect(files(page)).toContainText('Dla osób, które zamówiły ten produkt.');
  await expect(files(page).getByRole('link')).toHaveText(['Zaloguj się']);
  const file = '/enclosures/1022-0';
  expect((await page.request.get(file)).status()).toBe(404);

  // A client who has ordered something else, then the shelf.
  await visit(page, shop, { name: 'enclosures', address: shelf, after: 'account' });
  expect((await page.request.get(file)).status()).toBe(404);
  const send = async (path: string, form: Record<string, string>) =>
    page.request.post(path, {
      form,
      headers: { origin: shop.url, 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
  await send('/basketchange.php', { product: '1022', size: '60-cm', number: '1', getAjax: 'true' });
  await send('/order1.php', { delivery_address: 'own', shipping: '1-1', payform_id: 'transfer' });
  const summary = await (await page.request.get('/order2.php')).text();
  await send('/order2.php', { ...hiddenFields(summary), terms: '1' });
  await page.goto(shelf);
  await expect(files(page).getByRole('link', { name: 'Szablon wiercenia' })).toHaveAttribute('href', file);
  const answer = await page.request.get(file);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('private, no-store');
});

test('no typed name reaches another file [S-37 part]', async ({ page }) => {
  for (const path of [
    '1026-9',
    '1026--1',
    '999999-0',
    `${'9'.repeat(30)}-0`,
    '1026-0.pdf',
    '..%2f..%2fpackage.json',
    '1026-0%2f..%2f..%2fsettings',
    'lampa-wieczor-instrukcja.pdf',
  ])
    expect((await page.request.get(`/enclosures/${path}`)).status(), path).toBe(404);
  expect((await page.request.post('/enclosures/1026-0')).status()).toBeGreaterThanOrEqual(400);
});
