import type { Page } from 'playwright/test';
import { recipient } from '../../../storefront/reference/asking/recipient.ts';

/** The label of each field of the order form. */
const labels: Readonly<Record<keyof typeof recipient, string>> = {
  firstname: 'Imię',
  lastname: 'Nazwisko',
  email: 'E-mail',
  phone: 'Telefon',
  street: 'Ulica',
  street_number: 'Numer domu',
  zipcode: 'Kod pocztowy',
  city: 'Miejscowość',
};

/** Fills in the recipient as a user does: field by field, by label. Pays by transfer, so that the order ends at its confirmation. */
export async function fillRecipient(page: Page): Promise<void> {
  // Before the styles are there, the fields of other addresses are in sight.
  await page.waitForLoadState();
  for (const field of Object.keys(labels) as Array<keyof typeof labels>)
    await page.getByRole('textbox', { name: labels[field], exact: true }).fill(recipient[field]);
  const transfer = page.getByRole('radio', { name: 'Przelew tradycyjny' });
  if ((await transfer.count()) > 0) await transfer.check({ force: true });
}
