import type { Page } from 'playwright/test';
import { openAccount, password } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import type { Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Phone and desktop, with and without JavaScript. */
const everywhere = { tag: ['@phone', '@without-javascript'] };

async function register(page: Page, shop: Shop, login: string) {
  await page.goto('/client-new.php');
  await openAccount(page, shop, login);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje konto');
}

test(
  'a guest registers, signs out and signs in again [H-08] [S-15 part] [S-16 part]',
  everywhere,
  async ({ page, shop }, { testId }) => {
    const login = `gosc-${testId.replaceAll(/\W/g, '').slice(-20)}`;
    const main = page.getByRole('main');

    await test.step('register', async () => {
      await page.goto('/signin.php');
      await expectNoAxeViolations(page);
      await main.getByRole('link', { name: 'Załóż konto' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowe konto');
      await expectNoAxeViolations(page);
      await register(page, shop, login);
      await expect(main.getByText(/Konto jest gotowe\./)).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('sign out, in', async () => {
      await main.getByRole('button', { name: 'Wyloguj się' }).click();
      await expect(page.getByText('Wylogowano.')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Twoje konto' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logowanie');
      await main.getByLabel('Login albo e-mail').fill(login);
      await main.getByLabel('Hasło', { exact: true }).fill('nie-to-haslo');
      await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
      await expect(main.getByText(/Login albo hasło się nie zgadza\./)).toHaveCount(1);
      await expectNoAxeViolations(page);
      await expect(main.getByLabel('Login albo e-mail')).toHaveValue(login);
      await main.getByLabel('Hasło', { exact: true }).fill(password);
      await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
      await expect(main.getByText(`${login}@poczta.example`)).toBeVisible();
    });

    await test.step('change', async () => {
      await main.getByRole('link', { name: 'Zmień dane albo hasło' }).click();
      await expect(main.getByLabel('E-mail', { exact: true })).toHaveValue(`${login}@poczta.example`);
      await expectNoAxeViolations(page);
      await main.getByLabel('Miejscowość').fill('Sopot');
      await main.getByRole('button', { name: 'Zapisz zmiany' }).click();
      await expect(main.getByText('Zmiany zostały zapisane.')).toBeVisible();
      await expect(main.getByLabel('Miejscowość')).toHaveValue('Sopot');
    });

    await test.step('an address that prefills the next order', async () => {
      await page.goto('/client-addresses.php');
      await main.getByRole('link', { name: 'Dodaj adres dostawy' }).click();
      await expectNoAxeViolations(page);
      const values = { Imię: 'Ola', Nazwisko: 'Kos', Ulica: 'Lipowa', 'Numer domu': '4', Miejscowość: 'Gdynia' };
      for (const [label, value] of Object.entries({ ...values, 'Kod pocztowy': '81-001' }))
        await main.getByLabel(label, { exact: true }).fill(value);
      await main.getByRole('button', { name: 'Zapisz' }).click();
      await expect(main.getByText('Adres dostawy jest zapisany.')).toBeVisible();
      await main.getByRole('button', { name: /^Ustaw jako domyślny: Ola Kos/ }).click();
      await expect(main.getByText('Adres dostawy został wybrany.')).toBeVisible();
      await expectNoAxeViolations(page);
      const { origin } = new URL(page.url());
      await page.request.post('/basketchange.php', {
        form: { product: '1017', size: 'uniw', number: '1', getAjax: 'true' },
        headers: { origin, 'sec-fetch-site': 'same-origin' },
      });
      await page.goto('/order1.php');
      await expect(main.getByRole('radio', { name: 'Ola Kos' })).toBeChecked();
      await expect(main.getByLabel('Imię').first()).toBeHidden();
      await expectNoAxeViolations(page);
    });
  },
);

test('a new password is requested by e-mail [S-15 part]', everywhere, async ({ page }) => {
  await page.goto('/signin.php');
  await page.getByRole('main').getByRole('link', { name: 'Nie pamiętam hasła' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowe hasło');
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByLabel('E-mail').fill('nikt@poczta.example');
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByText(/Jeśli mamy takie konto, wysłaliśmy na jego adres link/)).toBeVisible();
});

test('registration focuses its first invalid field [V-14 part]', async ({ page }) => {
  await page.goto('/client-new.php');
  const main = page.getByRole('main');
  // The server focuses it after a plain submit; this tests the hydrated form.
  await main.getByLabel('Imię', { exact: true }).focus();
  await expect(main.locator('[data-island][data-hydrated]')).toBeAttached();
  await main.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(main.getByRole('heading', { name: /^Popraw/ })).toBeVisible();
  await expect(main.getByLabel('Imię', { exact: true })).toBeFocused();
  await main.getByLabel('Imię', { exact: true }).fill('Hanna');
  await main.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(main.getByLabel('Nazwisko', { exact: true })).toBeFocused();
});

test(
  'sign-in, registration and password change can show the password',
  { tag: ['@phone'] },
  async ({ page, shop }, { testId }) => {
    const main = page.getByRole('main');
    const expectShowing = async (label: RegExp) => {
      const field = main.getByLabel(label);
      // The first on the page belongs to this field.
      const eye = main.getByRole('button', { name: 'Pokaż hasło' }).first();
      await field.fill('tajne-1234');
      await eye.click();
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('tajne-1234');
      await expectNoAxeViolations(page);
      await field.fill('');
    };
    await page.goto('/signin.php');
    await expectShowing(/^Hasło$/);
    await page.goto('/client-new.php');
    await expectShowing(/^Hasło$/);
    await register(page, shop, `oko-${testId.replaceAll(/\W/g, '').slice(-20)}`);
    await page.goto('/loginedit.php');
    await expectShowing(/^Obecne hasło/);
  },
);
