import type { Page } from 'playwright/test';
import { expect, openPage, openStory, preview, test } from './support/test.ts';

const choose = async (page: Page, toolbar: string, item: string | RegExp) => {
  await page.getByRole('button', { name: toolbar }).click();
  await page.getByRole('option', { name: item }).click();
};

test('the toolbar changes theme, language and direction of a story', async ({ page }) => {
  await page.goto('/?path=/story/nawigacja-pagination--first');
  const root = preview(page).locator('html');
  await expect(preview(page).getByRole('navigation', { name: 'Stronicowanie' })).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'light');

  await choose(page, 'Theme', /^Dark$/);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await choose(page, 'Theme', /^Dark, high contrast$/);
  await expect(root).toHaveAttribute('data-theme', 'dark-high-contrast');
  await choose(page, 'Theme', 'As the system says');
  await expect(root).not.toHaveAttribute('data-theme');

  await choose(page, 'Language', 'English');
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(preview(page).getByRole('navigation', { name: 'Pagination' })).toBeVisible();
  await choose(page, 'Language', '[Pseudo-language]');
  await expect(preview(page).getByRole('navigation', { name: '[Stronicowanie]' })).toBeVisible();

  await choose(page, 'Text direction', 'Mirrored');
  await expect(root).toHaveAttribute('dir', 'rtl');
});

test('reduced motion answers style sheets and scripts alike', async ({ page }) => {
  const duration = () =>
    page
      .getByRole('button', { name: 'Porównaj' })
      .first()
      .evaluate((button) => getComputedStyle(button).transitionDuration);
  const isReduced = () => page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);

  await openStory(page, 'działania-button--secondary');
  expect(await duration()).toContain('0.2s');
  expect(await isReduced()).toBe(false);

  await openStory(page, 'działania-button--secondary', { motion: 'reduced' });
  expect(await duration()).not.toMatch(/[1-9]/);
  expect(await isReduced()).toBe(true);
});

test('a mirrored story begins at the right', async ({ page }) => {
  const start = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).direction);
  const left = async () => (await page.getByRole('button', { name: 'Porównaj' }).first().boundingBox())?.x ?? 0;
  await openStory(page, 'działania-button--secondary');
  expect(await start()).toBe('ltr');
  expect(await left()).toBeLessThan(100);
  await openStory(page, 'działania-button--secondary', { direction: 'rtl' });
  expect(await start()).toBe('rtl');
  expect(await left()).toBeGreaterThan(1000);
});

test('a page is English, and the components on it are Polish', async ({ page }) => {
  await openPage(page, 'nawigacja-pagination--docs', 'Pagination');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const navigation = page.getByRole('navigation', { name: 'Stronicowanie' }).first();
  expect(await navigation.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('pl');
});

test('a page takes the theme of the toolbar', async ({ page }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.sbdocs-wrapper')!).backgroundColor);
  await openPage(page, 'zaczynamy-rozmiary--docs', 'Sizes', { theme: 'light' });
  await expect.poll(ground).toBe('rgb(251, 248, 243)');
  await openPage(page, 'zaczynamy-rozmiary--docs', 'Sizes', { theme: 'dark' });
  await expect.poll(ground).toBe('rgb(17, 22, 30)');
  await openPage(page, 'zaczynamy-rozmiary--docs', 'Sizes', { theme: 'high-contrast' });
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
});
