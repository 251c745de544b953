import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClient, password } from '../features/account/server/testing/account.ts';
import { clientMails } from '../features/account/server/mail-kinds.ts';
import { byCourier, hiddenFields, openShop, type ShopUnderTest, type Visitor } from '../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const mug = ['1017', 'uniw'] as const;
const lamp = ['1026', 'uniw'] as const;

async function fill(visitor: Visitor, lines: ReadonlyArray<readonly [string, string, string?]>) {
  for (const [product, size, number = '1'] of lines)
    expect((await visitor.post('/basketchange.php', { product, size, number })).status).toBe(303);
  await visitor.get('/basketedit.php');
  return visitor;
}

/** A visitor with these goods and this way to pay, before the summary. */
async function buyer(payment: string, lines: Parameters<typeof fill>[1] = [[...mug, '2']], visitor = shop.visitor()) {
  await fill(visitor, lines);
  const choice = { ...byCourier, payform_id: payment, instalment_terms: 'read' };
  expect((await visitor.post('/order1.php', choice)).location).toBe('/order2.php');
  return visitor;
}

/** Orders, and follows to the page of the payment. */
async function ordered(visitor: Visitor): Promise<string> {
  const form = { ...hiddenFields(await visitor.get('/order2.php')), terms: '1' };
  return (await visitor.post('/order2.php', form)).location ?? '';
}

describe('messages of payments, in the running shop [X-11, X-18, V-19]', () => {
  it.each([
    ['v7', '', 'Wpisz numer bonu.'],
    ['v2', '5000 0000 0000 0001', 'Numer bonu jest błędny. Sprawdź go i\u00a0wpisz jeszcze raz.'],
    ['v1', '5100000000000008', 'Tego bonu nie można użyć w\u00a0tym sklepie.'],
    ['v3', '5300000000000006', 'Ten bon jest zablokowany.'],
    ['v4', '5400000000000005', 'Ten bon został już wykorzystany.'],
    ['v5', '5500000000000004', 'Ten bon stracił ważność.'],
    ['v6', '5600000000000003', 'Nie ma bonu o\u00a0takim numerze.'],
    ['v8', '5800000000000001', 'Nie udało się użyć tego bonu.'],
  ])('voucher %s stands at its field, in the summary and beside a placed order', async (code, number, message) => {
    const visitor = await buyer('transfer');
    const voucher = { payform_id: '2', voucher_id: number };
    const before = await visitor.post('/order-payments.php', voucher);
    expect([before.status, before.text.includes(message)]).toEqual([422, true]);
    const placed = await ordered(visitor);
    const after = await visitor.post(`/order-newpayment.php?${placed.split('?')[1]}`, voucher);
    expect([after.status, after.text.includes(message)]).toEqual([422, true]);
    const answer = await visitor.fetch(`/ajax/gift-cards-and-vouchers.php?voucher_id=${encodeURIComponent(number)}`);
    expect(await answer.json()).toEqual({ errno: Number(code.slice(1)), errdesc: expect.stringContaining(message) });
  });

  it('gift card data, points and the general error', async () => {
    const visitor = await buyer('transfer');
    const post = async (fields: Record<string, string>) => (await visitor.post('/order-payments.php', fields)).text;
    const card = { payform_id: '190', voucher_id: '6000000000000007' };
    const wrongCard = 'Numer albo PIN karty podarunkowej jest błędny.';
    expect(await post({ ...card, pin_value: '0000' })).toContain(wrongCard);
    // An unknown number gets the same answer, so that answers do not reveal which numbers exist.
    expect(await post({ ...card, voucher_id: '6000000000000015', pin_value: '1234' })).toContain(wrongCard);
    const money = await (
      await visitor.fetch('/ajax/gift-cards-and-vouchers.php?voucher_id=6000000000000007&pin_value=1234')
    ).json();
    expect(money).toEqual({ errno: 0, type: 'gift-card', value: '100.00', value_formatted: '100,00 zł' });
    // Money that was spent meanwhile, in another window.
    const refused = await visitor.post('/order-payments.php', { payform_id: 'balance' });
    const general = 'Płatność się nie powiodła. Spróbuj jeszcze raz albo wybierz inny sposób.';
    expect([refused.status, refused.text.includes(general)]).toEqual([422, true]);
  });

  it('loyalty points pay for signed-in clients alone, and only as many as they have [R-03]', async () => {
    const points = (count: string) => ({ payform_id: 'points', points: count });
    const guest = await buyer('transfer');
    const page = await guest.get('/order-payments.php');
    expect(page.text).not.toContain('Ile punktów');
    expect((await guest.post('/order-payments.php', points('10'))).text).toContain('Masz za mało punktów');
    expect((await guest.get('/order2.php')).text).not.toContain('Punkty: −');
    // Neither for the services of a delivery, nor for what is sold for points alone.
    const ofServices = 'Zapłać za usługi punktami';
    expect((await guest.get('/order1.php')).text).not.toContain(ofServices);
    const pointsOnly = '/product-pol-1048-kubek-jubileuszowy.html';
    expect((await guest.get(pointsOnly)).text).toContain('Zaloguj się, aby sprawdzić swoje punkty');
    expect((await guest.post('/basketchange.php', { product: '1048', size: 'uniw', number: '1' })).status).toBe(422);
    expect((await guest.get('/basketedit.php')).text).not.toContain('Kubek Jubileuszowy');

    const { store } = shop;
    const client = newClient('punktowa');
    await store.clients.create(client, clientMails.registered);
    await store.vouchers.credit(client.email, { points: 500 });
    const member = shop.visitor();
    await member.post('/signin.php', { operation: 'login', login: 'punktowa', password });
    await buyer('transfer', [[...mug, '2']], member);
    expect((await member.get('/order-payments.php')).text).toContain('Ile punktów');
    expect((await member.get('/order1.php')).text).toContain(ofServices);
    expect((await member.get(pointsOnly)).text).toContain('Masz 500 punktów');
    for (const count of ['501', '-1', '0', 'NaN', '1e3', ''])
      expect((await member.post('/order-payments.php', points(count))).text).toContain(
        'Masz za mało punktów lojalnościowych.',
      );
    expect((await member.post('/order-payments.php', points('500'))).status).toBe(303);
    // A point is worth ten grosze.
    expect((await member.get('/order2.php')).text).toContain('Punkty: −50,00\u00a0zł');
    expect(await ordered(member)).toContain('/orderdetails.php');
    expect(await store.vouchers.funds((await store.clients.idsOf(['punktowa'])).get('punktowa')!)).toMatchObject({
      pointsSpent: 500,
    });
  });

  it('cards need HTTPS: the tile says so, a sent card is refused, and so is one that was chosen before', async () => {
    // The shop under test is reached by plain HTTP, as a shop in a local network would be.
    const message = 'Kartą można płacić tylko przez bezpieczne połączenie (HTTPS).';
    const visitor = await fill(shop.visitor(), [[...mug, '2']]);
    expect((await visitor.get('/order1.php')).text).toContain(message);
    const sent = await visitor.post('/order1.php', { ...byCourier, payform_id: 'card' });
    expect([sent.status, sent.text.includes(message)]).toEqual([422, true]);

    await visitor.post('/order1.php', { ...byCourier, payform_id: '12' });
    const prepaid = await ordered(visitor);
    const changed = await visitor.post(prepaid.replace('prepaid', 'order-newpayment'), { payform_id: 'card' });
    expect([changed.status, changed.text.includes(message)]).toEqual([422, true]);
    const [order] = /\d{8}\/\d+/.exec(decodeURIComponent(prepaid))!;
    const change = { number: order, session: null, method: 'card', total: 0, state: 'w' as const };
    await shop.store.orders.changePayment({ ...change, details: { payment: { methodId: 'card', name: 'Karta' } } });
    expect((await visitor.get(prepaid)).text).toContain(message);
    const started = await visitor.post(prepaid, {});
    expect([started.status, started.text.includes(message)]).toEqual([422, true]);
  });

  it('regulations, a kind of card, a code of six digits, and a payment that is no longer given up', async () => {
    const fast = await ordered(await buyer('12'));
    const visitor = shop.visitor();
    const refused = await visitor.post(fast, {});
    expect([refused.status, refused.text.includes('Zaakceptuj regulamin tej płatności.')]).toEqual([422, true]);
    const test = (await visitor.post(fast, { regulations: '1' })).location!;
    expect(test).toContain('/test-payment.php?id=TEST-');
    // Any page of the test provider takes the decision; that of cards shows the button.
    await visitor.post(test, { decision: 'unsupported', notify: 'once' });
    expect((await visitor.get(fast)).text).toContain('Tego rodzaju karty nie przyjmujemy. Użyj innej.');

    const blik = await ordered(await buyer('10'));
    for (const code of ['', '77712', '7771234', 'abcdef', '77 71 2'])
      expect((await visitor.post(blik, { blik_code: code })).text).toContain('Kod BLIK ma 6\u00a0cyfr.');
    // This one the bank has taken up: it is paid half a minute later.
    expect((await visitor.post(blik, { blik_code: '777321' })).status).toBe(303);
    const kept = await visitor.post(blik, { cancel: '1' });
    expect([kept.status, kept.text.includes('Nie udało się anulować płatności. Spróbuj jeszcze raz.')]).toEqual([
      422,
      true,
    ]);
    // One that still waits for its buyer is given up, and the order stays.
    const other = await ordered(await buyer('10'));
    await visitor.post(other, { blik_code: '777789' });
    expect((await visitor.post(other, { cancel: '1' })).status).toBe(303);
    expect((await visitor.get(other)).text).toContain('Płatność nie została dokończona. Zamówienie jest zapisane.');
  });

  it('instalments: the terms must be read, at the first step and for a placed order', async () => {
    const message = 'Zapoznaj się z\u00a0warunkami zakupu na raty i\u00a0potwierdź to.';
    const visitor = await fill(shop.visitor(), [lamp]);
    const unread = await visitor.post('/order1.php', { ...byCourier, payform_id: '14' });
    expect([unread.status, unread.text.includes(message)]).toEqual([422, true]);
    await visitor.post('/order1.php', { ...byCourier, payform_id: '10' });
    const change = (await ordered(visitor)).replace('/prepaid.php', '/order-newpayment.php');
    const again = await visitor.post(change, { payform_id: '14' });
    expect([again.status, again.text.includes(message)]).toEqual([422, true]);
    const chosen = await visitor.post(change, { payform_id: '14', instalment_terms: 'read' });
    expect(chosen.location).toContain('/prepaid.php');
  });
});

describe('the tile of instalments and the answer to a sent form say why they are not offered [X-14 part]', () => {
  const bed = (size: string) => ['1011', size] as const;
  it.each<[string, Parameters<typeof fill>[1], string]>([
    [
      'too many products',
      [bed('140-200'), bed('160-200'), bed('220-200'), ['1019', '45-cm'], ['1019', '65-cm'], lamp],
      'Na raty można kupić najwyżej 5 produktów naraz.',
    ],
    ['a product that is not sold so', [lamp, mug], 'Nie wszystkie produkty można kupić na raty.'],
    ['below the minimum', [['1019', '45-cm']], 'Raty są od 1\u00a0000,00\u00a0zł. Brakuje'],
    ['above the maximum', [[...lamp, '3']], 'Raty są do 1\u00a0200,00\u00a0zł. Ta kwota jest wyższa.'],
  ])('%s', async (_, lines, message) => {
    // The demo's own range is wider than its stock.
    const isRange = message.startsWith('Raty');
    await shop.store.settings.set('instalmentMinimum', isRange ? 100_000 : 30_000);
    await shop.store.settings.set('instalmentMaximum', isRange ? 120_000 : 1_000_000);
    const visitor = await fill(shop.visitor(), lines);
    expect((await visitor.get('/order1.php')).text).toContain(message);
    const sent = await visitor.post('/order1.php', { ...byCourier, payform_id: '14', instalment_terms: 'read' });
    expect([sent.status, sent.text.includes(message)]).toEqual([422, true]);
    expect((await visitor.get('/basketedit.php')).text).toContain(message);
  });

  it('with a delivery whose cost is set after the order', async () => {
    await shop.store.settings.set('instalmentMinimum', 30_000);
    await shop.store.settings.set('instalmentMaximum', 1_000_000);
    const visitor = await fill(shop.visitor(), [['1019', '45-cm']]);
    const choice = { ...byCourier, payform_id: '14', instalment_terms: 'read' };
    const sent = await visitor.post('/order1.php', { ...choice, shipping: '11-1' });
    const message = 'Raty obejmują całe zamówienie, a koszt tej dostawy ustalimy później.';
    expect([sent.status, sent.text.includes(message)]).toEqual([422, true]);
    expect((await visitor.post('/order1.php', choice)).location).toBe('/order2.php');
  });
});
