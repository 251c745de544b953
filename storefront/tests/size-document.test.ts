import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../platform/store/schema.ts';
import type { Store } from '../store/index.ts';
import { enginesInTurn, filledShop, makePlace, type Place } from '../store/testing/stores.ts';
import { serve, type Visitor } from '../testing/shop-under-test.ts';

/** Friday; the next week has no day off. */
const friday = Date.parse('2026-11-20T10:00:00+01:00');

describe.each(enginesInTurn('document of a size'))('the document of a size, in the running shop on %s', (engine) => {
  let place: Place;
  let store: Store;
  let tables: Kysely<Schema>;
  let visitor: Visitor;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    place.clock.now = friday;
    store = await place.open();
    tables = await place.openTables();
    await store.settings.set('rateLimitFactor', 10_000);
    visitor = serve(store, () => place.clock.now, place.dataDir).visitor();
  }, 120_000);
  afterAll(() => place.remove());

  const bundle = 1037;
  const mug = 1001;
  const addresses = {
    [bundle]: '/product-pol-1037-zestaw-dzien-dobry.html',
    [mug]: '/product-pol-1001-kubek-poranek-wapno.html',
  } as const;

  interface Facts {
    readonly details: object;
    readonly product?: object;
    readonly size?: object;
  }

  /** The only size of a product with some facts of its own: on its page, and as the calls tell it. */
  async function sizeOf(id: keyof typeof addresses, { details, product = {}, size = {} }: Facts) {
    const row = await tables.selectFrom('products').select('details').where('id', '=', id).executeTakeFirstOrThrow();
    await tables
      .updateTable('products')
      .set({ ...product, details: JSON.stringify({ ...JSON.parse(row.details), ...details }) })
      .where('id', '=', id)
      .execute();
    await tables
      .updateTable('sizes')
      .set({ amount: 10_000, ...size })
      .where('product_id', '=', id)
      .execute();
    const page = await visitor.get(addresses[id]);
    const [, json] = /<script[^>]* id="product_data"[^>]*>([^]*?)<\/script>/.exec(page.html)!;
    const document = JSON.parse(json!).sizes.uniw as Record<string, Record<string, string>>;
    const asked = 'sizeavailability,sizedelivery,sizeprices,bundleprice,sizes';
    const calls = await (await visitor.fetch(`/ajax/projector.php?product=${id}&size=uniw&get=${asked}`)).json();
    return { size: document, calls, words: page.text.replaceAll('\u00a0', ' ') };
  }

  it('has every field, with what the shop knows [E-07]', async () => {
    await tables
      .insertInto('quantity_tiers')
      .values([
        { product_id: bundle, threshold: 4000, threshold_end: 7000, percent: 5 },
        { product_id: bundle, threshold: 8000, threshold_end: null, percent: 10 },
      ])
      .execute();
    const month = { count: 1, unit: 'month', name: 'co miesiąc' };
    const subscription = { priceGross: 12_000, periods: [month], minQuantity: 1000 };

    // In stock: it leaves after some days.
    const inStock = await sizeOf(bundle, {
      details: { subscription, shippingTime: { kind: 'days', days: 4 }, delayTime: undefined },
      product: { min_per_order: 4000 },
      size: { availability: 'enable' },
    });
    expect(inStock.size).toMatchObject({
      type: 'uniw',
      amount: 10,
      amount_mm: 10,
      amount_mo: 9,
      availability: {
        visible: 'y',
        status: 'enable',
        status_description: 'Produkt dostępny',
        status_gfx: '',
        status_description_tel: 'Produkt dostępny',
        status_gfx_tel: '',
        delivery_date: '2026-11-26',
        delivery_days_undefined: 'false',
      },
      delivery: { undefined: 'false', shipping: '11.90' },
      shipping_time: {
        unknown_time: 'false',
        today: 'false',
        today_shipment_deadline: '',
        days: '6',
        working_days: '4',
        week_day: '4',
        week_amount: '0',
        time: expect.stringMatching(/^2026-11-26 \d\d:\d\d$/) as string,
      },
      phone_price: 'false',
      gratis: 'false',
      rebateNumber: {
        threshold: '4',
        threshold_end: '7',
        value: '5',
        items: [
          { left: '0', price: '132.05', price_net: '107.36', threshold: '4' },
          { left: '4', price: '125.10', price_net: '101.71', threshold: '8' },
        ],
        nextleft: '4',
        nextprice: '125.10',
        nextthreshold: '8',
      },
      bundle_price: { amount_diff_gross: '17.00', amount_diff_net: '13.82', percent_diff: '11' },
      price_normal: { value: '139.00' },
      price_subscription: { value: '120.00' },
    });
    expect(inStock.size).not.toHaveProperty('delay_time');
    expect(inStock.words).toMatch(/139,00 zł/);
    // The calls tell the same.
    const { availability, delivery, shipping_time, price, rebateNumber, bundle_price } = inStock.size;
    expect(inStock.calls.sizeavailability).toMatchObject({ ...availability, shipping_time });
    expect(inStock.calls.sizedelivery).toEqual(delivery);
    expect(inStock.calls.sizeprices).toMatchObject({ ...price, rebateNumber });
    expect(inStock.calls.bundleprice).toMatchObject(bundle_price!);
    expect(inStock.calls.sizes.items['00000-uniw']).toMatchObject({ type: 'uniw', amount: 10 });
  });

  it.each<[state: string, facts: Facts, expected: object, words: RegExp]>([
    [
      'that leaves today until a deadline',
      { details: { shippingTime: { kind: 'today', deadline: '14:00' } } },
      { shipping_time: { today: 'true', today_shipment_deadline: '14:00:00', week_day: '0', days: '0', hours: '0' } },
      /Wyślemy dziś/,
    ],
    [
      'that leaves in two hours and five minutes',
      { details: { shippingTime: { kind: 'days', days: 0, hours: 2, minutes: 5 } } },
      { shipping_time: { days: '0', working_days: '0', hours: '2', minutes: '5' } },
      /Wyślemy w ciągu 24 godzin/,
    ],
    [
      'on a weekday of a later week',
      { details: { shippingTime: { kind: 'weekDay', weekDay: 3, weekAmount: 2 } } },
      { shipping_time: { week_day: '3', week_amount: '2', unknown_time: 'false' } },
      /Wyślemy w środę, 9 grudnia/,
    ],
    [
      'to order, without a day',
      { details: { delayTime: { kind: 'unknown' } }, size: { availability: 'order', amount: -1 } },
      {
        amount: -1,
        availability: { status: 'order', status_description: 'Produkt na zamówienie', delivery_days_undefined: 'true' },
        shipping_time: { unknown_time: 'true' },
        delay_time: { unknown_delivery_time: 'true' },
      },
      /Czas wysyłki ustalimy po zamówieniu/,
    ],
    [
      'to order, with a delay',
      { details: { delayTime: { kind: 'days', days: 17 } }, size: { availability: 'order', amount: -1 } },
      {
        amount: -1,
        availability: { status: 'order', delivery_days_undefined: 'false', delivery_date: '2026-12-07' },
        delay_time: { unknown_delivery_time: 'false', days: '17', week_day: '1', week_amount: '2' },
      },
      /Wyślemy w poniedziałek, 7 grudnia/,
    ],
    [
      'that is sold out',
      { details: { delayTime: undefined }, size: { availability: 'disable', amount: 0 } },
      { amount: 0, amount_mm: 0, availability: { status: 'disable', visible: 'y' }, price: { basket_enable: 'n' } },
      /./,
    ],
    [
      'priced by phone',
      { details: {}, product: { is_phone_price: 1 }, size: { availability: 'enable' } },
      { phone_price: 'true', gratis: 'false', price: { basket_enable: 'n' } },
      /./,
    ],
    [
      'given away',
      { details: {}, product: { is_phone_price: 0, is_gratis: 1 }, size: { availability: 'enable' } },
      { phone_price: 'false', gratis: 'true', price: { basket_enable: 'n' } },
      /./,
    ],
  ])('of a size %s [E-07 part]', async (_state, facts, expected, words) => {
    const { size, words: shown } = await sizeOf(mug, { product: { is_phone_price: 0, is_gratis: 0 }, ...facts });
    expect(size).toMatchObject(expected);
    expect(shown).toMatch(words);
  });
});
