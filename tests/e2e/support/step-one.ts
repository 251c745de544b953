import { expect, type Locator, type Page } from 'playwright/test';

/** Puts goods into the basket and opens step 1 of the order. @param shop the address of another shop than the test's own */
export async function atStepOne(page: Page, product = '1017', number = '2', size = 'uniw', shop = '') {
  await page.goto(`${shop}/basketedit.php`);
  const { origin } = new URL(page.url());
  await page.request.post(`${shop}/basketchange.php`, {
    form: { product, size, number, getAjax: 'true' },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  await page.goto(`${shop}/order1.php`);
}

/** The radio button of a delivery or a payment. */
export const tile = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/**
 * Chooses a radio button or a checkbox. A message that comes or goes above it may move it between the scroll to it and the
 * press: a person then presses where it is now.
 */
export const choose = (control: Locator): Promise<void> => expect(() => control.check({ force: true })).toPass();
