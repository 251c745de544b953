import { expect, test } from './support/test.ts';

/** Files of what is opened on demand. */
const later = /\/(calculator-dialog|lightbox|opinion-form|question-form|filter-sheet)-[^/]+\.js$/;

test('lightbox, calculator, forms and filter sheet load no script until they are opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(...(later.exec(new URL(request.url()).pathname)?.slice(1) ?? [])));
  const main = page.getByRole('main');
  const opened = async (name: string, open: () => Promise<void>) => {
    expect(loaded).not.toContain(name);
    await Promise.all([page.waitForRequest(new RegExp(`/${name}-[^/]+\\.js$`)), open()]);
  };
  await page.goto('/product-pol-1026-lampa-wieczor.html');
  await expect(page.locator('[data-island="product/buy-form"][data-hydrated]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await opened('calculator-dialog', () => main.getByRole('link', { name: 'Oblicz raty' }).click());
  await page.getByRole('dialog', { name: 'Kalkulator rat' }).getByRole('button', { name: 'Zamknij' }).click();
  await opened('lightbox', () =>
    main
      .getByRole('link', { name: /^Powiększ/ })
      .first()
      .click(),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
  await main.getByText('Napisz opinię', { exact: true }).last().click();
  await opened('opinion-form', () => main.getByRole('textbox', { name: 'Opinia' }).focus());
  await main.getByText('Zapytaj o produkt', { exact: true }).last().click();
  await opened('question-form', () => main.getByRole('textbox', { name: 'Pytanie' }).focus());
  await page.goto('/pol_m_ceramika-1.html');
  await page.waitForLoadState('networkidle');
  await opened('filter-sheet', () => page.getByRole('link', { name: /^Filtry/ }).click());
});
