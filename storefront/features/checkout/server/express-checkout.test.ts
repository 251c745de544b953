import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientMails } from '../../account/server/mail-kinds.ts';
import { newClient, password } from '../../account/server/testing/account.ts';
import { mailsTo } from '../../account/server/testing/mails.ts';
import { compose } from '../../../mails/compose.ts';
import type { AddressData, NewClient } from '../../../store/index.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';
import {
  hiddenFields,
  openShop,
  type Seen,
  type ShopUnderTest,
  type Visitor,
} from '../../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const mug = '/product-pol-1001-kubek-poranek-wapno.html';
const summary = '/order2.php';
const stepOne = '/order1.php';
const signIn = '/signin.php?next=express';

let accounts = 0;
/** A new account. */
async function account(more: Partial<NewClient> = {}, address: Partial<AddressData> = {}) {
  const basic = newClient(`hanna${(accounts += 1)}`);
  const outcome = await shop.store.clients.create(
    { ...basic, ...more, address: { ...basic.address, ...address } },
    'x',
  );
  if (outcome.kind !== 'saved') throw new Error('There is no account.');
  return outcome.client;
}

const credentials = (login: string) => ({ operation: 'login', login, password });

/** A signed-in visitor. */
async function client(...wish: Parameters<typeof account>) {
  const { id, login } = await account(...wish);
  const visitor = shop.visitor();
  await visitor.post('/signin.php', credentials(login));
  return { id, visitor };
}

/** The button's value. */
const expressKey = ({ html }: Seen): string => {
  const [button] = /<button[^>]*name="express"[^>]*>/.exec(html)!;
  return /value="([\w-]{16,})"/.exec(button)![1]!;
};

/** Presses "Kup teraz" on an unchanged product page. */
async function buyNow(visitor: Visitor, fields: Record<string, string> = {}, path = mug): Promise<Seen> {
  const express = expressKey(await visitor.get(path));
  return visitor.post(path, { size: 'uniw', number: '1', express, ...fields });
}

const read = async (visitor: Visitor, { location }: Seen) =>
  (await visitor.get(location!)).text.replaceAll('\u00a0', ' ');
const linesOf = async (visitor: Visitor) => (await visitor.get('/basketedit.php')).text.replaceAll('\u00a0', ' ');
/** The selected value of a radio group. */
const chosen = ({ html }: Seen, name: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes(`name="${name}"`) && / checked=""/.test(input))
    .map((input) => /value="([^"]*)"/.exec(input)?.[1]);

/** Orders the basket, delivered this way to the client's own address. */
async function order(visitor: Visitor, way: Record<string, string>) {
  await visitor.post(stepOne, { delivery_address: 'own', ...way });
  const fields = hiddenFields(await visitor.get(summary));
  const { status, location } = await visitor.post(summary, { ...fields, terms: '1' });
  expect([status, location]).toEqual([303, expect.stringContaining('/orderdetails.php')]);
}

/** The text of the mail with a link to a new password. */
async function resetMail(email: string): Promise<string> {
  const waiting = await shop.store.outbox.claim(1000);
  const mail = waiting.find(({ kind, recipient }) => kind === clientMails.passwordReset && recipient === email);
  return (await compose(mail!, shop.store, 'https://sien.example'))!.text;
}

describe('express checkout on the page of a product', () => {
  it('leads clients to the summary, with their address, the cheapest home delivery and its payment [R-02 part]', async () => {
    const { visitor } = await client();
    const answer = await buyNow(visitor, { number: '2' });
    expect([answer.status, answer.location]).toEqual([303, summary]);
    const text = await read(visitor, answer);
    for (const words of ['Sprawdź i zamów', 'Kubek Poranek', 'Hanna Źrebiec', 'Łobzowska 8 m. 3', 'BLIK'])
      expect(text).toContain(words);
    expect(text).toMatch(/Dostawa\s+Kurier\s+poniedziałek, 23\s+listopada · 16,90 zł/);
    // The summary itself shows the added line.
    expect(text).not.toContain('Dodano do koszyka.');
    await order(visitor, { shipping: '1-1', payform_id: 'transfer' });
  });

  it('leads a guest to sign in, and from there to the summary [R-02 part]', async () => {
    const { login } = await account();
    const visitor = shop.visitor();
    const answer = await buyNow(visitor);
    expect([answer.status, answer.location]).toEqual([303, signIn]);
    const page = await visitor.get(signIn);
    expect(page.html).toContain(`action="${signIn}"`);

    const wrong = await visitor.post(signIn, { ...credentials(login), password: 'nie-to-haslo' });
    expect(wrong.status).toBe(200);
    expect(wrong.html).toContain(`action="${signIn}"`);
    const right = await visitor.post(signIn, credentials(login));
    expect([right.status, right.location]).toEqual([303, summary]);
    expect(await read(visitor, right)).toContain('Kubek Poranek');
    // Another tab may still show the sign-in form.
    expect(await visitor.get(signIn)).toMatchObject({ status: 303, location: stepOne });
  });

  it('lets a guest continue without account, or with a new one', async () => {
    const visitor = shop.visitor();
    await buyNow(visitor);
    const page = await visitor.get(signIn);
    expect(page.html).toMatch(/<a [^>]*href="\/order1\.php"[^>]*>.*?Kup bez konta/);
    expect((await visitor.get(stepOne)).status).toBe(200);

    const register = '/client-new.php?next=express';
    expect(page.html).toContain(`href="${register}"`);
    const form = await visitor.get(register);
    expect(form.html).toContain(`action="${register}"`);
    const fields = {
      client_type: 'private',
      client_firstname: 'Olga',
      client_lastname: 'Nowa',
      client_email: 'olga.nowa@poczta.example',
      client_phone: '600 100 200',
      client_street: 'Łobzowska',
      client_street_number: '8/3',
      client_zipcode: '31-145',
      client_city: 'Kraków',
      client_region: 'PL',
      client_login: 'olga.nowa',
      client_password: 'zielony-kot',
      client_password2: 'zielony-kot',
    };
    const asked = await visitor.post(register, fields);
    expect([asked.status, asked.location]).toEqual([303, signIn]);
    const [mail] = await mailsTo(shop.store, fields.client_email);
    const link = /https:\/\/sien\.example(\/client-new\.php\?token=([\w-]{43})&next=express)\s/.exec(mail!.text)!;
    expect((await visitor.get(link[1]!)).html).toContain(`action="${register}"`);
    const confirm = { operation: 'confirm', token: link[2]!, password: fields.client_password };
    const answer = await visitor.post(register, confirm);
    expect([answer.status, answer.location]).toEqual([303, summary]);
    expect(await read(visitor, answer)).toContain('Olga Nowa');
  });

  it('continues after a forgotten password: by the mailed link, with the new password, to the summary', async () => {
    const { email, login } = await account();
    const visitor = shop.visitor();
    await buyNow(visitor);
    const recover = '/password-recover.php?next=express';
    expect((await visitor.get(signIn)).html).toContain(`href="${recover}"`);
    const form = await visitor.get(recover);
    expect(form.html).toContain(`action="${recover}"`);
    expect(form.html).toContain(`href="${signIn}"`);
    const asked = await visitor.post(recover, { operation: 'recover', email });
    expect([asked.status, asked.location]).toEqual([303, signIn]);

    const text = await resetMail(email);
    const link = /https:\/\/sien\.example(\/password-recover\.php\?token=([\w-]{43})&next=express)\s/.exec(text)!;
    expect((await visitor.get(link[1]!)).html).toContain(`action="${recover}"`);
    const fresh = { operation: 'change', token: link[2]!, password: 'siwy-kot-7', password_repeat: 'siwy-kot-7' };
    const refused = await visitor.post(recover, { ...fresh, password_repeat: 'siwy-kot-8' });
    expect([refused.status, refused.html.includes(`action="${recover}"`)]).toEqual([422, true]);
    expect((await visitor.post(recover, fresh)).location).toBe(signIn);
    const right = await visitor.post(signIn, { operation: 'login', login, password: 'siwy-kot-7' });
    expect([right.status, right.location]).toEqual([303, summary]);
    expect(await read(visitor, right)).toContain('Kubek Poranek');
    // The link works once; then it leads to the form.
    expect((await shop.visitor().post(recover, fresh)).location).toBe(recover);
  });

  it('sends clients who only forgot a password back to sign-in', async () => {
    const { email } = await account();
    const visitor = shop.visitor();
    expect((await visitor.post('/password-recover.php?next=//evil', { operation: 'recover', email })).location).toBe(
      '/signin.php',
    );
    const text = await resetMail(email);
    expect(text).toMatch(/\?token=[\w-]{43}\s/);
  });

  it('leads only to its own pages, whatever the sign-in address names', async () => {
    const { login } = await account();
    for (const next of ['https://evil.example/', '//evil.example', '/client.php', 'expresss', '']) {
      const answer = await shop.visitor().post(`/signin.php?next=${encodeURIComponent(next)}`, credentials(login));
      expect([next, answer.location]).toEqual([next, '/client.php']);
    }
  });

  it('buys once, even on repeated presses', async () => {
    const { visitor } = await client();
    const fields = { size: 'uniw', number: '1', express: expressKey(await visitor.get(mug)) };
    const answers = await Promise.all([visitor.post(mug, fields), visitor.post(mug, fields)]);
    answers.push(await visitor.post(mug, fields));
    expect(answers.map(({ location }) => location)).toEqual([summary, summary, summary]);
    expect(hiddenFields(await visitor.get(summary))['seen_line[0]']).toMatch(/^1001 uniw 1000 /);
  });

  it('shows corrections on the summary', async () => {
    const { visitor } = await client();
    const linen = '/product-pol-1007-len-miedza-na-metry.html';
    const answer = await buyNow(visitor, { size: 'atrament', number: '1,55' }, linen);
    expect(answer.location).toBe(summary);
    expect(await read(visitor, answer)).toContain('Zmieniliśmy ilość na 1,6 m.');
  });

  it.each([
    ['no quantity', 422, { number: '' }, mug, 'Wpisz ilość cyframi, np. 2.'],
    [
      'a size that is sold out',
      409,
      { size: '24-cm' },
      '/product-pol-1004-miska-zboze.html',
      'Brak w\u00a0magazynie: Miska Zboże.',
    ],
  ])('%s: is reported on the product page, and nothing is bought', async (_what, status, fields, path, said) => {
    const { visitor } = await client();
    const answer = await buyNow(visitor, { number: '1', ...(fields as Record<string, string>) }, path);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(said);
    expect(await linesOf(visitor)).toContain('Koszyk jest pusty.');
  });

  it.each([
    ['sold out', '/product-pol-1003-kubek-poranek-szalwia.html'],
    ['a price by phone', 1021],
    ['for points', 1048],
    ['a present', 1008],
  ])('%s: has no such button', async (_state, which) => {
    const path = typeof which === 'string' ? which : await addressOfProduct(which);
    const page = await shop.visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('Kup teraz');
  });

  const addressOfProduct = async (id: number) =>
    `/product-pol-${id}-${(await shop.store.catalogue.productPage(id))!.product.slug}.html`;
});

it('a size is required before basket, list or express checkout [V-37]', async () => {
  const { visitor } = await client();
  const path = `/product-pol-1013-${(await shop.store.catalogue.productPage(1013))!.product.slug}.html`;
  const fields = { product: '1013', number: '1', size: '' };
  const ways: ReadonlyArray<readonly [string, Record<string, string>]> = [
    [path, fields],
    [path, { ...fields, express: 'attempt' }],
    ['/basketchange.php', fields],
    ['/basketchange.php', { ...fields, express: 'attempt' }],
    ['/basketchange.php', { ...fields, mode: '2' }],
  ];
  for (const [address, sent] of ways) {
    const { status, text } = await visitor.post(address, sent);
    expect([sent, status]).toEqual([sent, 422]);
    expect(text).toContain('Wybierz rozmiar albo kolor.');
  }
  expect(await linesOf(visitor)).toContain('Koszyk jest pusty.');
  expect((await visitor.get('/shoppinglist.php')).text).not.toContain('1013');
});

describe('the unchanged order form of a client', () => {
  it('has the default address', async () => {
    const { id, visitor } = await client();
    const { address } = newClient();
    const kept = await shop.store.clients.addAddress(id, 'delivery', {
      ...address,
      firstname: 'Zofia',
      street: 'Długa',
    });
    if (kept.kind !== 'saved') throw new Error('There is no address.');
    await shop.store.clients.chooseAddress(id, 'delivery', kept.id);
    expect(await read(visitor, await buyNow(visitor))).toMatch(/Zofia Źrebiec[\s\S]*Długa 8 m\. 3/);
  });

  it('has the last order’s payment: on delivery', async () => {
    const { visitor } = await client();
    await buyNow(visitor);
    await order(visitor, { shipping: '2-0', payform_id: 'on-delivery' });
    const answer = await buyNow(visitor);
    expect(answer.location).toBe(summary);
    expect(await read(visitor, answer)).toMatch(/Kurier, płatność przy odbiorze[\s\S]*Przy odbiorze/);
  });

  it('has the last order’s pickup point, as long as it exists', async () => {
    const { visitor } = await client();
    await buyNow(visitor);
    await order(visitor, { shipping: '3-1', pickup_point: 'SIEN-WAW-01', payform_id: 'transfer' });
    const answer = await buyNow(visitor);
    expect(answer.location).toBe(summary);
    expect(await read(visitor, answer)).toContain('Odbiór w punkcie: Kiosk przy Zmyślonej, ul. Zmyślona 3');
  });

  it('lacks the point if that of the last order is gone', async () => {
    const { id, visitor } = await client();
    await buyNow(visitor);
    const place = { name: 'Kiosk, którego już nie ma', address: 'Pusta 1, 00-001 Warszawa' };
    await placeOrderOf(shop.store, (await sessionOf(id))!, {
      clientId: id,
      delivery: { courierId: 'punkt', total: 0 },
      details: { delivery: { courierName: 'Odbiór w punkcie', place, day: null } },
    });
    const answer = await buyNow(visitor);
    expect([answer.status, answer.location]).toEqual([303, stepOne]);
    const page = await visitor.get(stepOne);
    expect(page.text).toContain('Jeszcze krok do podsumowania. Wybierz punkt odbioru.');
    expect([chosen(page, 'delivery_address'), chosen(page, 'shipping'), chosen(page, 'payform_id')]).toEqual([
      ['own'],
      ['3-1'],
      ['3'],
    ]);
  });

  it('has the choices of this order', async () => {
    const { visitor } = await client();
    await visitor.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1' });
    await visitor.post(stepOne, { delivery_address: 'own', shipping: '2-0', payform_id: 'on-delivery' });
    expect(await read(visitor, await buyNow(visitor))).toContain('Kurier, płatność przy odbiorze');
  });

  it.each([
    ['the phone', { phone: '' }, 'Jeszcze krok do podsumowania. Uzupełnij dane odbiorcy: Telefon.', 'Łobzowska'],
    [
      'more of the address',
      { phone: '', street: '', streetNumber: '' },
      'Uzupełnij dane odbiorcy: Telefon, Ulica, Numer domu.',
      'Kraków',
    ],
  ])('lacks %s: the first step reports it and keeps the rest', async (_what, address, said, known) => {
    const { visitor } = await client({}, address);
    const answer = await buyNow(visitor);
    expect(answer.location).toBe(stepOne);
    const page = await visitor.get(stepOne);
    expect(page.text).toContain(said);
    expect(page.html).toContain(`value="${known}"`);
    expect(page.text).toContain('Dostawa i\u00a0płatność');
  });

  const sessionOf = async (id: number) =>
    (await shop.store.clients.signIn(id, null, '').then((cookie) => shop.store.sessions.find(cookie)))?.hash;
});

describe('express checkout in the basket', () => {
  const bag = (quantity: string) => ({
    'product[0]': '1017',
    'size[0]': 'uniw',
    'additional[0]': '',
    'set_quantity[0]': quantity,
    express: 'basket',
  });
  const change = '/basketchange.php?type=multiproduct';
  const withBag = async (visitor: Visitor) => {
    await visitor.post('/basketchange.php', { product: '1017', size: 'uniw', number: '1' });
    await visitor.get('/basketedit.php');
    return visitor;
  };

  it('saves the basket and leads to the summary, or to sign-in [R-02 part]', async () => {
    const { visitor } = await client();
    await withBag(visitor);
    expect((await visitor.get('/basketedit.php')).text).toContain('Szybki zakup');
    const answer = await visitor.post(change, bag('2'));
    expect([answer.status, answer.location]).toEqual([303, summary]);
    expect(await read(visitor, answer)).toMatch(/Torba Targ[\s\S]*158,00 zł/);
    expect((await (await withBag(shop.visitor())).post(change, bag('2'))).location).toBe(signIn);
  });

  it('stays in the basket on a wrong or corrected quantity, and reports it', async () => {
    const { visitor } = await client();
    await withBag(visitor);
    const wrong = await visitor.post(change, bag('dwie'));
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Wpisz ilość cyframi');
    const corrected = await visitor.post(change, bag('100000000'));
    expect(corrected.location).toBe('/basketedit.php');
    expect(await read(visitor, corrected)).toContain('Możesz zamówić co najwyżej');
  });

  it('has nothing to buy in an empty basket', async () => {
    const { visitor } = await client();
    const answer = await visitor.post(change, { express: 'basket' });
    expect(answer.location).toBe('/basketedit.php');
    expect(await read(visitor, answer)).toContain('Koszyk jest pusty, więc nie ma czego zamówić.');
  });

  it('also follows a call that adds', async () => {
    const { visitor } = await client();
    const fields = { mode: '1', change: 'add', product: '1001', size: 'uniw', number: '1', express: 'one' };
    for (const _ of [1, 2]) expect((await visitor.post('/basketchange.php', fields)).location).toBe(summary);
    expect(hiddenFields(await visitor.get(summary))['seen_line[0]']).toMatch(/^1001 uniw 1000 /);
    const foreign = await visitor.post('/basketchange.php', fields, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
  });
});

it('logged no server error', () => {
  expect(shop.faults).toEqual([]);
});
