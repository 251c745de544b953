import { fillRecipient } from '../../tests/e2e/support/recipient.ts';

/** @typedef {import('playwright').Page} Page */

/** @param {Page} page @param {string} group @param {RegExp} option */
const choose = (page, group, option) =>
  // The radio lies under its tile: forced, because a person clicks what is seen.
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: option }).first().check({ force: true });

/** @param {Page} page */
async function reachSummary(page) {
  await fillRecipient(page);
  await choose(page, 'Dostawa', /^Kurier/);
  await choose(page, 'Płatność', /Przelew/);
  await page.getByRole('button', { name: /^Dalej/ }).click();
  await page.waitForURL('**/order2.php');
}

/**
 * What is pictured, in the order in which a shopper meets it: each step goes on from the page of the one before.
 * @type {ReadonlyArray<{ name: string, go: (page: Page) => Promise<unknown> }>}
 */
export const journey = [
  { name: 'home', go: (page) => page.goto('/') },
  { name: 'listing', go: (page) => page.goto('/pol_m_ceramika-1.html') },
  { name: 'search', go: (page) => page.goto('/search.php?text=kubek&counter=0') },
  { name: 'not-found', go: (page) => page.goto('/nie-ma-takiej-strony.html') },
  { name: 'basket-empty', go: (page) => page.goto('/basketedit.php') },
  { name: 'product', go: (page) => page.goto('/product-pol-1001-kubek-poranek-wapno.html') },
  {
    name: 'basket',
    go: async (page) => {
      await page.getByRole('button', { name: 'Do koszyka' }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Koszyk.*1 produkt/ })
        .waitFor();
      await page.goto('/basketedit.php');
    },
  },
  {
    name: 'order-1',
    go: async (page) => {
      await page.getByRole('main').getByText('Przejdź do zamówienia').first().click();
      await page.waitForURL('**/order1.php');
    },
  },
  {
    name: 'order-1-errors',
    go: async (page) => {
      await page.getByRole('button', { name: /^Dalej/ }).click();
      await page.getByRole('heading', { name: /^Popraw/ }).waitFor();
    },
  },
  { name: 'order-2', go: reachSummary },
  {
    name: 'order-confirmed',
    go: async (page) => {
      await page.getByRole('checkbox', { name: /regulamin/ }).check({ force: true });
      await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
      await page.waitForURL(/orderdetails/);
    },
  },
];
