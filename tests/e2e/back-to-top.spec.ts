import { expect, test } from './support/test.ts';

const listing = '/search.php?text=len';

test('after two screen heights a link leads back to the top [L-13 part]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Wróć na górę' });
  const height = await page.evaluate(() => innerHeight);
  const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await scroll(2 * height - 50);
  await expect(page.locator('[data-back-to-top][data-state="hidden"]')).toBeAttached();
  await expect(link).toBeHidden();
  await scroll(2 * height + 50);
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#content')).toBeFocused();
  await expect(link).toBeHidden();
});

test('without a script it is a link at the end of the page', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto(listing);
  await expect(page.locator('a[data-back-to-top]')).toHaveAttribute('href', '#content');
  await expect(page.locator('#content')).toBeAttached();
});
