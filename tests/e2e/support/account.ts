import { expect, type Page } from 'playwright/test';
import { account } from '../../../storefront/reference/asking/account.ts';
import { confirmationPath, openAccountBy } from './registration.ts';
import type { Shop } from './shop.ts';

/** The password of all test accounts. */
export const password = 'tajne-1234';

/**
 * Registers on the open registration form, and confirms by the link in the mail, which arrives in the shop's outbox.
 *
 * @param atConfirmation called on the page of that link
 */
export async function openAccount(
  page: Page,
  { outboxDir }: Pick<Shop, 'outboxDir'>,
  login: string,
  atConfirmation?: (page: Page) => Promise<void>,
): Promise<void> {
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Logowanie|Jak chcesz kupić\?)$/);
  await expect(main.getByText(/Dokończ zakładanie konta pod linkiem/)).toBeVisible();
  await page.goto(await confirmationPath(outboxDir, `${login}@poczta.example`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otwórz konto');
  await atConfirmation?.(page);
  await main.getByLabel('Hasło', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Otwórz konto' }).click();
}

/** The same account by two requests, for tests of what comes after: the page's visitor is signed in then, and the page stays. */
export const openAccountUnseen = (page: Page, shop: Pick<Shop, 'url' | 'outboxDir'>, login: string): Promise<void> =>
  openAccountBy(page.request, shop, {
    ...account,
    client_email: `${login}@poczta.example`,
    client_login: login,
    client_password: password,
    client_password2: password,
  });
