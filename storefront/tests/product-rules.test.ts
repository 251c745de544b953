import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serve, type Visitor } from '../testing/shop-under-test.ts';
import { enginesInTurn, filledShop, makePlace, type Place } from '../store/testing/stores.ts';
import type { Store } from '../store/index.ts';

/** Wednesday before noon; this week has no holiday. */
const wednesday = Date.parse('2026-11-25T10:00:00+01:00');
const hour = 3_600_000;
const mug = '/product-pol-1001-kubek-poranek-wapno.html';

describe.each(enginesInTurn('rules of a product'))(
  'rules of a product that its page and its forms follow, on %s',
  (engine) => {
    let place: Place;
    let store: Store;
    let tables: Awaited<ReturnType<Place['openTables']>>;
    let visitor: () => Visitor;
    let details: Record<string, unknown>;
    beforeAll(async () => {
      place = await makePlace(engine, filledShop());
      store = await place.open();
      tables = await place.openTables();
      await store.settings.set('rateLimitFactor', 1000);
      ({ visitor } = serve(store, () => place.clock.now, place.dataDir));
      const row = await tables
        .selectFrom('products')
        .select('details')
        .where('id', '=', 1001)
        .executeTakeFirstOrThrow();
      details = JSON.parse(row.details) as Record<string, unknown>;
    });
    beforeEach(() => {
      place.clock.now = wednesday;
    });
    afterAll(() => place.remove());

    const product = (values: object) => tables.updateTable('products').set(values).where('id', '=', 1001).execute();
    const size = (values: object) => tables.updateTable('sizes').set(values).where('product_id', '=', 1001).execute();
    const usual = async () => {
      await product({
        details: JSON.stringify({ ...details, hasBackInStockNotice: true }),
        is_gratis: 0,
        is_phone_price: 0,
        min_per_order: 1000,
        max_per_order: null,
        sell_by: 1000,
        unit_precision: 0,
      });
      await size({ amount: 38_000, availability: 'enable' });
    };
    beforeEach(usual);

    async function seen() {
      const { html } = await visitor().get(mug);
      const main = /<main[^]*<\/main>/.exec(html)![0];
      const words = main.replace(/<(script|style)[^]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
      return {
        words: words.replace(/[\u00a0\s]+/g, ' '),
        buy: /<button[^>]*>(?:<[^>]+>)*Do koszyka/.exec(main)?.[0] ?? null,
        quantity: /<input[^>]*role="spinbutton"[^>]*>/.exec(main)?.[0] ?? null,
        asksForWord: main.includes('name="observe"'),
      };
    }

    /** What the page says when the product has these times, so many hours later. */
    async function promised(times: object, hours = 0): Promise<string> {
      place.clock.now = wednesday + hours * hour;
      await product({
        details: JSON.stringify({ ...details, shippingTime: undefined, delayTime: undefined, ...times }),
      });
      return (await seen()).words;
    }
    const today = { shippingTime: { kind: 'today', deadline: '14:00' } };
    const inDays = (days: number) => ({ shippingTime: { kind: 'days', days } });
    const onWednesday = (weekAmount: number) => ({ shippingTime: { kind: 'weekDay', weekDay: 3, weekAmount } });

    it('to order without a day: the time is unknown, also if it could leave today [T-07]', async () => {
      await size({ availability: 'order', amount: -1 });
      for (const usually of [{}, today])
        expect(await promised({ ...usually, delayTime: { kind: 'unknown' } })).toContain(
          'Czas wysyłki ustalimy po zamówieniu',
        );
    });

    it('leaves today: until the deadline within 3 hours before it, by the clock of Warsaw [T-12] [T-13]', async () => {
      const deadline = 'Zamów do 14:00, wyślemy dziś';
      const words = await promised(today, 0.99);
      expect(words).toContain('Wyślemy dziś');
      expect(words).not.toContain(deadline);
      expect(await promised(today, 1)).toContain(deadline);
      expect(await promised(today, 3.99)).toContain(deadline);
      await store.settings.set('hoursBeforeOrderBy', 1);
      expect(await promised(today, 2.9)).toContain('Wyślemy dziś');
      expect(await promised(today, 3)).toContain(deadline);
      await store.settings.reset('hoursBeforeOrderBy');
      // Past it, the next working day.
      expect(await promised(today, 4)).toContain('Wyślemy jutro');
    });

    it('leaves within a day: tomorrow, or within 24 hours if not on the next calendar day [T-14]', async () => {
      expect(await promised(inDays(0))).toContain('Wyślemy w ciągu 24 godzin');
      expect(await promised(inDays(1))).toContain('Wyślemy jutro');
    });

    it('leaves later: a weekday, with its date from a week on, and in days beyond 29 [T-15]', async () => {
      expect(await promised(inDays(2))).toMatch(/Wyślemy w piątek (?!,)/);
      expect(await promised(onWednesday(3))).toContain('Wyślemy w środę, 23 grudnia');
      expect(await promised(onWednesday(4))).toContain('Wysyłka za 35 dni');
    });

    it('sold out: nothing to buy and why, no quantity, no dispatch, a notice; also a present, and one priced by phone [T-06]', async () => {
      const sold = await seen();
      expect([sold.buy?.includes('aria-disabled="true"'), sold.asksForWord]).toEqual([false, false]);
      expect(sold.quantity).not.toBeNull();
      await size({ availability: 'disable', amount: 0 });
      for (const also of [{}, { is_gratis: 1 }, { is_phone_price: 1 }, { is_gratis: 1, is_phone_price: 1 }]) {
        await product({ is_gratis: 0, is_phone_price: 0, ...also });
        const { words, buy, quantity, asksForWord } = await seen();
        expect(words).toContain('Tego koloru teraz nie ma. Wybierz inny albo zajrzyj później.');
        expect(words).not.toMatch(/Prezent do zamówienia|Cenę podajemy przez telefon|Wyślemy|Wysyłka za|Czas wysyłki/);
        expect([buy?.includes('aria-disabled="true"'), quantity, asksForWord]).toEqual([true, null, true]);
      }
      // A present comes before a price by phone.
      await size({ availability: 'enable', amount: 5000 });
      const present = await seen();
      expect(present.words).toContain('Prezent do zamówienia. Osobno go nie sprzedajemy.');
      expect([present.words.includes('Cenę podajemy przez telefon'), present.buy]).toEqual([false, null]);
    });

    it('has less than its minimum left: nothing to buy, and the server refuses it; without a limit it sells [T-35]', async () => {
      await product({ min_per_order: 3000 });
      for (const [amount, isSold] of [
        [2000, false],
        [3000, true],
        [-1, true],
      ] as const) {
        await size({ amount });
        const { words, buy } = await seen();
        expect(buy?.includes('aria-disabled="true"')).toBe(!isSold);
        expect(words.includes('Najmniejsze zamówienie to 3 szt., a tyle już nie zostało.')).toBe(!isSold);
        expect((await visitor().post(mug, { product: '1001', size: 'uniw', number: '3' })).status).toBe(
          isSold ? 303 : 409,
        );
      }
    });

    it('has a minimum and a maximum, each by rule and by step: what is typed is corrected with a notice, what is shown first without one [V-33] [V-34]', async () => {
      for (const [rules, amount, minimum, maximum] of [
        // The step is the minimum, the stock the maximum, rounded down to the step.
        [{ min_per_order: 1000, max_per_order: 9000, sell_by: 1500 }, 5000, '1.5', '4.5'],
        [{ min_per_order: 3000, max_per_order: 4000, sell_by: 500 }, 5000, '3', '4'],
        [{ min_per_order: 3000, max_per_order: 4000, sell_by: 500 }, -1, '3', '4'],
      ] as const) {
        await product({ unit_precision: 1, ...rules });
        await size({ amount });
        const { quantity, words } = await seen();
        for (const [name, value] of Object.entries({
          'aria-valuenow': minimum,
          'aria-valuemin': minimum,
          'aria-valuemax': maximum,
        }))
          expect(quantity).toContain(`${name}="${value}"`);
        expect(words).not.toContain('Możesz zamówić');
        for (const [number, bound, corrected] of [
          ['0,5', 'najmniej', minimum],
          ['8', 'najwyżej', maximum],
        ] as const) {
          const buyer = visitor();
          expect((await buyer.post(mug, { product: '1001', size: 'uniw', number })).status).toBe(303);
          const { text } = await buyer.get('/basketedit.php');
          const amountInWords = corrected.replace('.', ',');
          expect(text).toMatch(new RegExp(`Możesz zamówić co ${bound} ${amountInWords}\\ssztu`));
        }
      }
    });

    it('in several sizes: none goes into the basket, on a list or to the express checkout without its size [V-37]', async () => {
      const { slug } = (await store.catalogue.productPage(1013))!.product;
      const buyer = visitor();
      const fields = { product: '1013', number: '1', size: '' };
      for (const [address, sent] of [
        [`/product-pol-1013-${slug}.html`, fields],
        [`/product-pol-1013-${slug}.html`, { ...fields, express: 'attempt' }],
        ['/basketchange.php', fields],
      ] as const) {
        const { status, text } = await buyer.post(address, sent);
        expect([address, status]).toEqual([address, 422]);
        expect(text).toMatch(/Wybierz rozmiar/);
      }
      expect((await buyer.get('/basketedit.php')).text).toContain('Koszyk jest pusty.');
      const kept = await buyer.post('/shoppinglist.php', { do: 'add', ...fields, getAjax: 'true' });
      expect(kept.status).toBe(422);
      expect(kept.html).toContain('Wybierz rozmiar');
      expect((await buyer.get('/shoppinglist.php')).text).toContain('Lista jest pusta.');
      // Without a script and a known page before, its own page says why and has the sizes.
      const plain = await buyer.post('/shoppinglist.php', { do: 'add', ...fields });
      expect([plain.status, plain.location]).toEqual([303, `/product-pol-1013-${slug}.html`]);
      expect((await buyer.get(plain.location!)).text).toContain(
        'Wybierz rozmiar. Dopiero wtedy dodamy produkt do listy.',
      );
    });
  },
);
