import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const list = '/pol_m_ceramika-1.html';
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filtry' });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const group = (page: Page, name: string) => page.locator('summary', { hasText: name });
const opens = (page: Page) => page.getByRole('link', { name: /^Filtry/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtry produktów' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const said = (page: Page) => page.locator('[data-announcer] p');
const scripted = (page: Page) => page.evaluate(() => matchMedia('(scripting: enabled)').matches);
/** With a script a choice suffices. */
async function send(page: Page): Promise<void> {
  if (!(await scripted(page))) await panel(page).getByRole('button', { name: 'Pokaż produkty' }).click();
}

test(
  'filters narrow a list, each removable, with and without a script [S-13 part] [H-07]',
  { tag: ['@postgres', '@without-javascript'] },
  async ({ page }) => {
    await page.goto(list);
    await expect(page.getByRole('group', { name: 'Rodzaj' })).toBeVisible();
    await box(page, 'Kubki 3 produkty').check();
    await send(page);
    await expect(page).toHaveURL(/filter_\d+=\d+/);
    await expect(page.getByText('3 produkty z 6')).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expect(box(page, 'Kubki 3 produkty')).toBeChecked();
    // What no product has stays in its place, and cannot be chosen.
    await expect(box(page, 'Teraz taniej 0 produktów')).toBeDisabled();
    // Values of one filter are alternatives.
    await box(page, 'Czajniki 1 produkt').check();
    await send(page);
    await expect(cards(page)).toHaveCount(4);
    await expectNoAxeViolations(page);
    await page
      .getByRole('region', { name: 'Wybrane filtry' })
      .getByRole('link', { name: 'Usuń filtr: Rodzaj: Kubki' })
      .click();
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Wyczyść wszystko' }).click();
    await expect(page).toHaveURL(list);
    await expect(cards(page)).toHaveCount(6);
  },
);

test(
  'a phone reaches the filters by a link, with and without a script [S-13 part]',
  { tag: ['@phone', '@without-javascript'] },
  async ({ page }) => {
    await page.goto(list);
    if (await opens(page).isVisible()) await opens(page).click();
    await box(page, 'Kubki 3 produkty').check();
    if (await sheet(page).isVisible()) await sheet(page).getByRole('button', { name: 'Pokaż 3 produkty' }).click();
    else await send(page);
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Usuń filtr: Rodzaj: Kubki' })).toBeVisible();
  },
);

test('a choice keeps its box focused and in place, and is announced once [S-13 part] [S-39 part]', async ({ page }) => {
  await page.goto(list);
  await group(page, 'Pojemność').click();
  const chosen = box(page, '300 ml 3 produkty');
  await chosen.focus();
  const before = (await chosen.boundingBox())!.y;
  await page.keyboard.press('Space');
  await expect(page.getByText('3 produkty z 6')).toBeVisible();
  await expect(chosen).toBeFocused();
  await expect(chosen).toBeChecked();
  expect(Math.abs((await chosen.boundingBox())!.y - before)).toBeLessThan(2);
  await expect(said(page).filter({ hasText: 'Ceramika, 3 produkty' })).toHaveCount(1);
});

test('groups stay as they were left, over choices and on the way back [S-13 part]', async ({ page }) => {
  await page.goto(list);
  const folded = page.locator('details', { has: group(page, 'Dostępność') });
  const unfolded = page.locator('details', { has: group(page, 'Pojemność') });
  await group(page, 'Dostępność').click();
  await group(page, 'Pojemność').click();
  await box(page, 'Kubki 3 produkty').check();
  await expect(cards(page)).toHaveCount(3);
  await expect(folded).not.toHaveAttribute('open');
  await expect(unfolded).toHaveAttribute('open');
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => page.evaluate(() => (history.state as { scroll: number }).scroll)).toBe(200);
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kubek Poranek' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await expect(folded).not.toHaveAttribute('open');
  await expect(unfolded).toHaveAttribute('open');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(200);
  await page.goBack();
  await expect(cards(page)).toHaveCount(6);
  await expect(box(page, 'Kubki 3 produkty')).not.toBeChecked();
  await expect(unfolded).toHaveAttribute('open');
});

test.describe('prices', () => {
  const from = (page: Page) => panel(page).getByRole('textbox', { name: 'Cena od' });
  const to = (page: Page) => panel(page).getByRole('textbox', { name: 'Cena do' });

  test(
    'narrow the list from one side, from both, and equal [V-38 part]',
    { tag: ['@without-javascript', '@postgres'] },
    async ({ page }) => {
      await page.goto(list);
      await from(page).fill('100');
      await from(page).press('Enter');
      await expect(page).toHaveURL(`${list}?pricelimitmin=100`);
      await expect(page.getByText('2 produkty z 6')).toBeVisible();
      await from(page).fill('69');
      await to(page).fill('69');
      await to(page).press('Enter');
      await expect(page).toHaveURL(`${list}?pricelimitmin=69&pricelimitmax=69`);
      await expect(cards(page)).toHaveCount(3);
      await expect(page.getByRole('link', { name: 'Usuń filtr: Cena od 69,00 zł do 69,00 zł' })).toBeVisible();
    },
  );

  test('from above to blocks the form and marks it; only digits stay [V-38]', async ({ page }) => {
    await page.goto(list);
    await from(page).click();
    // Typed before, letters stay until the field is left.
    await expect(page.locator('[data-island="listing/price-filter"][data-hydrated]')).toBeAttached();
    await page.keyboard.type('1a2 0');
    await expect(from(page)).toHaveValue('120');
    await to(page).click();
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await expect(from(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(from(page)).toBeFocused();
    await expect(from(page)).toHaveAccessibleDescription(/Cena od jest wyższa niż cena do\./);
    await expect(page).toHaveURL(list);
    // Another choice waits for it, too, and moves focus nowhere.
    await box(page, 'Kubki 3 produkty').check();
    await expect(box(page, 'Kubki 3 produkty')).toBeFocused();
    await expect(page).toHaveURL(list);
    await to(page).fill('200');
    await box(page, 'Czajniki 1 produkt').focus();
    await expect(page).toHaveURL(/pricelimitmin=120&pricelimitmax=200/);
    await expect(from(page)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test(
    'the server refuses the same, keeps the other filters and what was typed [V-38]',
    { tag: '@without-javascript' },
    async ({ page }) => {
      const answer = await page.goto(`${list}?filter_availability=available&pricelimitmin=120&pricelimitmax=50`);
      expect(answer!.status()).toBe(422);
      await expect(page).toHaveTitle(/^Błąd: Ceramika/);
      await expect(page.getByRole('alert').filter({ hasText: 'Nie zawęziliśmy listy do podanych cen.' })).toBeVisible();
      await expect(from(page)).toHaveValue('120');
      await expect(to(page)).toHaveValue('50');
      await expect(from(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(from(page)).toHaveAccessibleDescription(/Cena od jest wyższa niż cena do\./);
      await expect(cards(page)).toHaveCount(5);
      await expectNoAxeViolations(page);
    },
  );

  test('a thumb that rests filters the list, and keeps focus', async ({ page }) => {
    await page.goto(list);
    const thumb = panel(page).getByRole('slider', { name: 'Cena od' });
    await thumb.focus();
    await thumb.fill('100');
    await expect(page).toHaveURL(`${list}?pricelimitmin=100`);
    await expect(cards(page)).toHaveCount(2);
    await expect(thumb).toBeFocused();
  });
});

test.describe('the sheet', () => {
  // Wide pages have none.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const show = (page: Page, name: string) => sheet(page).getByRole('button', { name });

  test('counts the choices on its button, and shows them [S-13 part]', async ({ page }) => {
    await page.goto(list);
    await opens(page).click();
    await expect(show(page, 'Pokaż 6 produktów')).toBeVisible();
    await expectNoAxeViolations(page);
    await sheet(page).getByRole('checkbox', { name: 'Kubki 3 produkty' }).check();
    await expect(show(page, 'Pokaż 3 produkty')).toBeVisible();
    await expect(said(page).filter({ hasText: /^3 produkty\s*$/ })).toHaveCount(1);
    await expect(sheet(page).getByRole('checkbox', { name: '14 cm 0 produktów' })).toBeDisabled();
    await expect(page).toHaveURL(list);
    await show(page, 'Pokaż 3 produkty').click();
    await expect(page).toHaveURL(/filter_\d+=\d+/);
    await expect(sheet(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1, name: 'Ceramika' })).toBeFocused();
    await expect(opens(page)).toHaveText('Filtry (1)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('closed in another way it leaves the list as it was', async ({ page }) => {
    await page.goto(list);
    await opens(page).click();
    await sheet(page).getByRole('checkbox', { name: 'Kubki 3 produkty' }).check();
    await expect(show(page, 'Pokaż 3 produkty')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(opens(page)).toBeFocused();
    await expect(page).toHaveURL(list);
    await opens(page).click();
    await expect(sheet(page).getByRole('checkbox', { name: 'Kubki 3 produkty' })).not.toBeChecked();
    await expect(sheet(page).getByRole('checkbox', { name: '14 cm 1 produkt' })).toBeEnabled();
    // "Wyczyść" counts, too.
    await sheet(page).getByRole('checkbox', { name: 'Kubki 3 produkty' }).check();
    await expect(show(page, 'Pokaż 3 produkty')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Wyczyść' }).click();
    await expect(show(page, 'Pokaż 6 produktów')).toBeVisible();
  });
});
