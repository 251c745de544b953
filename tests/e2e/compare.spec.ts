import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const ceramics = '/pol_m_ceramika-1.html';
const phoneFirst = { tag: ['@phone', '@without-javascript'] };
const withoutJavaScriptFirst = { tag: ['@without-javascript', '@phone'] };
const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('region', { name: 'Porównanie' });
const toggles = (page: Page) => main(page).getByRole('button', { name: /^(Porównaj|W porównaniu) [A-Z]/ });
const table = (page: Page) => main(page).getByRole('table', { name: 'Porównanie produktów' });
const isScripted = (page: Page) => page.evaluate(() => matchMedia('(scripting: enabled)').matches);

async function compare(page: Page, count: number) {
  await page.goto(ceramics);
  for (let index = 0; index < count; index += 1) {
    await toggles(page).nth(index).click();
    await expect(toggles(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
}

test(
  'products are compared from cards and seen side by side with their differences [H-05] [S-11]',
  phoneFirst,
  async ({ page }) => {
    await page.goto('/product-compare.php');
    await expect(main(page).getByRole('heading', { name: 'Nie porównujesz jeszcze żadnego produktu.' })).toBeVisible();
    await expectNoAxeViolations(page);
    await compare(page, 3);
    await expect(bar(page)).toContainText('Porównujesz 3 produkty z 5');
    // Where the last press left the page, the passing message covers part of a heart.
    await bar(page).scrollIntoViewIfNeeded();
    await expectNoAxeViolations(page);
    await bar(page).getByRole('link', { name: 'Porównaj' }).click();
    await expect(page).toHaveURL('/product-compare.php');
    await expect(table(page).getByRole('columnheader')).toHaveCount(4);
    await expect(
      table(page)
        .getByRole('row', { name: /^Pojemność/ })
        .getByRole('cell'),
    ).toHaveText(['300 ml', '300 ml', '300 ml']);
    const availability = table(page).getByRole('rowheader', { name: /^Dostępność/ });
    await expect(availability).toContainText('różni się');
    await expect(table(page).getByRole('rowheader', { name: /^Pojemność/ })).not.toContainText('różni się');
    await expectNoAxeViolations(page);

    const only = main(page).getByRole('switch', { name: 'Tylko różnice' });
    await only.check();
    if (!(await isScripted(page))) await main(page).getByRole('button', { name: 'Pokaż' }).click();
    await expect(page).toHaveURL('/product-compare.php?differences=y');
    await expect(table(page).getByRole('rowheader', { name: /^Pojemność/ })).toHaveCount(0);
    await expect(availability).toBeVisible();
    if (await isScripted(page)) await expect(only).toBeFocused();
    await expect(page).toHaveTitle(/^Porównanie, tylko różnice/);

    await main(page).getByRole('button', { name: 'Usuń Kubek Poranek, kobalt · 300 ml' }).click();
    await expect(table(page).getByRole('columnheader')).toHaveCount(3);
    await main(page).getByRole('button', { name: 'Do koszyka Kubek Poranek, wapno · 300 ml' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toContainText('1 produkt');
    await page.goto('/product-compare.php');
    await main(page).getByRole('button', { name: 'Wyczyść porównanie' }).click();
    await expect(main(page).getByText('Nie porównujesz jeszcze żadnego produktu.')).toBeVisible();
  },
);

test('a sixth product is refused with the way out [H-05 part]', withoutJavaScriptFirst, async ({ page }) => {
  await compare(page, 5);
  await toggles(page).nth(5).click();
  await expect(page.getByText(/Mieści się najwyżej 5\./).first()).toBeVisible();
  await expect(toggles(page).nth(5)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/product-compare.php');
  await expect(main(page).getByText(/Porównujesz 5 produktów, więcej się nie zmieści\./)).toBeVisible();
});

test('the comparison shows in the other tab and on the product page [H-05 part]', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/product-pol-1001-kubek-poranek-wapno.html');
  await compare(page, 1);
  const toggle = toggles(other).first();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(other)).toContainText('Porównujesz 1 produkt z 5');
  await toggle.click();
  await expect(bar(page)).toBeHidden();
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'false');
  await other.close();
});

test('3, 4, 4 and 5 products are compared at once, showrooms stand in 1 to 3 columns, and 7 thumbnails are seen [L-14]', async ({
  page,
}) => {
  await compare(page, 5);
  const heads = table(page).getByRole('columnheader');
  const right = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().right);
  for (const [width, columns] of [
    [390, 3],
    [820, 4],
    [1100, 4],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/product-compare.php');
    const edge = await right(main(page).getByRole('heading', { level: 1 }));
    for (let index = 1; index <= 5; index += 1) {
      const isInView = (await right(heads.nth(index))) <= edge + 1;
      expect(isInView, `product ${index} at ${width}`).toBe(index <= columns);
    }
    // The rest is reached by keyboard; the names of the rows stay.
    const last = heads.last().getByRole('button', { name: /^Usuń/ });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    const price = table(page).getByRole('rowheader', { name: 'Cena' }).first();
    await expect(price).toBeInViewport();
    expect((await price.boundingBox())!.x).toBeGreaterThanOrEqual(0);
  }

  await page.goto('/stocks.php');
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1100, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await main(page)
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) => headings.map((heading) => Math.round(heading.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(3);
    expect(new Set(lefts).size, `columns at ${width}`).toBe(columns);
  }
  await expectNoAxeViolations(page);

  await page.goto('/product-pol-1026-lampa-wieczor.html');
  const pictures = page.getByRole('region', { name: 'Zdjęcia produktu' });
  const seen = await pictures
    .getByRole('navigation')
    .getByRole('list')
    .evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      return [...list.children].filter((item) => {
        const box = item.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= bottom + 1;
      }).length;
    });
  expect(seen).toBe(7);
});
