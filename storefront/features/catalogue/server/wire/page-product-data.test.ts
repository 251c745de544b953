import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type ProductDetails, type Store } from '../../../../store/index.ts';
import { noSession } from '../../../../testing/shop-under-test.ts';
import { defaultSettings } from '../../../../platform/settings/index.ts';
import { loadShopAround } from './load-shop-around.ts';
import { pageProductData } from './page-product-data.ts';

const friday = Date.parse('2026-11-20T10:00:00+01:00');
let store: Store;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wire-'));
  store = await openStore({ dataDir: folder, clock: () => friday });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** The first size of a product, with other dispatch times if given. */
async function sizeOf(id: number, times: Pick<ProductDetails, 'shippingTime' | 'delayTime'> = {}) {
  const page = (await store.catalogue.productPage(id))!;
  const context = {
    store,
    settings: defaultSettings,
    texts: { locale: 'pl' },
    now: friday,
    session: noSession,
  } as const;
  const timed = { ...page, product: { ...page.product, details: { ...page.product.details, ...times } } };
  const [size] = Object.values(pageProductData(timed, await loadShopAround(context, page)).sizes);
  return size!;
}

describe('product_data of a page', () => {
  it('has every field of a size: a bundle to order, with a subscription, discounts and a delay [E-07]', async () => {
    const page = (await store.catalogue.productPage(1037))!;
    const month = { count: 1, unit: 'month', name: 'co miesiąc' } as const;
    const details: ProductDetails = {
      ...page.product.details,
      subscription: { priceGross: 12_000, periods: [month], minQuantity: 1000 },
      delayTime: { kind: 'days', days: 17 },
    };
    const [bundle] = page.sizes;
    const timed = {
      product: { ...page.product, details },
      sizes: [
        {
          ...bundle!,
          type: 'onesize',
          availability: 'order' as const,
          quantity: { ...bundle!.quantity, amount: -1, minPerOrder: 4000 },
        },
      ],
      tiers: [
        { threshold: 4000, thresholdEnd: 7000, percent: 5 },
        { threshold: 8000, thresholdEnd: null, percent: 10 },
      ],
    };
    const context = {
      store,
      settings: defaultSettings,
      texts: { locale: 'pl' },
      now: friday,
      session: noSession,
    } as const;
    const size = pageProductData(timed, await loadShopAround(context, page)).sizes['uniw']!;
    const { price, ...rest } = size;
    expect(price.value).toBe('139.00');
    expect(rest).toEqual({
      type: 'uniw',
      priority: '0',
      name: bundle!.name,
      description: bundle!.name,
      amount: 10,
      amount_mm: 10,
      amount_mo: 9,
      amount_mw: 0,
      amount_mp: 1,
      code_extern: 'ZD-01',
      code_producer: '2000001037003',
      weight: { g: '1000', kg: '1' },
      availability: {
        visible: 'y',
        status: 'order',
        status_description: 'Produkt na zamówienie',
        status_gfx: '',
        status_description_tel: 'Produkt na zamówienie',
        status_gfx_tel: '',
        delivery_date: '2026-12-07',
        delivery_days_undefined: 'false',
      },
      delivery: {
        undefined: 'false',
        shipping: '11.90',
        shipping_formatted: `11,90 zł`,
        limitfree: '250.00',
        limitfree_formatted: `250,00 zł`,
      },
      shipping_time: {
        unknown_time: 'false',
        today: 'false',
        today_shipment_deadline: '',
        days: '17',
        working_days: '11',
        hours: '0',
        minutes: '0',
        week_day: '1',
        week_amount: '2',
        time: '2026-12-07 00:00',
      },
      delay_time: {
        unknown_delivery_time: 'false',
        days: '17',
        hours: '0',
        minutes: '0',
        week_day: '1',
        week_amount: '2',
        time: '2026-12-07 00:00',
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
        nextprice_net: '101.71',
        nextprice_formatted: `125,10 zł`,
        nextthreshold: '8',
      },
      bundle_price: { amount_diff_gross: '17.00', amount_diff_net: '13.82', percent_diff: '11' },
      price_normal: {
        value: '139.00',
        price_net: '113.01',
        price_formatted: `139,00 zł`,
        price_net_formatted: `113,01 zł`,
      },
      price_subscription: {
        value: '120.00',
        price_net: '97.56',
        price_formatted: `120,00 zł`,
        price_net_formatted: `97,56 zł`,
      },
    });
  });

  it('has the stock in total and by place [E-07 part]', async () => {
    const { amount, amount_mm, amount_mo, amount_mw, amount_mp } = await sizeOf(1001);
    expect({ amount, amount_mm, amount_mo, amount_mw, amount_mp }).toEqual({
      amount: 38,
      amount_mm: 38,
      amount_mo: 29,
      amount_mw: 0,
      amount_mp: 9,
    });
    expect(await sizeOf(1046)).toMatchObject({ amount: -1, amount_mm: -1 });
  });

  it('has the whole availability of a size that leaves today [E-07 part]', async () => {
    const { availability, shipping_time, ...rest } = await sizeOf(1001);
    expect(availability).toEqual({
      visible: 'y',
      status: 'enable',
      status_description: 'Produkt dostępny',
      status_gfx: '',
      status_description_tel: 'Produkt dostępny',
      status_gfx_tel: '',
      delivery_date: '2026-11-20',
      delivery_days_undefined: 'false',
    });
    expect(shipping_time).toEqual({
      unknown_time: 'false',
      today: 'true',
      today_shipment_deadline: '14:00:00',
      days: '0',
      working_days: '0',
      hours: '0',
      minutes: '0',
      week_day: '0',
      week_amount: '0',
      time: '2026-11-20 14:00',
    });
    expect(rest).not.toHaveProperty('delay_time');
  });

  type Times = Parameters<typeof sizeOf>[1];
  it.each<[rule: string, id: number, times: Times, shipping: object | null, delay: object | null]>([
    [
      'to order in 35 working days',
      1023,
      {},
      // Christmas, the stocktaking, New Year's Day and Epiphany lie between.
      { days: '56', working_days: '35', time: '2027-01-15 00:00' },
      { days: '56', unknown_delivery_time: 'false' },
    ],
    ['to order, time unknown', 1021, {}, { unknown_time: 'true' }, { unknown_delivery_time: 'true' }],
    ['in stock, time unknown', 1024, { shippingTime: undefined }, { unknown_time: 'true' }, null],
    [
      'in stock, with a delay',
      1001,
      { delayTime: { kind: 'days', days: 17 } },
      { today: 'true' },
      { days: '17', time: '2026-12-07 00:00' },
    ],
    [
      'to order, with a delay in calendar days',
      1023,
      { delayTime: { kind: 'days', days: 17 } },
      { days: '17', time: '2026-12-07 00:00' },
      { days: '17' },
    ],
    ['sold out', 1003, { delayTime: { kind: 'unknown' } }, null, { unknown_delivery_time: 'true' }],
    ['sent by mail', 1046, {}, null, null],
    ['services', 1047, {}, { days: '5', working_days: '3', unknown_time: 'false' }, null],
    ['immediate services', 1047, { shippingTime: undefined }, null, null],
  ])('has the dispatch time of goods that are %s [E-07 part]', async (_rule, id, times, shipping, delay) => {
    const { shipping_time = null, delay_time = null } = await sizeOf(id, times);
    if (shipping === null) expect(shipping_time).toBeNull();
    else expect(shipping_time).toMatchObject(shipping);
    if (delay === null) expect(delay_time).toBeNull();
    else expect(delay_time).toMatchObject(delay);
  });

  it.each<[rule: string, id: number, expected: object]>([
    [
      'the cheapest way, and the free limit',
      1001,
      {
        undefined: 'false',
        shipping: '11.90',
        shipping_formatted: `11,90 zł`,
        limitfree: '250.00',
        limitfree_formatted: `250,00 zł`,
      },
    ],
    ['its own courier for furniture', 1023, { shipping: '129.00', limitfree: '1500.00' }],
    ['nothing for what comes by mail', 1046, { undefined: 'false', shipping: '0.00' }],
  ])('has the delivery cost: %s [E-07 part]', async (_rule, id, expected) => {
    expect((await sizeOf(id)).delivery).toMatchObject(expected);
  });

  it('has no free delivery limit where nothing is sent', async () => {
    const { delivery } = await sizeOf(1046);
    expect(Object.keys(delivery)).toEqual(['undefined', 'shipping', 'shipping_formatted']);
  });

  it('has a bundle’s savings against its parts [E-07 part]', async () => {
    expect((await sizeOf(1037)).bundle_price).toEqual({
      amount_diff_gross: '17.00',
      amount_diff_net: '13.82',
      percent_diff: '11',
    });
    expect(await sizeOf(1001)).not.toHaveProperty('bundle_price');
  });
});
