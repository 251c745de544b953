import type { Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Szukaj produktów' });
const group = (page: Page, name: string) => page.getByRole('group', { name });
/** Requests for this text; what the field held at hydration was requested, too. */
const questionsFor = (page: Page, text: string) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.url().includes('/graphql/') && body.includes(`text:\\"${text}\\"`)) asked.push(body);
  });
  return asked;
};

test(
  'the header search finds results during typing, once for each text of a session [C-12] [T-18 part]',
  {
    tag: '@postgres',
  },
  async ({ page }) => {
    const asked = questionsFor(page, 'kubek');
    await page.goto('/');
    await field(page).pressSequentially('kubek');
    await expect(group(page, 'Produkty').getByRole('option')).toHaveCount(6);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expectNoAxeViolations(page);
    expect(asked).toHaveLength(1);

    await page.goto('/');
    await field(page).pressSequentially('kubek');
    await expect(group(page, 'Produkty').getByRole('option')).toHaveCount(6);
    expect(asked).toHaveLength(1);

    const first = group(page, 'Produkty').getByRole('option').first();
    const href = await first.evaluate((option) =>
      (option.closest('a') ?? option.querySelector('a'))!.getAttribute('href'),
    );
    await first.click();
    await expect(page).toHaveURL(href!);
  },
);

test('the full screen of phones is loaded where one opens it, and nowhere else', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const fullScreens = () => scripts.filter((path) => /\/(?:full-screen|dialog-surface)-/.test(path));

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await field(page).click();
  await field(page).pressSequentially('kubek');
  await expect(group(page, 'Produkty').getByRole('option').first()).toBeVisible();
  expect(fullScreens()).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await field(page).click();
  await expect(page.getByRole('dialog', { name: 'Wyszukiwanie' })).toBeVisible();
  expect(fullScreens()).not.toEqual([]);
});

test('a phone without the code of the full screen keeps what is typed, in a form that works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/full-screen-*', async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto('/');
  await field(page).click();
  await field(page).pressSequentially('kub');
  fail();
  await field(page).pressSequentially('ek');
  await expect(field(page)).toHaveValue('kubek');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „kubek”');
});

test('a click on the search counts, though the icon under it changes before release', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/');
  await field(page).pressSequentially('kubek');
  const button = page.getByRole('banner').getByRole('button', { name: 'Szukaj' });
  // The spinner.
  await expect(button.locator('svg')).toHaveCount(0);
  await button.hover();
  await page.mouse.down();
  answer();
  await expect(button.locator('svg')).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL('/search.php?text=kubek');
});

test('a failing search leaves the plain form working [X-04]', async ({ page }) => {
  await page.route('**/graphql/**', (route) => route.abort());
  await page.goto('/');
  await field(page).pressSequentially('kubek');
  await expect(page.getByRole('search').getByText('Podpowiedzi teraz nie działają.')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „kubek”');
});

test(
  'results open as a list under the search box; on a phone they fill the screen, and Back returns to the page [S-41]',
  { tag: '@phone' },
  async ({ page }) => {
    const screen = page.getByRole('dialog', { name: 'Wyszukiwanie' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await field(page).pressSequentially('len');
    await expect(page.getByRole('option').first()).toBeVisible();
    const [box, list] = [await field(page).boundingBox(), await page.getByRole('listbox').boundingBox()];
    expect(list!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
    expect(list!.height).toBeLessThan(900);
    await expect(screen).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await field(page).click();
    await screen.getByRole('combobox', { name: 'Szukaj produktów' }).pressSequentially('len');
    await expect(screen.getByRole('option').first()).toBeVisible();
    await expect.poll(() => screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await page.goBack();
    await expect(screen).toHaveCount(0);
    await expect(page).toHaveURL('/');
  },
);

test(
  'on a phone it opens with popular queries and one’s own, which one press forgets [H-17] [L-08 part]',
  { tag: ['@phone', '@postgres'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await field(page).click();
    const screen = page.getByRole('dialog', { name: 'Wyszukiwanie' });
    await expect(screen.getByRole('list', { name: 'Popularne zapytania' }).getByRole('link')).toHaveCount(6);
    // It becomes modal after 250 ms: then the page's own search is gone.
    await expect(() => expectNoAxeViolations(page)).toPass();
    // One letter is too few.
    const own = screen.getByRole('combobox', { name: 'Szukaj produktów' });
    const asked = questionsFor(page, 'l');
    await own.pressSequentially('l');
    await own.pressSequentially('en');
    await expect(screen.getByRole('option').first()).toBeVisible();
    expect(asked).toHaveLength(0);
    await expect(screen.getByRole('option', { name: /Len Miedza na metry/ })).toContainText('zł/m');
    await screen.getByRole('button', { name: 'Pokaż wyniki' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „len”');

    await page.goto('/');
    await field(page).click();
    const recent = screen.getByRole('list', { name: 'Ostatnio szukane' });
    await expect(recent.getByRole('link', { name: 'len' })).toBeVisible();
    await screen.getByRole('button', { name: 'Usuń wszystkie' }).click();
    await expect(recent).toHaveCount(0);
    await screen.getByRole('link', { name: 'kubek', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wyniki dla „kubek”');
  },
);

test('its foot names the keys, and a button leads to all results [H-17 part]', async ({ page }) => {
  await page.goto('/');
  await field(page).pressSequentially('kubek');
  await expect(group(page, 'Produkty').getByRole('option')).toHaveCount(6);
  await expect(page.getByRole('search')).toContainText(/wynik.*grupa.*wybierz.*zamknij/);
  await page.getByRole('search').getByRole('button', { name: 'Pokaż wyniki' }).click();
  await expect(page).toHaveURL('/search.php?text=kubek');
});
