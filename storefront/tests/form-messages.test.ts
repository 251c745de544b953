import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registrationToken } from '../features/account/server/testing/mails.ts';
import { account } from '../reference/asking/account.ts';
import { byCourier, hiddenFields, openShop, type ShopUnderTest, type Visitor } from '../testing/shop-under-test.ts';
import { parseHtml } from '../testing/parse-html.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const required = 'Proszę wypełnić to pole.';
const wrongEmail = 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.';
const wrongVisitorEmail = 'Podano niepoprawny adres email.';

async function withBasket(): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
  return visitor;
}

let client: Visitor | undefined;

/** An e-mail opens one account: all tests share it. */
async function signedIn(): Promise<Visitor> {
  if (client) return client;
  client = shop.visitor();
  expect((await client.post('/client-new.php', account)).status).toBe(303);
  const token = await registrationToken(shop.store, account.client_email);
  const confirmed = await client.post('/client-new.php', {
    operation: 'confirm',
    token,
    password: account.client_password,
  });
  expect(confirmed.status).toBe(303);
  return client;
}

/** Each refused field with its message, and the list above the form. */
async function refused(visitor: Visitor, path: string, form: Readonly<Record<string, string>>) {
  const { status, html } = await visitor.post(path, form);
  expect(status).toBe(422);
  // Island data are most of a page, and not read here.
  const page = parseHtml(html.replaceAll(/data-props="[^"]*"/g, ''));
  const sentences = [...page.querySelectorAll('main [aria-invalid="true"]')].map((control) => [
    control.getAttribute('name') ?? control.id,
    page.getElementById(`${control.id}-message`)?.textContent,
  ]);
  const listed = [...page.querySelectorAll('#error-summary a')].map((link) => [
    link.getAttribute('href')!.slice(1),
    link.textContent,
  ]);
  return {
    fields: Object.fromEntries(sentences),
    listed: Object.fromEntries(listed),
    summary: page.querySelector('#error-summary-title')?.textContent,
    title: page.title,
  };
}

/** Whether the order's first step refuses these fields by the sentence; the house number is missing, so it answers a page. */
async function pageSays(fields: Readonly<Record<string, string>>, sentence: string): Promise<boolean> {
  const answer = await (await withBasket()).post('/order1.php', { ...byCourier, street_number: '', ...fields });
  expect(answer.status).toBe(422);
  return answer.text.includes(sentence);
}

const labels = {
  client_firstname: 'Imię',
  client_lastname: 'Nazwisko',
  client_email: 'E-mail',
  client_phone: 'Telefon',
  client_street: 'Ulica',
  client_zipcode: 'Kod pocztowy',
  client_city: 'Miejscowość',
  client_login: 'Login',
  client_password: 'Hasło',
  firstname: 'Imię',
  lastname: 'Nazwisko',
  email: 'E-mail',
  phone: 'Telefon',
  street: 'Ulica',
  street_number: 'Numer domu',
  zipcode: 'Kod pocztowy',
  city: 'Miejscowość',
  login: 'Login albo e-mail',
  password: 'Hasło',
  mailing_email: 'E-mail',
  newsletter_consent: 'Zgoda na newsletter',
  question_email: 'E-mail',
  product_question: 'Pytanie',
  addopinion_name: 'Imię albo pseudonim',
  addopinion_email: 'E-mail',
} as const;

type Field = keyof typeof labels;

describe('a missing value has one message, prefixed with the field name in the list above [V-01] [V-04]', () => {
  it.each<
    [
      form: string,
      who: () => Promise<Visitor> | Visitor,
      path: string,
      sent: Record<string, string>,
      fields: Field[],
      summary: string,
    ]
  >([
    [
      'the registration',
      () => shop.visitor(),
      '/client-new.php',
      { client_type: 'private', client_region: 'PL' },
      [
        'client_firstname',
        'client_lastname',
        'client_email',
        'client_phone',
        'client_street',
        'client_zipcode',
        'client_city',
        'client_login',
        'client_password',
      ],
      'Popraw 9 pól, żeby przejść dalej',
    ],
    [
      'the sign-in',
      () => shop.visitor(),
      '/signin.php',
      { operation: 'login' },
      ['login', 'password'],
      'Popraw 2 pola, żeby przejść dalej',
    ],
    [
      'the password reset',
      () => shop.visitor(),
      '/password-recover.php',
      { operation: 'recover' },
      ['email'],
      'Popraw 1 pole, żeby wysłać formularz',
    ],
    [
      'the data of an account',
      signedIn,
      '/loginedit.php',
      {
        ...account,
        operation: 'edit',
        client_password: '',
        client_password2: '',
        client_firstname: '',
        client_email: '',
        client_city: '',
      },
      ['client_firstname', 'client_email', 'client_city'],
      'Popraw 3 pola, żeby zapisać dane',
    ],
    [
      'an address',
      signedIn,
      '/client-addresses.php?kind=delivery',
      { operation: 'save', kind: 'delivery', id: '', region: 'PL' },
      ['firstname', 'lastname', 'street', 'zipcode', 'city'],
      'Popraw 5 pól, żeby zapisać dane',
    ],
    [
      'the order',
      withBasket,
      '/order1.php',
      {},
      ['firstname', 'lastname', 'email', 'phone', 'street', 'street_number', 'zipcode', 'city'],
      'Popraw 10 pól, żeby przejść dalej',
    ],
    [
      'the newsletter',
      () => shop.visitor(),
      '/settings.php',
      { mailing_action: 'add' },
      ['mailing_email', 'newsletter_consent'],
      'Popraw 2 pola, żeby wysłać formularz',
    ],
    [
      'a question',
      () => shop.visitor(),
      '/settings.php',
      { question_product_id: '1001', question_action: 'add' },
      ['question_email', 'product_question'],
      'Popraw 2 pola, żeby wysłać formularz',
    ],
    [
      'an opinion',
      () => shop.visitor(),
      '/settings.php',
      { product: '1001', opinion: 'Lekki.', note: '5' },
      ['addopinion_name', 'addopinion_email'],
      'Popraw 2 pola, żeby wysłać formularz',
    ],
  ])('%s', async (_form, who, path, sent, fields, summary) => {
    const answer = await refused(await who(), path, sent);
    for (const field of fields) {
      expect(answer.fields[field], field).toBe(required);
      expect(answer.listed[field], field).toBe(`${labels[field]}: ${required}`);
    }
    expect(answer.summary).toBe(summary);
    expect(answer.title).toMatch(/^Błąd: /);
  });
});

it('reports in English what stops a form that is sent', async () => {
  const { summary } = await refused(shop.visitor(), '/en/settings.php', { mailing_action: 'add' });
  expect(summary).toBe('Correct 2 fields to send the form');
});

it('has the other wording of the specification where the shop sets it [V-01] [V-04]', async () => {
  const { settings } = shop.store;
  const other = 'Te pole jest obowiązkowe.';
  await settings.setText('pl', 'validation.required', other);
  await settings.setText('pl', 'validation.unchecked', other);
  try {
    const { fields } = await refused(shop.visitor(), '/settings.php', { mailing_action: 'add' });
    expect(fields).toMatchObject({ mailing_email: other, newsletter_consent: other });
  } finally {
    await settings.resetText('pl', 'validation.required');
    await settings.resetText('pl', 'validation.unchecked');
  }
});

describe('a text has a least and a most length [V-02]', () => {
  const send = async (opinion: string) =>
    (await refused(shop.visitor(), '/settings.php', { product: '1001', note: '5', opinion })).fields['opinion'];
  const tooShort = 'Minimalna liczba znaków dla tego pola to 10';
  const tooLong = 'Maksymalna liczba znaków dla tego pola to 20';

  it('each in its own words, and the most in the words of the least where the shop sets them', async () => {
    const { settings } = shop.store;
    await settings.set('opinionTextMinimum', 10);
    await settings.set('opinionTextCharacters', 20);
    try {
      expect(await send('x'.repeat(9))).toBe(tooShort);
      expect(await send(` ${'ż'.repeat(9)} `)).toBe(tooShort);
      expect(await send('x'.repeat(10))).toBeUndefined();
      expect(await send('x'.repeat(20))).toBeUndefined();
      expect(await send('x'.repeat(21))).toBe(tooLong);
      await settings.setText('pl', 'validation.maxlength', 'Minimalna liczba znaków dla tego pola to {n}');
      expect(await send('x'.repeat(21))).toBe('Minimalna liczba znaków dla tego pola to 20');
    } finally {
      await settings.resetText('pl', 'validation.maxlength');
      await settings.reset('opinionTextMinimum');
      await settings.reset('opinionTextCharacters');
    }
  });
});

describe('a phone without a region has at least 9 characters, without spaces around it [V-05]', () => {
  it.each<[phone: string, isRefused: boolean]>([
    ['60010020', true],
    ['  60010020  ', true],
    ['telefon domowy', true],
    ['600100200', false],
    ['  600 10020  ', false],
    ['+48 600 100 200', false],
  ])('%j', async (phone, isRefused) => {
    const said = await pageSays({ phone }, 'Numer telefonu powinien zawierać minimum 9 znaków');
    expect(said).toBe(isRefused);
  });

  it('follows the setting', async () => {
    await shop.store.settings.set('phoneMinimum', 11);
    expect(await pageSays({ phone: '600100200' }, 'Numer telefonu powinien zawierać minimum 11 znaków')).toBe(true);
    await shop.store.settings.reset('phoneMinimum');
  });
});

describe('a field for a phone or an e-mail [V-06]', () => {
  const phone = 'Numer telefonu powinien zawierać minimum 9 znaków';

  it.each<[path: string, number: string, field: string]>([
    ['/order-open.php', 'order_number', 'order_email'],
    ['/returns-open.php', 'id', 'contact_type'],
    ['/rma-open.php', 'id', 'contact_type'],
  ])(
    '%s: a phone, if only digits, *, #, +, parentheses and spaces are typed, otherwise an e-mail',
    async (path, number, field) => {
      for (const [typed, sentence] of [
        ['600 100', phone],
        ['(1) 3*4#', phone],
        ['+', phone],
        ['600-100-200', wrongEmail],
        ['600 100 200 w. 3', wrongEmail],
        ['hanna@', wrongEmail],
        ['', required],
        // Well formed, and no buyer's.
        ['+48 (600) 100*201#', undefined],
        ['hanna@poczta.pl', undefined],
      ] as const)
        expect(
          (await refused(shop.visitor(), path, { [number]: '20200101/1', [field]: typed })).fields[field],
          typed,
        ).toBe(sentence);
    },
  );

  it('opens the order of a buyer by either, in any writing', async () => {
    const buyer = await withBasket();
    await buyer.post('/order1.php', byCourier);
    const placed = await buyer.post('/order2.php', { ...hiddenFields(await buyer.get('/order2.php')), terms: '1' });
    const order_number = new URL(placed.location!, 'http://shop.test').searchParams.get('order_number')!;
    for (const [order_email, status] of [
      ['600100200', 303],
      ['+48 600 100 200', 303],
      ['HANNA@poczta.pl', 303],
      ['600100201', 422],
      ['ktos@poczta.pl', 422],
    ] as const)
      expect((await shop.visitor().post('/order-open.php', { order_number, order_email })).status, order_email).toBe(
        status,
      );
  });
});

describe('an e-mail is checked against the standard pattern, in the form and by the call [V-20]', () => {
  it.each<[email: string, isRight: boolean]>([
    ['hanna@poczta.pl', true],
    ["hanna.o'neil+sklep@sub.poczta.co.uk", true],
    ['1_{a}~b@x-y.pl', true],
    [`hanna@${'a'.repeat(63)}.pl`, true],
    ['hanna', false],
    ['hanna@', false],
    ['@poczta.pl', false],
    ['hanna@poczta', false],
    ['hanna@@poczta.pl', false],
    ['hanna@poczta..pl', false],
    ['hanna@-poczta.pl', false],
    ['hanna@poczta-.pl', false],
    ['han na@poczta.pl', false],
    ['hanna@poczta.pl.', false],
    ['żaneta@poczta.pl', false],
    [`hanna@${'a'.repeat(64)}.pl`, false],
  ])('%s', async (email, isRight) => {
    expect(await pageSays({ email }, wrongEmail)).toBe(!isRight);
    const call = await shop.visitor().fetch(`/ajax/validation.php?${new URLSearchParams({ email })}`);
    expect((await call.json()).errno).toBe(isRight ? 0 : 1);
  });
});

describe('a malformed e-mail has the specification’s message [V-07]', () => {
  it.each<[form: string, path: string, sent: Record<string, string>, field: string, sentence: string]>([
    ['the registration', '/client-new.php', { ...account, client_email: 'hanna@' }, 'client_email', wrongEmail],
    ['the password reset', '/password-recover.php', { operation: 'recover', email: 'hanna@' }, 'email', wrongEmail],
    [
      'an order opened by its number',
      '/order-open.php',
      { order_number: '1', order_email: 'hanna@' },
      'order_email',
      wrongEmail,
    ],
    [
      'the newsletter',
      '/settings.php',
      { mailing_action: 'add', mailing_email: 'hanna@' },
      'mailing_email',
      wrongEmail,
    ],
    [
      'a question',
      '/settings.php',
      { question_product_id: '1001', question_action: 'add', question_email: 'hanna@' },
      'question_email',
      wrongVisitorEmail,
    ],
    [
      'an opinion',
      '/settings.php',
      { product: '1001', opinion: 'Lekki.', note: '5', addopinion_email: 'hanna@' },
      'addopinion_email',
      wrongVisitorEmail,
    ],
  ])('%s', async (_form, path, sent, field, sentence) => {
    expect((await refused(shop.visitor(), path, sent)).fields[field]).toBe(sentence);
  });
});
