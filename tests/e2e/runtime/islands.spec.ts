import type { Page } from 'playwright/test';
import { expect, test } from './testing-site.ts';

const part = (name: string) => ({ name });

test.describe('islands', () => {
  test('cost only the first script until they are used', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.goto('/list.php');
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(1500);
    expect(scripts).toHaveLength(1);
    expect(scripts[0]).toMatch(/^\/assets\/client-/);
  });

  test('hydrate at the first click and replay it once', async ({ page }) => {
    await page.goto('/list.php');
    const island = page.locator('[data-island="start/counter"]');
    await expect(island).not.toHaveAttribute('data-hydrated');
    await page.getByRole('button', { name: 'Dodaj: lista' }).click();
    await expect(island.getByRole('status')).toHaveText('101');
    await page.getByRole('button', { name: 'Dodaj: lista' }).click();
    await expect(island.getByRole('status')).toHaveText('102');
  });

  test('keep typed text and focus while their code loads, and replay the key', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/react-/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    const field = page.getByLabel('Pole: zamiar');
    await field.focus();
    await page.keyboard.type('len');
    await expect(page.locator('[data-hydrated]')).toHaveCount(0);
    release();
    const section = page.getByRole('region', part('Na zamiar'));
    await expect(section.locator('[data-hydrated]')).toHaveCount(1);
    await expect(field).toHaveValue('len');
    await expect(field).toBeFocused();
    await expect(section.getByText('Klawisz: n')).toBeVisible();
  });

  test('hydrate by themselves on pages that say idle', async ({ page }) => {
    await page.goto('/');
    const section = page.getByRole('region', part('W bezczynności'));
    await expect(section.locator('[data-hydrated]')).toHaveCount(1);
    await expect(page.getByRole('region', part('Na zamiar')).locator('[data-hydrated]')).toHaveCount(0);
  });

  for (const [how, open] of [
    ['with its page', (page: Page) => page.goto('/piece-8-rzecz.html')],
    [
      'with a region load',
      async (page: Page) => {
        await page.goto('/list.php');
        await page.getByRole('link', { name: 'Rzecz 8', exact: true }).click();
      },
    ],
  ] as const)
    test(`hydrate shortly before they become visible on pages that say visible, loaded ${how}`, async ({ page }) => {
      await open(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Rzecz 8' })).toBeVisible();
      const section = page.getByRole('region', part('Gdy widać'));
      const distance = () =>
        section.evaluate((element) => element.getBoundingClientRect().top - document.documentElement.clientHeight);
      await page.mouse.wheel(0, (await distance()) - 400);
      await expect.poll(distance).toBe(400);
      await page.waitForTimeout(500);
      await expect(section.locator('[data-hydrated]')).toHaveCount(0);
      await page.mouse.wheel(0, 300);
      await expect.poll(distance).toBe(100);
      await expect(section.locator('[data-hydrated]')).toHaveCount(1);
      await section.getByRole('button').click();
      await expect(section.getByRole('status')).toHaveText('51');
    });

  test('restore the server HTML when they fail', async ({ page, complaints }) => {
    complaints.provoke(/fails in the browser/);
    await page.goto('/');
    const section = page.getByRole('region', part('Psuje się'));
    await section.getByLabel('Pole: awaria').fill('kubek');
    await expect.poll(() => complaints.list.length).toBeGreaterThan(0);
    await section.getByLabel('Pole: awaria').fill('kubek');
    await section.getByRole('button', { name: 'Wyślij: awaria' }).click();
    await expect(page).toHaveURL(/\/list\.php\?text=kubek$/);
    await expect(page.getByText('szukane: kubek')).toBeVisible();
  });

  test('render the same on server and browser in another time zone, with unique ids', async ({ browser, site }) => {
    const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', locale: 'en-US' });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(site.url);
    await page.getByRole('button', { name: 'Dodaj: zamiar' }).click();
    await expect(page.getByRole('region', part('Na zamiar')).getByRole('status')).toHaveText('4');
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
