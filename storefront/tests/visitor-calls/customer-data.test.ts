import { expect, it } from 'vitest';
import { confirmAccount } from '../../features/account/server/testing/mails.ts';
import { detailsOf } from '../../features/checkout/index.ts';
import { orderText } from '../../operator/entries.ts';
import { settingsWith } from '../../platform/settings/index.ts';
import { account, byCourier } from '../../reference/asking/steps.ts';
import { Browser } from '../../testing/browser.ts';
import { describeOnEngines } from '../../testing/running-shop.ts';
import { wordsOf } from '../../testing/visitor.ts';

const iban = 'PL61 1090 1014 0000 0712 1981 2874';
const wrongIban = '61 1090 1014 0000 0712 1981 2875';
const messages = {
  birthDate: 'Wpisz prawdziwą datę urodzenia w formie RRRR-MM-DD.',
  bankAccount: 'Format numeru konta bankowego jest niepoprawny',
};

/** The value of a field in a page. */
const valueIn = (html: string, name: string): string | undefined => {
  const [tag] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
  return tag && (/ value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('\u00a0', ' ');
};

describeOnEngines('the forms of a customer\u2019s data', (shop) => {
  const plain = async (answer: Response) => (await wordsOf(answer)).replaceAll('\u00a0', ' ');

  it('ask, judge and keep all of it: registration, login, addresses, customer data, the order [S-46] [V-12 part] [V-09 part]', async () => {
    const { store } = shop();
    const browser = new Browser(shop());
    const firm = {
      ...account,
      client_type: 'firm',
      client_firm: 'Wełna sp. z o.o.',
      client_nip: '526-025-02-74',
      client_birth_date: '1990-05-17',
      bankAccount: iban,
    };
    const { client_email: email, client_login: login } = firm;

    // Registration: every field is there, and a wrong one comes back as typed, with its message.
    const form = await (await browser.fetch('/client-new.php')).text();
    for (const name of Object.keys(firm)) expect(form, name).toContain(`name="${name}"`);
    for (const [field, value, message] of [
      ['client_birth_date', '1990-02-30', messages.birthDate],
      ['client_birth_date', '17.05.1990', messages.birthDate],
      ['client_birth_date', '2990-05-17', messages.birthDate],
      ['bankAccount', wrongIban, messages.bankAccount],
      ['client_nip', '526-025-02-75', 'NIP'],
      ['client_phone', '12', 'telefon'],
      ['client_email', 'hanna', 'E-mail'],
    ] as const) {
      const refused = await browser.post('/client-new.php', { ...firm, [field]: value });
      expect(refused.status, field).toBe(422);
      const html = await refused.text();
      expect(html.replaceAll('\u00a0', ' ').toLowerCase(), field).toContain(message.toLowerCase());
      expect(valueIn(html, field)).toBe(value);
    }
    // The same bank account by call 4, which the field of the page asks.
    expect(form).toContain('data-validation-url="/ajax/payments.php?action=verify_iban"');
    for (const [sent, errno] of [
      [iban, 0],
      [wrongIban, 1],
    ] as const) {
      const answer = await browser.fetch(
        `/ajax/payments.php?action=verify_iban&bankAccount=${encodeURIComponent(sent)}`,
      );
      expect(await answer.json()).toMatchObject({ errno });
    }
    expect((await browser.post('/client-new.php', firm)).status).toBe(303);
    expect((await confirmAccount(browser, email, account.client_password)).status).toBe(303);

    // Login.
    await browser.post('/login.php', { operation: 'logout' });
    expect(await plain(await browser.fetch('/signin.php'))).toContain('Login albo e-mail');
    const wrongLogin = await browser.post('/signin.php', { operation: 'login', login, password: 'nie-to-haslo' });
    expect(await plain(wrongLogin)).toContain('Login albo hasło się nie zgadza.');
    const signIn = { operation: 'login', login, password: account.client_password };
    expect((await browser.post('/signin.php', signIn)).status).toBe(303);

    // Customer data: in the form that changes it, on the page of own data, on the wire.
    const edit = await (await browser.fetch('/loginedit.php')).text();
    expect([valueIn(edit, 'client_birth_date'), valueIn(edit, 'bankAccount')?.replaceAll(' ', '')]).toEqual([
      '1990-05-17',
      iban.replaceAll(' ', ''),
    ]);
    const own = await plain(await browser.fetch('/client-data.php'));
    for (const text of ['Data urodzenia: 1990-05-17', iban, 'NIP 5260250274', firm.client_firm, '600 100 200', email])
      expect(own).toContain(text);
    const json = (await (await browser.fetch('/client-data.php?format=json')).json()) as { account: object };
    expect(json.account).toMatchObject({ birthDate: '1990-05-17', bankAccount: iban.replaceAll(' ', '') });
    expect(await browser.ask('{client{birthDate taxNumber phone email}}')).toMatchObject({
      client: { birthDate: '1990-05-17', taxNumber: '5260250274', email },
    });

    // The order: its form asks where the settings say so, with what the account knows (WCAG 2.2, 3.3.7).
    await browser.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
    expect(await (await browser.fetch('/order1.php')).text()).not.toMatch(/name="(birth_date|bankAccount)"/);
    await store.settings.set('orderBirthDate', 'required');
    await store.settings.set('orderBankAccount', 'optional');
    const step = await (await browser.fetch('/order1.php')).text();
    expect([valueIn(step, 'birth_date'), valueIn(step, 'bankAccount')]).toEqual(['1990-05-17', iban]);

    // A guest gives them, with a delivery to one address and an invoice to another one.
    const guest = new Browser(shop());
    await guest.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1', mode: '1', change: 'add' });
    const choice = {
      ...byCourier,
      ship_to: 'other',
      ship_firstname: 'Jan',
      ship_lastname: 'Wrona',
      ship_phone: '600 200 300',
      ship_street: 'Długa',
      ship_street_number: '7',
      ship_zipcode: '80-831',
      ship_city: 'Gdańsk',
      invoice_address: 'firm',
      firm_tax_number: '526-025-02-74',
      firm_company: 'Wełna & Len sp. z o.o.',
      birth_date: '1985-12-31',
      bankAccount: '61 1090 1014 0000 0712 1981 2874',
    };
    const guestForm = await (await guest.fetch('/order1.php')).text();
    for (const name of Object.keys(choice)) expect(guestForm, name).toContain(`name="${name}"`);
    for (const [field, value, message] of [
      ['birth_date', '', 'Proszę wypełnić to pole.'],
      ['birth_date', '1985-13-01', messages.birthDate],
      ['bankAccount', wrongIban, messages.bankAccount],
    ] as const) {
      const refused = await guest.post('/order1.php', { ...choice, [field]: value });
      expect(refused.status, field).toBe(422);
      const html = await refused.text();
      expect(html.replaceAll('\u00a0', ' ')).toContain(message);
      expect(valueIn(html, field)).toBe(value);
      expect(valueIn(html, 'ship_city')).toBe('Gdańsk');
    }
    expect((await guest.post('/order1.php', choice)).headers.get('location')).toBe('/order2.php');
    const summary = await (await guest.fetch('/order2.php')).text();
    for (const text of ['Data urodzenia: 1985-12-31', `Numer konta bankowego: ${iban}`, 'Jan Wrona', 'NIP 5260250274'])
      expect(summary.replaceAll('\u00a0', ' ')).toContain(text);
    const hidden = [...summary.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const placed = await guest.post('/order2.php', {
      ...Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
      terms: '1',
    });
    const number = new URL(placed.headers.get('location') ?? '/', shop().url).searchParams.get('order_number')!;
    const order = (await store.orders.byNumber(number))!;
    expect(detailsOf(order).asked).toEqual({
      birthDate: '1985-12-31',
      bankAccount: iban.replaceAll(' ', ''),
    });
    const shown = orderText(order, settingsWith(await store.settings.overrides())).replaceAll('\u00a0', ' ');
    for (const text of ['Data urodzenia: 1985-12-31', `Numer konta bankowego: ${iban}`]) expect(shown).toContain(text);
    await store.settings.reset('orderBirthDate');
    await store.settings.reset('orderBankAccount');
  });
});
