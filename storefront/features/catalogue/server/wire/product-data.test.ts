import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polishCurrency } from '../../../../../patterns/rules/money.ts';
import { openStore, type Store } from '../../../../store/index.ts';
import { productData } from './product-data.ts';

const prices = { currency: polishCurrency, pointsPerZloty: 0.1 };
let store: Store;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wire-'));
  store = await openStore({ dataDir: folder, clock: () => Date.parse('2026-11-20T10:00:00+01:00') });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const dataOf = async (id: number) => productData((await store.catalogue.productPage(id))!, prices);
const nbsp = '\u00a0';

describe('product_data', () => {
  it('carries identity, unit, steps, points, ranges and sizes of a product by weight with a subscription [E-06]', async () => {
    const { sizes, base_price, ...coffee } = await dataOf(1032);
    expect(coffee).toEqual({
      product_id: '1032',
      product_type: 'product_item',
      currency: 'PLN',
      unit: 'kg',
      unit_plural: 'kg',
      unit_sellby: '0.25',
      unit_precision: '2',
      for_points: 'n',
      order_quantity_range: {
        min_quantity_per_order: '0.25',
        max_quantity_per_order: '10',
        minimum_quantity_subscription: expect.stringMatching(/^\d+(\.\d+)?$/),
      },
    });
    expect(Object.keys(sizes)).toEqual(['uniw']);
    expect(base_price).toMatchObject({ value: '96.00', price_unit_sellby: '24.00', price_unit_sellby_net: '19.51' });
    expect(await dataOf(1001)).toMatchObject({ unit_sellby: '1', unit_precision: '0' });
    expect(Object.keys((await dataOf(1020)).sizes)).toEqual(['23-15-cm', '30-19-cm']);
    expect((await dataOf(1018)).for_points).toBe('y');
    const page = (await store.catalogue.productPage(1001))!;
    const limited = {
      product: { ...page.product, details: { ...page.product.details, ofEachSize: { min: 3000, max: 7000 } } },
      sizes: page.sizes.map((size) => ({ ...size, type: 'onesize' })),
    };
    const { order_quantity_range, sizes: renamed } = productData({ ...page, ...limited }, prices);
    expect(order_quantity_range).toEqual({
      min_quantity_per_order: '1',
      max_size_quantity_per_order: '7',
      min_size_quantity_per_order: '3',
    });
    expect(Object.keys(renamed)).toEqual(['uniw']);
  });

  it.each([
    [1050, 'product_bundle'],
    [1045, 'product_virtual'],
    [1047, 'product_service'],
    [1026, 'product_configurable'],
    [1001, 'product_item'],
  ])('names the type of product %d: %s [E-06]', async (id, type) => {
    expect((await dataOf(id)).product_type).toBe(type);
  });

  it('has the stock and the state of each size [E-07 part]', async () => {
    const { sizes } = await dataOf(1004);
    expect(
      Object.values(sizes).map(({ type, name, amount, availability }) => [type, name, amount, availability.status]),
    ).toEqual([
      ['14-cm', `14${nbsp}cm`, 20, 'enable'],
      ['18-cm', `18${nbsp}cm`, 14, 'enable'],
      ['24-cm', `24${nbsp}cm`, 0, 'disable'],
    ]);
    expect((await dataOf(1046)).sizes['uniw']?.amount).toBe(-1);
  });

  it('has the range of amounts of the sizes', async () => {
    expect((await dataOf(1004)).base_price).toMatchObject({ value: '89.00', minprice: '59.00', minprice_net: '47.97' });
    expect((await dataOf(1005)).base_price).toMatchObject({
      maxprice: '229.00',
      size_min_maxprice: '229.00',
      size_max_maxprice: '229.00',
      size_max_maxprice_net: '186.18',
    });
    expect((await dataOf(1001)).base_price).toMatchObject({ size_min_maxprice: '0.00', size_max_maxprice: '0.00' });
  });

  it.each<[kind: string, id: number, expected: string]>([
    ['sold', 1001, 'enable, phone_price false, gratis false, basket_enable y'],
    ['gone', 1003, 'disable, phone_price false, gratis false, basket_enable n'],
    ['made to order', 1023, 'order, phone_price false, gratis false, basket_enable y'],
    ['priced by phone, and not gone', 1021, 'order, phone_price true, gratis false, basket_enable n'],
    ['priced by phone, and ordered as free [T-08]', 1051, 'enable, phone_price true, gratis false, basket_enable y'],
    ['given away, and not gone', 1008, 'enable, phone_price false, gratis true, basket_enable n'],
    ['sold for points alone', 1048, 'enable, phone_price true, gratis false, basket_enable n'],
  ])('has the state of goods %s: %d is %s [E-07 part, E-08 part]', async (_kind, id, expected) => {
    const [size] = Object.values((await dataOf(id)).sizes);
    const { availability, phone_price, gratis, price } = size!;
    expect(
      `${availability.status}, phone_price ${phone_price}, gratis ${gratis}, basket_enable ${price.basket_enable}`,
    ).toBe(expected);
  });

  it('has place, codes and weight of a size', async () => {
    const { sizes } = await dataOf(1004);
    expect(
      Object.values(sizes).map(({ priority, code_extern, code_producer, weight }) => [
        priority,
        code_extern,
        code_producer,
        weight.g,
        weight.kg,
      ]),
    ).toEqual([
      ['0', 'MZ-01-14-CM', '2000001004005', '280', '0.28'],
      ['1', 'MZ-01-18-CM', '2000001004012', '460', '0.46'],
      ['2', 'MZ-01-24-CM', '2000001004029', '890', '0.89'],
    ]);
  });

  it('has quantity discounts for the minimum quantity, and none without discounts [E-07 part, T-17 part]', async () => {
    expect((await dataOf(1002)).sizes['uniw']?.rebateNumber).toEqual({
      items: [
        { left: '3', price: '65.55', price_net: '53.29', threshold: '4' },
        { left: '7', price: '62.10', price_net: '50.49', threshold: '8' },
      ],
      nextleft: '3',
      nextprice: '65.55',
      nextprice_net: '53.29',
      nextprice_formatted: `65,55 zł`,
      nextthreshold: '4',
    });
    expect((await dataOf(1001)).sizes['uniw']).not.toHaveProperty('rebateNumber');
  });

  it('has both prices of goods that also come as a subscription, for the size offered [E-07 part, T-11 part]', async () => {
    expect((await dataOf(1032)).sizes['uniw']).toMatchObject({
      price_normal: { value: '96.00', price_net: '78.05', price_formatted: `96,00 zł` },
      price_subscription: { value: '81.60', price_net: '66.34', price_net_formatted: `66,34 zł` },
    });
    const { sizes } = await dataOf(1039);
    expect(Object.values(sizes).map((size) => size.price_subscription?.value)).toEqual(['43.20', undefined]);
    expect((await dataOf(1001)).sizes['uniw']).not.toHaveProperty('price_normal');
  });

  it('has every part of a price, gross and net [E-08]', async () => {
    expect((await dataOf(1005)).sizes['uniw']?.price).toEqual({
      value: '189.00',
      price_net: '153.66',
      price_formatted: `189,00 zł`,
      price_net_formatted: `153,66 zł`,
      srp: '0.00',
      srp_net: '0.00',
      advanceprice: '0.00',
      maxprice: '229.00',
      maxprice_net: '186.18',
      omnibus_price: '199.00',
      omnibus_price_net: '161.79',
      yousave: '10.00',
      yousave_net: '8.13',
      yousave_percent: '5',
      points: '0',
      points_recive: '18',
      basket_enable: 'y',
    });
    const mug = (await store.catalogue.productPage(1001))!;
    const suggested = {
      ...mug.product,
      pointsPrice: 490,
      details: { ...mug.product.details, suggestedPriceGross: 7900, pointsReceived: 5 },
    };
    expect(productData({ ...mug, product: suggested }, prices).sizes['uniw']?.price).toMatchObject({
      srp: '79.00',
      srp_net: '64.23',
      points: '490',
      points_recive: '5',
    });
    expect((await dataOf(1003)).sizes['uniw']?.price.basket_enable).toBe('n');
  });
});
