import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const bowl = '/product-pol-1004-miska-zboze.html';
const block = (page: Page) => page.getByRole('region', { name: 'Dostępność w salonach' });

test(
  'the product page shows what each showroom has of the size in the address, and each shop and the warehouse stand in the list of stocks [S-21] [S-37 part]',
  { tag: ['@without-javascript', '@phone', '@postgres'] },
  async ({ page }) => {
    await page.goto(`${bowl}?size=18-cm`);
    await expect(block(page)).toContainText('Rozmiar: 18 cm');
    await expect(block(page).getByRole('listitem').filter({ hasText: 'Sień Gdańsk' })).toContainText('brak');
    await page.goto(`${bowl}?size=14-cm`);
    const gdansk = block(page).getByRole('group').filter({ hasText: 'Sień Gdańsk' });
    await expect(gdansk).toContainText('ostatnie sztuki');
    await expect(gdansk.getByText('sobota')).toBeHidden();
    await gdansk.getByText('Sień Gdańsk').click();
    await expect(gdansk).toContainText('ul. Wymyślona 8, 00-012 Gdańsk');
    await expect(gdansk).toContainText('poniedziałek–piątek 10:00–18:00');
    await expect(gdansk.getByRole('link', { name: 'gdansk@sien.example' })).toBeVisible();

    await block(page).getByRole('link', { name: 'Salony: adresy i wszystkie rozmiary' }).click();
    await expect(page).toHaveURL(/\/stocks\.php\?product=1004$/);
    const row = page.getByRole('row', { name: /Sień Gdańsk/ });
    await expect(row.getByRole('cell')).toHaveText(['ostatnie sztuki', 'brak', 'brak']);
    await expect(page.getByRole('row', { name: /Magazyn główny \(wysyłka\)/ })).toContainText('dostępny');
  },
);

test('the block follows the chosen size, and an unfolded address stays unfolded [S-21 part]', async ({ page }) => {
  await page.goto(bowl);
  await expect(page.locator('[data-island="product/buy-form"][data-hydrated]')).toBeAttached();
  const gdansk = block(page).getByRole('group').filter({ hasText: 'Sień Gdańsk' });
  await gdansk.getByText('Sień Gdańsk').click();
  await expect(gdansk).toContainText('brak');
  await page.locator('input[type="radio"][name="size"][value="14-cm"]').check({ force: true });
  await expect(gdansk).toContainText('ostatnie sztuki');
  await expect(block(page)).toContainText('Rozmiar: 14 cm');
  await expect(gdansk.getByText('sobota')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a product that no showroom holds, an unknown one and a hostile one have an answer [S-21 part]', async ({
  page,
}) => {
  await page.goto('/product-pol-1046-e-book-dom-ktory-oddycha.html');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dom, który oddycha');
  await expect(block(page)).toHaveCount(0);
  for (const product of ['1046', '999999', 'NaN', '-1', '1e3', '9'.repeat(40), ''])
    expect((await page.request.get(`/stocks.php?product=${product}`)).status()).toBe(404);
  expect((await page.request.get('/stocks.php?product=1004&product=x')).status()).toBe(200);
});
