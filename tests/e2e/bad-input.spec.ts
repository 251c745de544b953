import { recipient } from '../../storefront/reference/asking/recipient.ts';
import { HttpShopper } from './support/http-shopper.ts';
import { expect, test } from './support/test.ts';

const mug = '/product-pol-1001-kubek-poranek-wapno.html';
const board = '/product-pol-1020-deska-bochen.html';
const phone = '/product-pol-1021-stol-gospodarz.html';

/** The text of the page's main part. */
const readable = (html: string) =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');

const onBothEngines = { tag: ['@postgres'] };

test.describe('bad requests get a clear Polish answer with the right status', () => {
  const cases: ReadonlyArray<
    [what: string, send: (shopper: HttpShopper) => ReturnType<HttpShopper['get']>, status: number, says: RegExp]
  > = [
    [
      'an unknown product',
      (shopper) => shopper.get('/product-pol-999999-nic.html'),
      404,
      /Za tymi drzwiami nic nie ma/,
    ],
    [
      'a product number that is none',
      (shopper) => shopper.get('/product-pol-99999999999999999999-nic.html'),
      404,
      /nic nie ma/,
    ],
    ['an unknown address', (shopper) => shopper.get('/nie-ma-tego'), 404, /nic nie ma/],
    ['a wrong size', (shopper) => shopper.post(board, { size: 'xxl', number: '1' }), 422, /Tego rozmiaru nie mamy/],
    ['no size', (shopper) => shopper.post(board, { number: '1' }), 422, /Wybierz rozmiar/],
    ['quantity 0', (shopper) => shopper.post(mug, { size: 'uniw', number: '0' }), 422, /co najmniej 1 sztukę/],
    ['quantity -1', (shopper) => shopper.post(mug, { size: 'uniw', number: '-1' }), 422, /Wpisz ilość cyframi/],
    ['quantity "abc"', (shopper) => shopper.post(mug, { size: 'uniw', number: 'abc' }), 422, /Wpisz ilość cyframi/],
    ['quantity 1e9', (shopper) => shopper.post(mug, { size: 'uniw', number: '1e9' }), 422, /Wpisz ilość cyframi/],
    ['no quantity', (shopper) => shopper.post(mug, { size: 'uniw' }), 422, /Wpisz ilość/],
    [
      'a sold-out product',
      (shopper) => shopper.post('/product-pol-1003-kubek-poranek-szalwia.html', { size: 'uniw', number: '1' }),
      409,
      /chwilowo brak/,
    ],
    [
      'a product with a price by phone',
      (shopper) => shopper.post(phone, { size: 'uniw', number: '1' }),
      409,
      /Cenę podajemy przez telefon/,
    ],
    [
      'a body of 2 MB',
      (shopper) => shopper.post(mug, { size: 'uniw', number: '1'.repeat(2_000_000) }),
      413,
      /Za dużo naraz. Przyjmujemy do 100 kB/,
    ],
    ['step 2 without a basket', (shopper) => shopper.post('/order2.php', { terms: '1' }), 303, /^/],
  ];
  for (const [what, send, status, says] of cases) {
    test(what, onBothEngines, async ({ shop }) => {
      const answer = await send(new HttpShopper(shop.url));
      expect(answer.status).toBe(status);
      expect(readable(answer.html)).toMatch(says);
    });
  }

  test(
    'lowers quantity 1000000000 to the stock, raises 0.3333 to a whole piece, and reports both',
    onBothEngines,
    async ({ shop }) => {
      const shopper = new HttpShopper(shop.url);
      await shopper.add(mug, { size: 'uniw', number: '1000000000' });
      expect(readable((await shopper.get('/basketedit.php')).html)).toMatch(/Możesz zamówić co najwyżej \d+ sztuk/);
      const other = new HttpShopper(shop.url);
      await other.add(mug, { size: 'uniw', number: '0.3333' });
      expect(readable((await other.get('/basketedit.php')).html)).toMatch(
        /co najmniej 1 sztukę|Zmieniliśmy ilość na 1 sztuk/,
      );
    },
  );

  test('rejects a form from a foreign page and changes nothing', onBothEngines, async ({ shop }) => {
    const answer = await fetch(shop.url + mug, {
      method: 'POST',
      body: new URLSearchParams({ size: 'uniw', number: '1' }),
      headers: { origin: 'https://evil.example' },
      redirect: 'manual',
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const html = await answer.text();
    expect(html).toContain('<html lang="pl"');
    expect(readable(html)).not.toMatch(/forbidden|error|stack/i);
  });

  test(
    'keeps the typed values of an invalid address and reports an error at each field [V-01 part, V-14 part]',
    onBothEngines,
    async ({ shop }) => {
      const shopper = new HttpShopper(shop.url);
      await shopper.add(mug, { size: 'uniw', number: '1' });
      const typed = { ...recipient, firstname: '', email: 'hanna@', phone: '600', zipcode: '3114', street_number: '' };
      const answer = await shopper.post('/order1.php', { ...typed, shipping: '1-1', payform_id: 'transfer' });
      expect(answer.status).toBe(422);
      const text = readable(answer.html);
      for (const message of [
        'Proszę wypełnić to pole.',
        'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
        'Numer telefonu powinien zawierać minimum 9 znaków',
        'Numer domu: Proszę wypełnić to pole.',
        'Wpisz kod w formacie 00-000, np. 31-145.',
      ]) {
        expect(text).toContain(message);
      }
      for (const value of ['Źrebiec', 'hanna@', '600', '3114', 'Kraków'])
        expect(answer.html).toContain(`value="${value}"`);
    },
  );

  test('a stale basket is reported line by line and not ordered', onBothEngines, async ({ shop }) => {
    const first = new HttpShopper(shop.url);
    const second = new HttpShopper(shop.url);
    // All of one size: the product stays available in others, because other tests count what lists offer.
    const robe = '/product-pol-1015-szlafrok-rosa.html';
    for (const shopper of [first, second]) await shopper.add(robe, { size: 'xl', number: '2' });
    const delivery = { shipping: '1-1', payform_id: 'transfer' };
    const summaries = [await first.prepare(delivery), await second.prepare(delivery)];
    await first.order(summaries[0]!);
    const answer = await second.post('/order2.php', summaries[1]!);
    expect(answer.status).toBe(409);
    expect(readable(answer.html)).toMatch(/Nic jeszcze nie zamówiono.*Szlafrok Rosa: właśnie zabrakło/);
  });

  test('a summary sent twice creates one order', onBothEngines, async ({ shop }) => {
    const shopper = new HttpShopper(shop.url);
    await shopper.add(board, { size: '23-15-cm', number: '1' });
    const summary = await shopper.prepare({ shipping: '1-1', payform_id: 'transfer' });
    const [one, two] = await Promise.all([shopper.order(summary), shopper.order(summary)]);
    expect(two.address).toBe(one.address);
  });
});
