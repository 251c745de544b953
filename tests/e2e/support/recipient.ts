import type { Page } from 'playwright/test';

/** A whole address that every check accepts, by the labels of the form. */
const recipient = {
  Imię: 'Hanna',
  Nazwisko: 'Źrebiec',
  'E-mail': 'hanna@poczta.example',
  Telefon: '600 100 200',
  Ulica: 'Łobzowska',
  'Numer domu': '8/3',
  'Kod pocztowy': '31-145',
  Miejscowość: 'Kraków',
};

/** Fills in who gets the order, as a person does: field by field, by what is written above it. */
export async function fillRecipient(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(recipient))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
}
