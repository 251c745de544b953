import type { Locator, Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** More stops than any page has. */
const mostStops = 300;

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the keyboard leads to the page on accessibility from the footer, the terms and the order', async ({ page }) => {
  await test.step('footer', async () => {
    await page.goto('/signin.php');
    await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Dostępność', exact: true }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Dostępność sklepu');
    await expectNoAxeViolations(page);
  });

  await test.step('terms', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' }).click();
    await expect(heading(page)).toHaveText('Regulamin');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Dostępność sklepu' }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Dostępność sklepu');
  });

  await test.step('order', async () => {
    await page.goto('/product-pol-1001-kubek-poranek-wapno.html');
    await page.getByRole('main').getByRole('button', { name: 'Kup teraz' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Kup bez konta' }).click();
    const help = page.getByRole('region', { name: 'Pomoc przy zamówieniu' });
    await expect(help.getByRole('link', { name: 'pomoc@sien.example' })).toHaveAttribute(
      'href',
      'mailto:pomoc@sien.example',
    );
    await tabTo(page, help.getByRole('link', { name: 'Dostępność', exact: true }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Dostępność sklepu');
  });
});
