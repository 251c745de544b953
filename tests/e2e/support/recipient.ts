import type { Page } from 'playwright/test';
import { recipient } from '../../../storefront/reference/asking/recipient.ts';

/** What is written above each field of the order's form. */
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

/** Fills in who gets the order, as a person does: field by field, by what is written above it. */
export async function fillRecipient(page: Page): Promise<void> {
  for (const field of Object.keys(labels) as Array<keyof typeof labels>)
    await page.getByRole('textbox', { name: labels[field], exact: true }).fill(recipient[field]);
}
