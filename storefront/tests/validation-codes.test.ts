import { expect, it } from 'vitest';
import { password, register } from '../features/account/server/testing/account.ts';
import { rightAccount } from '../features/account/server/testing/wrong-fields.ts';
import { Browser } from '../testing/browser.ts';
import { describeOnEngines } from '../testing/running-shop.ts';

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0]+/g, ' ');

const illegal = 'W tym polu jest znak, którego nie przyjmujemy.';
const [date, letter] = ['Wpisz prawdziwą datę urodzenia w formie RRRR-MM-DD.', 'Wpisz co najmniej jedną literę.'];
const [short, long] = ['Wpisz co najmniej 6 znaków.', 'Wpisz najwyżej 15 znaków.'];

/** A code of spec 8 and what its sentence says: a field of the form of registration, and what is typed there. */
const atForm: ReadonlyArray<readonly [code: string, field: string, typed: string, sentence: string]> = [
  ['birth_date', 'client_birth_date', '1.1.1990', date],
  ['illegal_characters_client_city', 'client_city', 'Kra<ków', illegal],
  ['illegal_characters_client_firm', 'client_firm', 'Sień <b>', illegal],
  ['illegal_characters_client_firstname', 'client_firstname', 'Han{na}', illegal],
  ['illegal_characters_client_lastname', 'client_lastname', 'Źre<biec', illegal],
  ['illegal_characters_client_nip', 'client_nip', '526<0250274', illegal],
  ['illegal_characters_client_phone', 'client_phone', '600<100200', illegal],
  ['illegal_characters_client_street', 'client_street', 'Łob<zowska', illegal],
  ['incorect_email', 'client_email', 'hanna@', 'Błędnie wpisany e-mail.'],
  ['incorect_login', 'client_login', 'ha na', 'Login ma od 3 do 40 znaków'],
  ['incorect_nip', 'client_nip', '5260250275', 'Ten numer NIP nie jest poprawny'],
  ['incorect_phone', 'client_phone', '123', 'Wpisz poprawny numer telefonu'],
  ['incorect_zipcode', 'client_zipcode', '3114', 'Wpisz kod pocztowy, np. 31-145.'],
  ['invalid_format', 'client_city', '123', letter],
  ['login_taken', 'client_login', 'zajety', 'Wolny jest na przykład: zajety1.'],
  ['password_to_long', 'client_password', 'siwy-kot-7-siwy-kot-7', long],
  ['password_to_short', 'client_password', 'kot', short],
];

/** The same of another delivery address, which the call of the contract registers. */
const ofDelivery = [
  ['illegal_characters_delivery_additional', 'companyName'],
  ['illegal_characters_delivery_city', 'city'],
  ['illegal_characters_delivery_firstname', 'firstname'],
  ['illegal_characters_delivery_lastname', 'lastname'],
  ['illegal_characters_delivery_phone', 'phone'],
  ['illegal_characters_delivery_street', 'street'],
] as const;

describeOnEngines('the codes of a client’s data [X-17]', (shop) => {
  it('are spelled as clients know them, and their sentences stand at the field and in every call [H-14 part] [V-15 part] [X-06 part]', async () => {
    const guest = new Browser(shop());
    await register(new Browser(shop()), 'zajety');
    const said = async (answer: Response) => ({ status: answer.status, html: await answer.text() });
    for (const [code, field, typed, sentence] of atForm) {
      // The form, as it is sent without a script.
      const form = { ...rightAccount, [field]: typed };
      // oxlint-disable no-await-in-loop -- one visitor asks one thing after the other
      const page = await said(await guest.post('/client-new.php', form));
      const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(page.html)?.[0] ?? '';
      expect([page.status, code, input]).toEqual([422, code, expect.stringContaining('aria-invalid="true"')]);
      expect(plain(page.html), code).toContain(sentence);

      // The address that validates one field, by GET and by POST, with what the field depends on.
      const fields = {
        [field]: typed,
        form: 'registration',
        country: 'PL',
        ...(field === 'client_street' && { street_number: '8' }),
      };
      const byGet = await guest.fetch(`/ajax/validation.php?${new URLSearchParams(fields)}`);
      const byPost = await guest.post('/ajax/validation.php', fields);
      const verdict = (await byGet.json()) as { errno: number; code: string; message: string };
      expect(await byPost.json(), code).toEqual(verdict);
      expect([verdict.errno, verdict.code]).toEqual([1, code]);
      expect(plain(verdict.message), code).toContain(sentence);
      const right = {
        [field]: rightAccount[field] ?? '1990-05-17',
        form: 'registration',
        country: 'PL',
        street_number: '8',
      };
      expect(await (await guest.post('/ajax/validation.php', right)).json(), code).toEqual({ errno: 0 });
      // oxlint-enable no-await-in-loop
    }
    // A used login: its own code for an e-mail, and in call 1 a free login that clients put into either sentence.
    const used = await guest.fetch('/ajax/validation.php?email=zajety@poczta.example&form=registration');
    expect(await used.json()).toMatchObject({
      errno: 1,
      code: 'used_login',
      message: expect.stringContaining('Konto z'),
    });
    const login = 'validateClientData(ClientDataInput:{loginAndPassword:{login:"zajety"}})';
    expect((await guest.ask(`{answer:${login}{clientProposedLogin}}`)).answer).toMatchObject({
      clientProposedLogin: 'zajety1',
    });
    // The list of the country's formats is the second message of call 1.
    const call =
      'validateClientData(ClientDataInput:{clientData:{clientBillingData:{zipcode:"3114",country:1143020003}}})';
    expect((await guest.ask(`{answer:${call}{messages{code message}}}`)).answer.messages).toEqual([
      { code: 'incorect_zipcode', message: '' },
      { code: '', message: 'NN-NNN' },
    ]);
  });

  it('of another delivery address, and of a login that another account has, are in the answer of the registration', async () => {
    const guest = new Browser(shop());
    await register(new Browser(shop()), 'uzyty');
    const right = {
      firstname: 'Jan',
      lastname: 'Kos',
      companyName: 'Len',
      street: 'Rynek 1',
      zipcode: '30-001',
      city: 'Kraków',
      phone: '600300400',
    };
    const data = (fields: object) =>
      `{${Object.entries(fields)
        .map(([name, value]) => `${name}:${JSON.stringify(value)}`)
        .join(' ')} country:1143020003}`;
    const asked = async (delivery: object, login = 'nowa') =>
      (
        await guest.ask(
          `mutation{answer:registerClient(RegisterClientInput:{clientData:{type:private,email:"nowa@poczta.example",clientBillingData:${data(right)},clientDeliveryOtherAddressData:${data(delivery)}},loginAndPassword:{login:"${login}",password:"siwy-kot-7",passwordRepeat:"siwy-kot-7"}}){status validationErrors{field code message}}}`,
        )
      ).answer as { status: string; validationErrors: ReadonlyArray<{ code: string; message: string }> };
    for (const [code, field] of ofDelivery) {
      // oxlint-disable-next-line no-await-in-loop -- one visitor asks one thing after the other
      const { status, validationErrors } = await asked({ ...right, [field]: `${right[field]} <b>` });
      expect([status, validationErrors.map((one) => [one.code, plain(one.message)])]).toEqual([
        'error',
        [[code, illegal]],
      ]);
    }
    const taken = await asked(right, 'uzyty');
    expect(taken.validationErrors.map((one) => [one.code, plain(one.message)])).toEqual([
      ['login_taken', 'Ten login jest już zajęty. Wolny jest na przykład: uzyty1.'],
    ]);
  });

  it('of a login that a client changes to although another account has it, propose a free one at the field and in every call', async () => {
    const client = new Browser(shop());
    await register(new Browser(shop()), 'krystyna');
    await register(client, 'zmienia');
    const used = { code: 'used_login', message: 'Ten login jest już zajęty. Wolny jest na przykład: krystyna1.' };

    const form = {
      ...rightAccount,
      client_email: 'zmienia@poczta.example',
      client_login: 'krystyna',
      client_password: '',
      client_password2: '',
      client_current_password: password,
    };
    const answer = await client.post('/loginedit.php', form);
    const html = await answer.text();
    expect([answer.status, /<input[^>]*name="client_login"[^>]*>/.exec(html)?.[0]]).toEqual([
      422,
      expect.stringMatching(/value="krystyna"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*value="krystyna"/),
    ]);
    expect(plain(html)).toContain(used.message);
    // Typed again, the proposed one is taken.
    expect((await client.post('/loginedit.php', { ...form, client_login: 'krystyna1' })).status).toBe(303);
    expect((await client.ask('{client{login}}')).client).toEqual({ login: 'krystyna1' });

    const byGet = await client.fetch('/ajax/validation.php?login=krystyna');
    expect(await byGet.json()).toEqual({ errno: 1, code: used.code, message: used.message.replace('na1', 'na2') });
    const login = 'loginAndPassword:{login:"krystyna"}';
    const judged = `{answer:validateClientData(ClientDataInput:{${login}}){messages{code message}clientProposedLogin}}`;
    expect((await client.ask(judged)).answer).toEqual({
      messages: [{ code: used.code, message: '' }],
      clientProposedLogin: 'krystyna2',
    });
    const updated = `mutation{answer:updateClient(UpdateClientInput:{loginAndPassword:{login:"krystyna",currentPassword:"${password}"}}){validationErrors{field code message}}}`;
    expect((await client.ask(updated)).answer.validationErrors).toEqual([
      { field: 'account.login', code: used.code, message: used.message.replace('na1', 'na2') },
    ]);
  });
});
