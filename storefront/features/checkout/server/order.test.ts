import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../../mails/compose.ts';
import { orderConfirmation } from './mails/order-confirmation.tsx';
import { demoSettings } from '../../../platform/settings/testing/demo-settings.ts';
import { orderView } from './order-view.ts';
import {
  byCourier,
  hiddenFields,
  openShop,
  recipient,
  type ShopUnderTest,
  type Visitor,
} from '../../../testing/shop-under-test.ts';

let shop: ShopUnderTest;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

const put = (visitor: Visitor, product: string, number = '1', size = '') =>
  visitor.post('/basketchange.php', { product, size, number });

/** Visitor with goods in the basket. */
async function buyer(product = '1017', number = '1', size = ''): Promise<Visitor> {
  const visitor = shop.visitor();
  expect((await put(visitor, product, number, size)).status).toBe(303);
  await visitor.get('/basketedit.php');
  return visitor;
}

/** A visitor before the last button, with the summary's form. */
async function atSummary(visitor: Visitor, choice: Record<string, string> = byCourier) {
  expect((await visitor.post('/order1.php', choice)).location).toBe('/order2.php');
  const summary = await visitor.get('/order2.php');
  expect(summary.status).toBe(200);
  return { summary, form: { ...hiddenFields(summary), terms: '1' } };
}

describe('order, step 1', () => {
  it('sends an empty basket back with the reason', async () => {
    const visitor = shop.visitor();
    for (const answer of [await visitor.get('/order1.php'), await visitor.post('/order1.php', byCourier)]) {
      expect([answer.status, answer.location]).toEqual([303, '/basketedit.php']);
    }
    expect((await visitor.get('/basketedit.php')).text).toContain('Koszyk jest pusty, więc nie ma czego zamówić.');
  });

  it('reports every missing field, at the field and above the form [V-01, V-14 part, S-04 part]', async () => {
    const answer = await (await buyer()).post('/order1.php', { shipping: '', payform_id: '' });
    expect(answer.status).toBe(422);
    expect(answer.text.match(/Proszę wypełnić to pole\./g)!.length).toBeGreaterThanOrEqual(7);
    expect(answer.text).toContain('Popraw 10 pól, żeby przejść dalej');
    expect(answer.text).toContain('Numer domu: Proszę wypełnić to pole.');
    expect(answer.text).toContain('Wybierz sposób dostawy.');
    expect(answer.text).toContain('Wybierz sposób płatności.');
    expect(answer.html).toMatch(/<a[^>]+href="#firstname"/);
    expect(answer.html).toMatch(/<input[^>]+id="firstname"[^>]+aria-invalid="true"/);
  });

  it.each<[string, Record<string, string>, string]>([
    ['an e-mail without a domain [V-07 part]', { email: 'hanna@' }, 'Błędnie wpisany e-mail.'],
    ['a short phone [V-05 part]', { phone: '600 100' }, 'Numer telefonu powinien zawierać minimum 9 znaków'],
    ['a zip code of letters', { zipcode: 'ab-cde' }, 'Wpisz kod w formacie 00-000, np. 31-145.'],
    ['a street without its number [V-08 part]', { street_number: ' ' }, 'Proszę wypełnić to pole.'],
    ['code in a name', { lastname: '<script>' }, 'W tym polu jest znak, którego nie przyjmujemy.'],
    [
      'a name that is too long [V-02 part]',
      { firstname: 'a'.repeat(101) },
      'Maksymalna liczba znaków dla tego pola to 100',
    ],
    ['a courier that is not offered', { shipping: '5-1' }, 'Tak nie dostarczymy tych produktów do tego kraju: Polska.'],
    [
      'a courier that there never was',
      { shipping: 'rakieta-1' },
      'Tak nie dostarczymy tych produktów do tego kraju: Polska.',
    ],
    ['a pickup without a point', { shipping: '3-1' }, 'Wybierz punkt odbioru.'],
    ['a pickup at a point that is not there', { shipping: '3-1', pickup_point: 'X' }, 'Wybierz punkt odbioru.'],
    ['a showroom that is not chosen', { shipping: '0-1' }, 'Wybierz salon.'],
    [
      'pay on delivery with a prepaid courier',
      { payform_id: 'on-delivery' },
      'Przy odbiorze zapłacisz tylko z\u00a0dostawą',
    ],
    ['a transfer to the courier', { shipping: '2-0' }, 'Z\u00a0tą dostawą płacisz przy odbiorze.'],
    ['a payment that there never was', { payform_id: 'gold' }, 'Wybierz sposób płatności.'],
  ])('refuses %s with 422, its message, and all typed values', async (_name, wrong, said) => {
    const answer = await (await buyer()).post('/order1.php', { ...byCourier, ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(said);
    expect(answer.html).toContain(`value="${wrong['city'] ?? recipient.city}"`);
    expect(answer.html).not.toContain('<script>"');
  });

  it('counts services, their day and nothing twice in the sum without a script, as the order does [S-04 part]', async () => {
    const visitor = await buyer();
    const [field] = /<input[^>]*name="delivery_day[^>]*>/.exec((await visitor.get('/order1.php')).html)!;
    const way = /name="delivery_day\[([^\]]+)\]"/.exec(field)![1]!;
    const choice = { ...byCourier, shipping: way };
    const first = /min="([^"]+)"/.exec(field)![1]!;
    const saturday = new Date(first);
    saturday.setUTCDate(saturday.getUTCDate() + 27 - saturday.getUTCDay());
    const chosen = {
      ...choice,
      [`delivery_day[${way}]`]: saturday.toISOString().slice(0, 10),
      [`delivery_hours[${way}]`]: '8:00–12:00',
      [`services[${way}]`]: 'saturday',
    };
    const current = ({ html }: { html: string }) =>
      /data-current[^>]*>(.*?)<\/dl>/s.exec(html)![1]!.replace(/<[^>]+>/g, ' ');
    const recounted = await visitor.post('/order1.php', { ...chosen, recount: '1' });
    expect(current(recounted)).toMatch(/36,90\szł.*115,90\szł/s);
    expect(recounted.text).toContain('przelicz: pokażemy sumę');
    const { summary } = await atSummary(visitor, chosen);
    expect(summary.text).toMatch(/36,90\szł.*115,90\szł/s);
    // On a Monday nobody pays for a Saturday.
    saturday.setUTCDate(saturday.getUTCDate() + 2);
    const monday = { ...chosen, [`delivery_day[${way}]`]: saturday.toISOString().slice(0, 10), recount: '1' };
    expect(current(await visitor.post('/order1.php', monday))).toMatch(/24,90\szł.*103,90\szł/s);
  });

  it('accepts a zip code as typed and stores it normalised', async () => {
    const { summary } = await atSummary(await buyer(), { ...byCourier, zipcode: ' 31 145' });
    expect(summary.text).toContain('31-145 Kraków');
  });

  it.each(['2-0', '2', 'kurier-pobranie-0', 'kurier-pobranie'])(
    'accepts a courier by the name %s',
    async (shipping) => {
      const visitor = await buyer();
      await atSummary(visitor, { ...byCourier, shipping, payform_id: 'on-delivery' });
      const step = await visitor.get('/order1.php');
      expect(step.html).toMatch(/<input(?=[^>]* checked)[^>]*value="2-0"/);
    },
  );

  it.each(['1', 'on-delivery'])('accepts a payment by the name %s', async (payment) => {
    const visitor = await buyer();
    await atSummary(visitor, { ...byCourier, shipping: '2-0', payform_id: payment });
    const step = await visitor.get('/order1.php');
    expect(step.html).toMatch(/<input(?=[^>]* checked)(?=[^>]* name="payform_id")[^>]*value="1"/);
  });

  it('shows earlier choices on return', async () => {
    const visitor = await buyer();
    await atSummary(visitor, { ...byCourier, shipping: '0-1', stock: 'S2' });
    const step = await visitor.get('/order1.php');
    expect(step.html).toContain('value="Łobzowska"');
    expect(step.html).toMatch(/<input(?=[^>]+value="S2")(?=[^>]+name="stock")(?=[^>]+checked="")/);
  });

  it('offers pay on delivery up to its courier’s limit', async () => {
    const offers = async (count: string) => (await (await buyer('1001', count)).get('/order1.php')).html;
    expect(await offers('10')).toContain('value="2-0"');
    await shop.store.catalogue.changePrice({ productId: 1001, size: 'uniw', price: 600_00 });
    expect(await offers('10')).not.toContain('value="2-0"');
    await shop.store.catalogue.changePrice({ productId: 1001, size: 'uniw', price: 69_00 });
  });

  it('offers only couriers that deliver the goods', async () => {
    const bench = await (await buyer('1023')).get('/order1.php');
    expect(bench.html).toContain('value="5-1"');
    expect(bench.html).not.toContain('value="1-1"');
    const book = await (await buyer('1046')).get('/order1.php');
    expect(book.html).toContain('value="6-1"');
    expect(book.html).not.toContain('value="3-1"');
  });
});

describe('order, step 2', () => {
  it('promises withdrawal only for goods that their page does not exclude [S-05 part]', async () => {
    const promise = 'Masz 14\u00a0dni na odstąpienie od umowy bez podawania przyczyny.';
    const visitor = await buyer('1007', '1.5', 'naturalny');
    const alone = (await atSummary(visitor)).summary.text;
    expect(alone).not.toContain('14\u00a0dni');
    expect(alone).toContain('Wiem, że od umowy o\u00a0rzeczy robione na moje zamówienie nie odstąpię bez przyczyny.');
    expect(alone).toContain('Robimy to na Twoje zamówienie, dlatego nie możesz odstąpić od umowy bez przyczyny.');
    await put(visitor, '1017');
    const mixed = (await atSummary(visitor)).summary.text;
    expect(mixed).toContain(`${promise} Nie dotyczy to rzeczy robionych na Twoje zamówienie: Len Miedza na metry.`);
    expect(mixed).toContain('mam 14\u00a0dni na odstąpienie od umowy, oprócz rzeczy robionych na moje zamówienie.');
    const bag = (await atSummary(await buyer())).summary.text;
    expect(bag).toContain(promise);
    expect(bag).not.toContain('na Twoje zamówienie');
    const placed = await visitor.post('/order2.php', (await atSummary(visitor)).form);
    const rest = 'Nie dotyczy to rzeczy robionych na Twoje zamówienie: Len Miedza na metry.';
    expect((await visitor.get(placed.location!)).text).toContain(rest);
    const [mail] = await shop.store.outbox.claim(100).then((mails) => mails.slice(-1));
    const { text, html } = (await compose(mail!, shop.store, 'https://sien.example'))!;
    for (const part of [text, html]) expect(part).toContain(rest);
  });

  it('needs a choice of delivery first', async () => {
    const visitor = await buyer();
    expect((await visitor.get('/order2.php')).location).toBe('/order1.php');
    expect((await visitor.get('/order1.php')).text).toContain('Najpierw wybierz dostawę i\u00a0płatność.');
  });

  it('repeats everything right above the button, with nothing ticked [S-05 part]', async () => {
    const { summary } = await atSummary(await buyer('1017', '2'));
    expect(summary.text).toContain('Hanna Źrebiec');
    expect(summary.text).toContain('Przelew tradycyjny');
    expect(summary.text).toMatch(/Do zapłaty z\u00a0VAT\s+174,90\u00a0zł/);
    expect(summary.text).toContain('Zamawiam z obowiązkiem zapłaty');
    // The EU's notice, before the contract (Directive 2011/83/EU, art. 6.1 l).
    expect(summary.text).toContain('Gwarancja prawna: co najmniej 2\u00a0lata');
    expect(summary.html).not.toMatch(/type="checkbox"[^>]*checked/);
    expect(summary.html).not.toContain('style=');
    expect(summary.html.match(/<h1/g)).toHaveLength(1);
  });

  it('writes the phone number in groups, as it is read, on the summary and the order’s page', async () => {
    const visitor = await buyer();
    const { summary, form } = await atSummary(visitor, { ...byCourier, phone: '+48600100200' });
    expect(summary.text).toContain('+48 600 100 200');
    const { location } = await visitor.post('/order2.php', form);
    expect((await visitor.get(location!)).text).toContain('+48 600 100 200');
  });

  it('asks for the consent, and keeps the remarks [T-29 part]', async () => {
    const visitor = await buyer();
    const { form } = await atSummary(visitor);
    const { terms: _terms, ...unticked } = form;
    const answer = await visitor.post('/order2.php', { ...unticked, remarks: 'bez plastiku' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Zaznacz zgodę na regulamin, żeby zamówić.');
    expect(answer.html).toContain('data-validation="terms_required"');
    expect(answer.html).toContain('>bez plastiku</textarea>');
  });

  it('refuses remarks of more than 255 characters', async () => {
    const visitor = await buyer();
    const { form } = await atSummary(visitor);
    const answer = await visitor.post('/order2.php', { ...form, remarks: 'a'.repeat(256) });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Uwagi mogą mieć najwyżej 255 znaków, teraz mają 256.');
  });

  it('places the order, empties the basket, and a repeated submit leads to the same order [H-09 part]', async () => {
    const visitor = await buyer('1017', '2');
    const { form } = await atSummary(visitor);
    const first = await visitor.post('/order2.php', form);
    expect(first.status).toBe(303);
    expect(first.location).toMatch(/^\/orderdetails\.php\?order_number=20261120%2F\d{3}&key=[\w-]{32}$/);
    const again = await visitor.post('/order2.php', form);
    expect([again.status, again.location]).toEqual([303, first.location]);
    const confirmation = await visitor.get(first.location!);
    expect(confirmation.text).toMatch(/Numer zamówienia to 20261120\/\d{3}\./);
    expect(confirmation.text).toContain('hanna@poczta.pl');
    expect(confirmation.text).toContain('PL00 0000 0000 0000 0000 0000 0000');
    expect(confirmation.html).toContain('<meta name="robots" content="noindex"/>');
    expect((await visitor.get(first.location!)).text).toBe(confirmation.text);
    expect((await visitor.get('/basketedit.php')).text).toContain('Koszyk jest pusty.');
  });

  it('makes one order of two concurrent submits', async () => {
    const visitor = await buyer();
    const { form } = await atSummary(visitor);
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post('/order2.php', form)));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
  });

  it('orders nothing if another visitor bought the rest: 409 with lines, keeping typed values', async () => {
    const slow = await buyer('1031', '2');
    const { form } = await atSummary(slow);
    const quick = await buyer('1031', '2');
    expect((await quick.post('/order2.php', (await atSummary(quick)).form)).status).toBe(303);
    const answer = await slow.post('/order2.php', { ...form, remarks: 'proszę o kokardę' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(
      'Świecznik Kropla: możesz teraz zamówić co najwyżej 1\u00a0sztukę. Popraw ilość w\u00a0koszyku.',
    );
    expect(answer.html).toContain('>proszę o kokardę</textarea>');
    expect(answer.html).toMatch(/type="checkbox"[^>]*checked/);
    const basket = await slow.get('/basketedit.php');
    expect(basket.text).toContain('Możesz zamówić co najwyżej 1\u00a0sztukę.');
    expect((await slow.get('/order2.php')).location).toBe('/basketedit.php');
  });

  const mutation = (document: string) => JSON.stringify({ query: `mutation{${document}}` });
  const gift = (quantity: string) => ({
    'product[0]': '1034',
    'size[0]': '',
    'gift[0]': '1',
    'set_quantity[0]': quantity,
  });

  it.each([
    ['brought, it costs its delivery', byCourier, { total: 16_90, state: 'w' }, '16,90\u00a0zł'],
    [
      'collected, it is free and waits for no money',
      { ...byCourier, shipping: '0-1', stock: 'S2' },
      { total: 0, state: 'n' },
      'Nie masz nic do zapłaty.',
    ],
  ])('sells free goods for nothing: %s [T-08]', async (_, choice, figures, says) => {
    const visitor = await buyer('1051', '2');
    expect((await visitor.get('/basketedit.php')).text).toContain('0,00\u00a0zł');
    const { form } = await atSummary(visitor, choice);
    const placed = await visitor.post('/order2.php', form);
    const confirmation = await visitor.get(placed.location!);
    expect(confirmation.text).toContain(says);
    expect(confirmation.text.includes('PL00 0000')).toBe(figures.total > 0);
    const number = new URLSearchParams(placed.location!.split('?')[1]).get('order_number')!;
    const order = (await shop.store.orders.byNumber(number))!;
    expect(order).toMatchObject({ ...figures, productsTotal: 0, lines: [{ productId: 1051, unitGross: 0 }] });
    const wording = { texts: { locale: 'pl' }, settings: demoSettings } as const;
    const { text } = orderConfirmation(
      orderView(order, wording),
      { order: '', withdrawal: '', terms: '' },
      { files: 'none', cards: 'none', withdrawal: { kind: 'all', excluded: [], started: [] } },
      wording,
    );
    expect(text).toContain(says);
    expect(text).toContain('https://europa.eu/youreurope/gwarancje');
  });

  it('counts the discount code and the present from the summary to the confirmation [H-03 part]', async () => {
    const visitor = await buyer('1017', '2');
    await visitor.post('/graphql/v1/', mutation('activateRebateCode(code:"SIEN10"){status}'));
    await visitor.post('/basketchange.php?type=multiproduct', gift('1'));
    const { summary, form } = await atSummary(visitor);
    for (const words of ['Kod rabatowy', '−15,80\u00a0zł', 'Prezent: ', '159,10\u00a0zł']) {
      expect(summary.text).toContain(words);
    }
    const placed = await visitor.post('/order2.php', form);
    expect(placed.status).toBe(303);
    const confirmation = await visitor.get(placed.location!);
    expect(confirmation.text).toContain('−15,80\u00a0zł');
    expect(confirmation.text).toContain('159,10\u00a0zł');
    expect((await visitor.post('/order2.php', form)).location).toBe(placed.location);
  });

  it('orders nothing without the summary’s code or present; agreeing without them orders', async () => {
    const visitor = await buyer('1017', '2');
    await visitor.post('/graphql/v1/', mutation('activateRebateCode(code:"SIEN10"){status}'));
    await visitor.post('/basketchange.php?type=multiproduct', gift('1'));
    const { form } = await atSummary(visitor);
    await visitor.post('/graphql/v1/', mutation('deactivateRebateCode{status}'));
    const withoutCode = await visitor.post('/order2.php', form);
    expect(withoutCode.status).toBe(409);
    expect(withoutCode.text).toContain('Kod rabatowy: zniżka zmieniła się z\u00a015,80\u00a0zł na 0,00\u00a0zł.');
    await visitor.post('/basketchange.php?type=multiproduct', gift('0'));
    const withoutGift = await visitor.post('/order2.php', { ...hiddenFields(withoutCode), terms: '1' });
    expect(withoutGift.status).toBe(409);
    expect(withoutGift.text).toContain('prezent nie jest już dostępny');
    expect((await visitor.post('/order2.php', { ...hiddenFields(withoutGift), terms: '1' })).status).toBe(303);
  });

  it('orders nothing at another price; agreeing to it orders', async () => {
    const visitor = await buyer('1042');
    const { form } = await atSummary(visitor);
    await shop.store.catalogue.changePrice({ productId: 1042, size: 'uniw', price: 64_00 });
    const answer = await visitor.post('/order2.php', form);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Szczotka Buk: cena zmieniła się z\u00a059,00\u00a0zł na 64,00\u00a0zł.');
    expect((await visitor.get('/basketedit.php')).text).toContain(
      'Cena zmieniła się z\u00a059,00\u00a0zł na 64,00\u00a0zł.',
    );
    expect((await visitor.post('/order2.php', { ...hiddenFields(answer), terms: '1' })).status).toBe(303);
  });

  it('orders nothing after another tab changed the basket', async () => {
    const visitor = await buyer();
    const { form } = await atSummary(visitor);
    await put(visitor, '1043');
    const answer = await visitor.post('/order2.php', form);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Koszyk zmieniono w\u00a0innej karcie.');
  });

  it.each([
    ['recipient', { city: 'Gdańsk', zipcode: '80-828' }, 'Gdańsk'],
    ['showroom of collection', { stock: 'S2' }, 'Odbiór'],
  ])('orders nothing after another tab chose another %s at the same cost', async (what, other, shown) => {
    const visitor = await buyer();
    const chosen = what === 'recipient' ? byCourier : { ...byCourier, shipping: 'salon-1', stock: 'S1' };
    const { form } = await atSummary(visitor, chosen);
    await visitor.post('/order1.php', { ...chosen, ...other });
    const answer = await visitor.post('/order2.php', { ...form, remarks: 'Dzwonek nie działa.' });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('W\u00a0innej karcie zmieniono odbiorcę, dostawę, płatność albo uwagi do produktów');
    expect(answer.text).toContain(shown);
    expect(answer.html).toContain('Dzwonek nie działa.');
    expect((await visitor.post('/order2.php', { ...hiddenFields(answer), terms: '1' })).status).toBe(303);
  });

  it('orders nothing after another tab changed a line’s comment', async () => {
    const visitor = await buyer();
    const { form } = await atSummary(visitor);
    const line = { 'product[0]': '1017', 'size[0]': 'uniw', 'set_quantity[0]': '1', 'comment[0]': 'Bez metki.' };
    await visitor.post('/basketchange.php?type=multiproduct', line);
    expect((await visitor.post('/order2.php', form)).status).toBe(409);
  });

  it.each([
    ['without its key', { order_key: '' }],
    ['with a forged line', { 'seen_line[0]': '1017 uniw 1000 1 ' }],
    ['with another delivery cost', { seen_delivery: '0' }],
    ['with another choice', { seen_choice: 'x' }],
    ['with nonsense', { 'seen_line[0]': 'x', seen_delivery: 'x' }],
  ])('refuses a form %s', async (_name, forged) => {
    const visitor = await buyer();
    const { form } = await atSummary(visitor);
    const answer = await visitor.post('/order2.php', { ...form, ...forged });
    expect(answer.status).toBe(409);
    expect((await visitor.get('/basketedit.php')).html).toContain('Usuń: Torba Targ');
  });
});

describe('confirmation', () => {
  it.each([
    ['nothing', ''],
    ['a wrong key', '?order_number=20261120/001&key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['no number', `?order_number=${'9'.repeat(5000)}&key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`],
  ])('is not found for %s', async (_name, query) => {
    expect((await shop.visitor().get(`/orderdetails.php${query}`)).status).toBe(404);
  });

  it('asks a guest to sign in for a number alone: it may be the number of a client', async () => {
    const { status, location } = await shop.visitor().get('/orderdetails.php?order_number=20261120/001');
    expect([status, location]).toEqual([303, '/signin.php?next=order-details&order_number=20261120%2F001']);
  });

  it('shows what to have ready for a courier that collects money', async () => {
    const visitor = await buyer();
    const choice = { ...byCourier, shipping: '2-0', payform_id: 'on-delivery' };
    const { form } = await atSummary(visitor, choice);
    const { location } = await visitor.post('/order2.php', form);
    const { text } = await visitor.get(location!);
    expect(text).toContain('Przygotuj 101,90\u00a0zł dla kuriera');
    expect(text).not.toContain('Numer konta');
    expect(text).toContain('Dostawa: poniedziałek, 23\u00a0listopada.');
  });
});

it('writes pages with one h1, one main, no style attribute and noindex', async () => {
  const visitor = await buyer();
  const { summary, form } = await atSummary(visitor);
  const pages = [await visitor.get('/basketedit.php'), await visitor.get('/order1.php'), summary];
  const { location } = await visitor.post('/order2.php', form);
  for (const { status, html } of [...pages, await visitor.get(location!)]) {
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).not.toMatch(/<[^>]+ style=/);
    expect(html).toContain('content="noindex"');
  }
});

it('logged no server error', () => {
  expect(shop.faults).toEqual([]);
});
