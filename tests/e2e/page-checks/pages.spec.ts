import type { Page } from 'playwright/test';
import { inTurn } from '../../full-run.ts';
import { runPageChecks } from '../../page-checks/index.ts';
import { expect, test } from '../support/test.ts';

test.use({ bypassCSP: true });

/** The audit `audit:pages` covers every page kind; these two have most controls. */
const pages: Record<string, (page: Page) => Promise<unknown>> = {
  product: (page) => page.goto('/product-pol-1001-kubek-poranek-wapno.html'),
  'the address form with errors': async (page) => {
    await page.goto('/product-pol-1001-kubek-poranek-wapno.html');
    await page.getByRole('button', { name: 'Do koszyka', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/1 produkt/);
    await page.goto('/order1.php');
    await page.getByRole('button', { name: 'Dalej' }).click();
    await expect(page.getByRole('textbox', { name: 'Imię' })).toHaveAttribute('aria-invalid', 'true');
  },
};

for (const [turn, [name, open]] of Object.entries(pages).entries())
  for (const width of inTurn([1440, 390], turn, 2))
    test(`${name} at ${width} px has no fault rule engines miss`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      expect(await runPageChecks(page)).toEqual([]);
    });
