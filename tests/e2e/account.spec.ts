import type { Page } from 'playwright/test';
import { openAccount, password } from './support/account.ts';
import { account } from '../../storefront/reference/asking/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openAccountBy } from './support/registration.ts';
import type { Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Each run has the first tag, the whole matrix all combinations. */
const phoneFirst = { tag: ['@phone', '@without-javascript'] };
const withoutJavaScriptFirst = { tag: ['@without-javascript', '@phone'] };

async function register(page: Page, shop: Shop, login: string, atConfirmation?: (page: Page) => Promise<void>) {
  await page.goto('/client-new.php');
  await openAccount(page, shop, login, atConfirmation);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twoje konto');
}

test(
  'a guest registers, signs out and signs in again [H-08] [S-15 part] [S-16 part]',
  phoneFirst,
  async ({ page, shop }, { testId }) => {
    const login = `gosc-${testId.replaceAll(/\W/g, '').slice(-20)}`;
    const main = page.getByRole('main');

    await test.step('register', async () => {
      await page.goto('/signin.php');
      await main.getByRole('link', { name: 'Załóż konto' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowe konto');
      await register(page, shop, login, expectNoAxeViolations);
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

test('a new password is requested by e-mail [S-15 part]', withoutJavaScriptFirst, async ({ page }) => {
  await page.goto('/signin.php');
  await page.getByRole('main').getByRole('link', { name: 'Nie pamiętam hasła' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nowe hasło');
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByLabel('E-mail').fill('nikt@poczta.example');
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByText(/Jeśli mamy takie konto, wysłaliśmy na jego adres link/)).toBeVisible();
});

test('registration asks the shop about its fields while they are filled in, and focuses its first invalid field [H-14] [V-15] [X-06] [V-14 part]', async ({
  page,
  shop,
}, { testId }) => {
  const main = page.getByRole('main');
  const login = `zajety-${testId.replaceAll(/\W/g, '').slice(-16)}`;
  await openAccountBy(page.request, shop, {
    ...account,
    client_login: login,
    client_email: `${login}@poczta.example`,
    client_password: password,
    client_password2: password,
  });
  await page.context().clearCookies();
  await page.goto('/client-new.php');
  const field = (label: string) => main.getByLabel(label, { exact: label !== 'Numer konta bankowego' });
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/ajax/')) asked.push(`${request.method()} ${url.pathname}${url.search}`);
    if ((request.postData() ?? '').includes('validateClientData')) asked.push('validateClientData');
  });

  /** A new error waits until the field is left. */
  const type = async (label: string, text: string) => {
    await field(label).fill(text);
    await field(label).blur();
  };

  await test.step('a bank account by its address: its own message, success, and nothing for an empty field', async () => {
    const [label, wrong] = ['Numer konta bankowego', 'Format numeru konta bankowego jest niepoprawny'];
    const bank = field(label);
    await type(label, 'PL00');
    await expect(main.getByText(wrong)).toBeVisible();
    await expect(bank).toHaveAttribute('aria-invalid', 'true');
    await type(label, 'PL61109010140000071219812874');
    await expect(main.getByText(wrong)).toHaveCount(0);
    await expect(bank).not.toHaveAttribute('aria-invalid', 'true');
    // An account is a secret of the body, never of an address.
    expect(new Set(asked)).toEqual(new Set(['POST /ajax/payments.php?action=verify_iban']));
    await type(label, 'PL00');
    await expect(main.getByText(wrong)).toBeVisible();
    asked.length = 0;
    await type(label, '');
    await expect(main.getByText(wrong)).toHaveCount(0);
    await expect(bank).not.toHaveAttribute('aria-invalid', 'true');
    expect(asked).toEqual([]);
  });

  await test.step('the same address by GET, and the one for any field, with what the field depends on', async () => {
    const judge = async (path: string, form: Record<string, string>) => {
      const byPost = await (await page.request.post(path, { form, headers: { origin: shop.url } })).json();
      expect(await (await page.request.get(`${path}?${new URLSearchParams(form)}`)).json()).toEqual(byPost);
      return byPost as { errno: number; message?: string };
    };
    const iban = { action: 'verify_iban', bankAccount: 'PL00' };
    expect(await judge('/ajax/payments.php', iban)).toEqual({ errno: 1 });
    const zipcode = (country: string) => judge('/ajax/validation.php', { client_zipcode: '31-145', country });
    expect((await zipcode('PL')).errno).toBe(0);
    expect((await zipcode('DE')).errno).toBe(1);
  });

  await test.step('any field by the method and with the extra that its markup names: the words of the shop, and success', async () => {
    const zipcode = field('Kod pocztowy');
    const words = 'Wpisz kod pocztowy, np. 31145.';
    /** As a shop's own markup says it (wire contract, per-field validation). */
    const asks = (validationMethod: string, country: string) =>
      zipcode.evaluate((input, attributes) => Object.assign(input.dataset, attributes), {
        validationUrl: '/ajax/validation.php',
        validationMethod,
        validationExtra: `country=${country}`,
      });
    const bodies: Array<string | null> = [];
    page.on('request', (request) => {
      if (request.url().includes('/ajax/validation.php')) bodies.push(request.postData());
    });
    asked.length = 0;
    await asks('POST', 'DE');
    await type('Kod pocztowy', '31-145');
    await expect(main.getByText(words)).toBeVisible();
    await expect(zipcode).toHaveAttribute('aria-invalid', 'true');
    await type('Kod pocztowy', '');
    await expect(main.getByText(words)).toHaveCount(0);
    await asks('POST', 'PL');
    await type('Kod pocztowy', '31-147');
    await expect.poll(() => bodies).toHaveLength(2);
    await expect(zipcode).not.toHaveAttribute('aria-invalid', 'true');
    await asks('GET', 'DE');
    await type('Kod pocztowy', '31-146');
    await expect(main.getByText(words)).toBeVisible();
    expect(bodies).toEqual(['client_zipcode=31-145&country=DE', 'client_zipcode=31-147&country=PL', null]);
    expect(asked).toEqual([
      'POST /ajax/validation.php',
      'POST /ajax/validation.php',
      'GET /ajax/validation.php?client_zipcode=31-146&country=DE',
    ]);
    await zipcode.evaluate((input) => delete input.dataset['validationUrl']);
    asked.length = 0;
  });

  await test.step('a login and a zip code by the validator of client data', async () => {
    await type('Kod pocztowy', '3114');
    await expect(main.getByText('Wpisz kod pocztowy, np. 31-145.')).toBeVisible();
    await type('Kod pocztowy', '31-145');
    await expect(main.getByText('Wpisz kod pocztowy, np. 31-145.')).toHaveCount(0);
    await type('Login', login);
    await expect(main.getByText(/Ten login jest już zajęty\. Wolny jest na przykład: /)).toBeVisible();
    await type('Login', `${login}-2`);
    await expect(main.getByText(/Ten login jest już zajęty/)).toHaveCount(0);
    expect(new Set(asked)).toEqual(new Set(['validateClientData']));
  });

  await page.goto('/client-new.php');
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
    };
    await page.goto('/signin.php');
    await expectShowing(/^Hasło$/);
    await page.goto('/client-new.php');
    await expectShowing(/^Hasło$/);
    await register(page, shop, `oko-${testId.replaceAll(/\W/g, '').slice(-20)}`);
    await page.goto('/loginedit.php');
    await expectShowing(/^Obecne hasło/);
    await expectNoAxeViolations(page);
  },
);
