import type { Page } from 'playwright/test';

/** What every account of these tests is entered with. */
export const password = 'tajne-1234';

/** Opens an account on the page that is shown: the form of registration. */
export async function openAccount(page: Page, login: string): Promise<void> {
  const main = page.getByRole('main');
  const values: Record<string, string> = {
    Imię: 'Hanna',
    Nazwisko: 'Źrebiec',
    'E-mail': `${login}@poczta.example`,
    Telefon: '600 100 200',
    Ulica: 'Łobzowska',
    'Numer domu': '8/3',
    'Kod pocztowy': '31-145',
    Miejscowość: 'Kraków',
    Login: login,
    Hasło: password,
    'Powtórz hasło': password,
  };
  for (const [label, value] of Object.entries(values)) await main.getByLabel(label, { exact: true }).fill(value);
  await main.getByRole('button', { name: 'Załóż konto' }).click();
}
