import type { Page } from 'playwright/test';
import { URI, type TOTP } from 'otpauth';
import { account } from '../../storefront/reference/asking/account.ts';
import { password } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { openAccountBy } from './support/registration.ts';
import { startShop, type Shop } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Passkeys belong to a host name: browsers refuse them at 127.0.0.1. */
const byName = (shop: Shop) => shop.url.replace('127.0.0.1', 'localhost');

async function register(page: Page, shop: Shop, login: string) {
  const form = {
    ...account,
    client_email: `${login}@poczta.example`,
    client_login: login,
    client_password: password,
    client_password2: password,
  };
  await openAccountBy(page.request, { url: byName(shop), outboxDir: shop.outboxDir }, form);
}

/** Types login and password on the open sign-in page. */
async function typeLogin(page: Page, login: string) {
  const main = page.getByRole('main');
  await main.getByLabel('Login albo e-mail').fill(login);
  await main.getByLabel('Hasło', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click();

test(
  'a passkey is added, signs in and is removed; replayed and removed ones are refused; data are taken along and deleted',
  { tag: ['@postgres'] },
  async ({ page, shop }) => {
    const origin = byName(shop);
    const main = page.getByRole('main');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('WebAuthn.enable');
    await devTools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await register(page, shop, 'klucz');

    await page.goto(`${origin}/client-signin.php`);
    await main.getByLabel('Nazwa klucza').fill('Laptop');
    await main.getByLabel('Obecne hasło').first().fill('nie-to-haslo');
    await main.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await expect(main.getByText('To nie jest obecne hasło do konta.').first()).toBeVisible();
    await expect(main.getByLabel('Nazwa klucza')).toHaveValue('Laptop');
    await main.getByLabel('Obecne hasło').first().fill(password);
    await main.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
    await expect(main.getByText('Klucz „Laptop” jest dodany.')).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Laptop' })).toBeVisible();
    await expectNoAxeViolations(page);

    await signOut(page);
    await page.goto(`${origin}/signin.php`);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && (request.postData() ?? '').includes('credential=%7B'),
    );
    await main.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
    const form = new URLSearchParams((await sent).postData() ?? '');
    await expect(heading(page)).toHaveText('Twoje konto');

    // The same answer again signs no one in: its challenge is used up.
    await signOut(page);
    const replayed = await page.request.post(`${origin}/signin.php`, {
      form: Object.fromEntries(form),
      headers: { origin, 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    });
    expect(replayed.status()).toBe(422);
    expect(await replayed.text()).toContain('Ten klucz dostępu nie pasuje do żadnego konta.');

    // A stranger cannot remove it: the answer is that of a key that never was.
    await register(page, shop, 'obcy');
    for (const remove of ['1', '999']) {
      await page.request.post(`${origin}/client-signin.php`, {
        form: { passkey_password: password, remove },
        headers: { origin, 'sec-fetch-site': 'same-origin' },
        maxRedirects: 0,
      });
      await page.goto(`${origin}/client.php`);
      await expect(main.getByText('Tego klucza już nie ma.')).toBeVisible();
    }
    await signOut(page);

    await page.goto(`${origin}/signin.php`);
    await main.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
    await expect(main.getByText('klucz@poczta.example')).toBeVisible();

    // What the shop keeps, to read and to take along; the stranger's is another's.
    await main.getByRole('link', { name: 'Pobierz dane albo usuń konto' }).click();
    await expect(heading(page)).toHaveText('Twoje dane w sklepie');
    await expect(main.getByRole('region', { name: 'Klucze dostępu' })).toContainText('Laptop');
    await expectNoAxeViolations(page);
    const own = await (await page.request.get(`${origin}/client-data.php?format=json`)).json();
    expect(own).toMatchObject({ account: { email: 'klucz@poczta.example' }, passkeys: [{ name: 'Laptop' }] });
    expect(JSON.stringify(own)).not.toMatch(/obcy|argon2|secret/);
    await page.goto(`${origin}/client-signin.php`);
    await main.getByLabel('Obecne hasło').first().fill(password);
    await main.getByRole('button', { name: 'Usuń klucz: Laptop' }).click();
    await expect(main.getByText('Klucz jest usunięty.')).toBeVisible();
    await signOut(page);
    await page.goto(`${origin}/signin.php`);
    await main.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
    await expect(main.getByText(/Ten klucz dostępu nie pasuje do żadnego konta\./)).toHaveCount(1);

    // A deleted account opens no more.
    await register(page, shop, 'koniec');
    await page.goto(`${origin}/client-data.php`);
    await main.getByLabel('Obecne hasło').fill('nie-to-haslo');
    await main.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
    await expect(main.getByText('To nie jest obecne hasło do konta.')).toHaveCount(1);
    await main.getByLabel('Obecne hasło').fill(password);
    await main.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
    await expect(page.getByText('Konto jest usunięte.')).toBeVisible();
    await page.goto(`${origin}/signin.php`);
    await typeLogin(page, 'koniec');
    await expect(main.getByText('Login albo hasło się nie zgadza.')).toBeVisible();
  },
);

test(
  'a code of an app is asked after the password; each works once, recovery codes replace it',
  { tag: ['@without-javascript'] },
  async ({ page, engine }) => {
    // Codes depend on the time: the shop's clock has to be the real one.
    const shop = await startShop({ engine, now: new Date().toISOString() });
    try {
      const origin = byName(shop);
      const main = page.getByRole('main');
      await register(page, shop, 'kod');
      await page.goto(`${origin}/client-signin.php`);
      await main.getByLabel('Obecne hasło').last().fill(password);
      await main.getByRole('button', { name: 'Włącz kod z aplikacji' }).click();
      await expect(main.getByRole('img', { name: 'Kod QR dla aplikacji do kodów' })).toBeVisible();
      await expectNoAxeViolations(page);
      const address = await main.getByRole('link', { name: 'Otwórz aplikację do kodów' }).getAttribute('href');
      const app = URI.parse(address ?? '') as TOTP;
      await main.getByRole('textbox', { name: 'Kod z aplikacji' }).fill('000000');
      await main.getByRole('button', { name: 'Potwierdź kod' }).click();
      await expect(main.getByText(/Ten kod nie pasuje/).first()).toBeVisible();
      const first = app.generate();
      await main.getByRole('textbox', { name: 'Kod z aplikacji' }).fill(first);
      await main.getByRole('button', { name: 'Potwierdź kod' }).click();
      const list = main.getByRole('region', { name: 'Twoje kody zapasowe' }).getByRole('listitem');
      await expect(list).toHaveCount(8);
      await expectNoAxeViolations(page);
      const codes = await list.allTextContents();
      const recovery = codes[0] ?? '';
      await page.goto(`${origin}/client-signin.php`);
      await expect(main.getByText(/Zostało 8\u00a0kodów zapasowych\./)).toBeVisible();
      await expect(main.getByText(recovery)).toHaveCount(0);

      await signOut(page);
      await page.goto(`${origin}/signin.php`);
      await typeLogin(page, 'kod');
      await expect(heading(page)).toHaveText('Kod z aplikacji');
      await expectNoAxeViolations(page);
      // The password alone opens nothing.
      expect((await page.request.get(`${origin}/client.php`, { maxRedirects: 0 })).status()).toBe(303);
      const type = async (code: string) => {
        await main.getByLabel('Kod', { exact: true }).fill(code);
        await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
      };
      // It turned the second step on, so it is used up.
      await type(first);
      await expect(main.getByText(/Ten kod nie pasuje/)).toHaveCount(1);
      await type(recovery);
      await expect(heading(page)).toHaveText('Twoje konto');

      // The calls of the contract answer alike.
      await signOut(page);
      const ask = async (document: string) =>
        (await page.request.post(`${origin}/graphql/v1/`, { data: { query: document }, headers: { origin } })).text();
      expect(await ask(`mutation{login(login:"kod",password:"${password}"){status error{code}}}`)).toContain(
        'mfa_verification_required',
      );
      expect(await ask(`mutation{verifyMfa(code:"${recovery}"){isPinValid}}`)).toContain('false');
      expect(await ask(`mutation{verifyMfa(code:"${codes[1]}"){isPinValid}}`)).toContain('true');
      expect(await ask('query{mfaSettings{enabled}}')).toContain('true');
      await page.goto(`${origin}/client.php`);
      await expect(heading(page)).toHaveText('Twoje konto');

      await signOut(page);
      await page.goto(`${origin}/signin.php`);
      await typeLogin(page, 'kod');
      await type(recovery);
      for (let wrong = 2; wrong <= 5; wrong += 1) await type('000000');
      await expect(main.getByText('Za dużo błędnych kodów. Spróbuj znowu za 15 minut.')).toBeVisible();
      await type(app.generate({ timestamp: Date.now() + 30_000 }));
      await expect(main.getByText('Za dużo błędnych kodów. Spróbuj znowu za 15 minut.')).toBeVisible();
    } finally {
      await shop.stop();
    }
  },
);
