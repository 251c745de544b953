import { expect, test } from './support/test.ts';

test(
  'the first Tab offers to skip the header, and Enter skips it',
  { tag: '@without-javascript' },
  async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Przejdź do treści' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#content');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  },
);
