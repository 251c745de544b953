import { expect, test } from './support/test.ts';

test(
  'a phone switches to the view of a desktop and back, and keeps the choice in a cookie [T-28] [L-12 part]',
  { tag: ['@without-javascript', '@phone'] },
  async ({ page, context, isMobile, shop }) => {
    const footer = page.getByRole('contentinfo');
    const desktop = footer.getByRole('button', { name: 'Pokaż wersję na komputer' });
    const phone = footer.getByRole('button', { name: 'Pokaż wersję na telefon' });
    const choice = async () =>
      (await context.cookies(shop.url)).find(({ name }) => name === 'responsive_switch')?.value;
    await page.goto('/pol_m_len-2.html');
    if (!isMobile) {
      // A screen of 1024 pixels and more has that view anyway, whatever the width of its window.
      await expect(desktop).toBeHidden();
      return;
    }
    await desktop.click();
    await expect(phone).toBeVisible();
    await expect(page).toHaveURL('/pol_m_len-2.html');
    expect(await choice()).toBe('desktop');
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute('content', 'width=1024');
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Działy sklepu' })).toBeVisible();
    await phone.click();
    await expect(desktop).toBeVisible();
    expect(await choice()).toBeUndefined();
    await expect(page.getByRole('navigation', { name: 'Działy sklepu' })).toBeHidden();
  },
);

test('the switch shows on screens below 1024 px, and not from there on [L-12 part]', async ({ browser, shop }) => {
  for (const [width, isShown] of [
    [1023, true],
    [1024, false],
  ] as const) {
    const context = await browser.newContext({ viewport: { width: 800, height: 700 }, screen: { width, height: 768 } });
    const page = await context.newPage();
    await page.goto(shop.url);
    await expect(page.getByRole('button', { name: 'Pokaż wersję na komputer' })).toBeVisible({ visible: isShown });
    await context.close();
  }
});
