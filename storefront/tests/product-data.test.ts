import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductData, WireSizeInShop } from '../../patterns/contract/product-data.ts';
import { addressOf } from '../shared/addresses.ts';
import { enginesInTurn, filledShop, makePlace, type Place } from '../store/testing/stores.ts';
import type { Store } from '../store/index.ts';
import { serve, type Visitor } from '../testing/shop-under-test.ts';

const friday = Date.parse('2026-11-20T10:00:00+01:00');
const [coffee, mug, shirt] = [1032, 1001, 1013];

describe.each(enginesInTurn('data of a product'))('data of a product on its page, on %s', (engine) => {
  let place: Place;
  let store: Store;
  let tables: Awaited<ReturnType<Place['openTables']>>;
  let visitor: () => Visitor;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    place.clock.now = friday;
    store = await place.open();
    tables = await place.openTables();
    await store.settings.set('rateLimitFactor', 1000);
    ({ visitor } = serve(store, () => place.clock.now, place.dataDir));
  });
  afterAll(() => place.remove());

  const addressOfProduct = async (id: number) =>
    addressOf('product', { id, slug: (await store.catalogue.productPage(id))!.product.slug });
  async function dataOf(id: number): Promise<ProductData<WireSizeInShop>> {
    const { html } = await visitor().get(await addressOfProduct(id));
    const [, data] = /<script[^>]*id="product_data"[^>]*>([^]*?)<\/script>/.exec(html)!;
    return JSON.parse(data!) as ProductData<WireSizeInShop>;
  }
  const change = (id: number, values: object) =>
    tables.updateTable('products').set(values).where('id', '=', id).execute();
  async function limitEachSize(id: number, ofEachSize: object) {
    const { details } = await tables
      .selectFrom('products')
      .select('details')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await change(id, { details: JSON.stringify({ ...(JSON.parse(details) as object), ofEachSize }) });
  }

  it('carries every field: its kind, currency, unit, steps, points, the ranges of an order, and sizes by their types [E-06]', async () => {
    await change(coffee, { min_per_order: 500, max_per_order: 10_000 });
    await limitEachSize(coffee, { min: 250, max: 4000 });
    const { sizes, base_price, ...data } = await dataOf(coffee);
    expect(data).toEqual({
      product_id: '1032',
      product_type: 'product_item',
      currency: 'PLN',
      unit: 'kg',
      unit_plural: 'kg',
      unit_sellby: '0.25',
      unit_precision: '2',
      for_points: 'n',
      order_quantity_range: {
        max_quantity_per_order: '10',
        max_size_quantity_per_order: '4',
        min_quantity_per_order: '0.5',
        min_size_quantity_per_order: '0.25',
        minimum_quantity_subscription: '0.5',
      },
    });
    expect([Object.keys(sizes), base_price.value]).toEqual([['uniw'], '96.00']);
    expect(Object.keys((await dataOf(shirt)).sizes)).toEqual(['s', 'm', 'l', 'xl']);
    expect(await dataOf(mug)).toMatchObject({
      unit: 'szt.',
      unit_plural: 'szt.',
      unit_sellby: '1',
      unit_precision: '0',
    });
    expect((await dataOf(1048)).for_points).toBe('y');
    const types = [1050, 1045, 1047].map(async (id) => (await dataOf(id)).product_type);
    expect(await Promise.all(types)).toEqual(['product_bundle', 'product_virtual', 'product_service']);
  });

  it('calls the only size uniw, also where the shop’s data call it onesize [E-06 part]', async () => {
    const [row] = await tables.selectFrom('sizes').selectAll().where('product_id', '=', 1002).execute();
    for (const table of ['size_stocks', 'price_history', 'sizes'] as const)
      await tables.deleteFrom(table).where('product_id', '=', 1002).execute();
    await tables
      .insertInto('sizes')
      .values({ ...row!, type: 'onesize' })
      .execute();
    await change(1002, { default_size: 'onesize' });
    const { sizes } = await dataOf(1002);
    expect(Object.entries(sizes).map(([key, { type }]) => [key, type])).toEqual([['uniw', 'uniw']]);
  });

  it('limits a quantity by amount, unit_sellby, unit_precision, unit, max_q, max_s, min_q and min_s, on the page and in the basket [E-10]', async () => {
    await change(shirt, { min_per_order: 1000, max_per_order: 5000, sell_by: 500, unit_precision: 1 });
    await limitEachSize(shirt, { min: 2000, max: 3000 });
    await tables
      .updateTable('sizes')
      .set({ amount: 2500 })
      .where('product_id', '=', shirt)
      .where('type', '=', 'm')
      .execute();
    const data = await dataOf(shirt);
    expect(data).toMatchObject({
      unit: 'szt.',
      unit_sellby: '0.5',
      unit_precision: '1',
      order_quantity_range: {
        max_quantity_per_order: '5',
        max_size_quantity_per_order: '3',
        min_quantity_per_order: '1',
        min_size_quantity_per_order: '2',
      },
      sizes: { m: { amount: 2.5 } },
    });
    const address = await addressOfProduct(shirt);
    const fieldOf = async (size: string) => {
      const { html } = await visitor().get(`${address}?size=${size}`);
      const field = /<input[^>]*role="spinbutton"[^>]*>/.exec(html)![0];
      return ['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map(
        (name) => new RegExp(`${name}="([^"]*)"`).exec(field)?.[1],
      );
    };
    // The minimum and the maximum of a size; less of it is left.
    expect([await fieldOf('s'), await fieldOf('m')]).toEqual([
      ['2', '3', '2'],
      ['2', '2.5', '2'],
    ]);
    const buyer = visitor();
    const buy = async (size: string, number: string) => {
      const { status } = await buyer.post(address, { product: String(shirt), size, number });
      const { basket } = JSON.parse((await buyer.get('/ajax/basket.php?getAjax=true')).html) as {
        basket: { products: ReadonlyArray<{ size: string; count: string }> };
      };
      return [status, ...basket.products.map((line) => `${line.size} ${line.count}`)];
    };
    expect(await buy('s', '0.5')).toEqual([303, 's 2']);
    expect((await buyer.get('/basketedit.php')).text).toMatch(/Możesz zamówić co najmniej 2\ssztuki/);
    // Three is the most of one size.
    expect(await buy('s', '9')).toEqual([303, 's 3']);
    expect((await buyer.get('/basketedit.php')).text).toMatch(/Możesz zamówić co najwyżej 3\ssztuki/);
    // Five is the most of all sizes together.
    expect(await buy('xl', '3')).toEqual([303, 's 3', 'xl 2']);
    // Less is left than the minimum of a size: its form buys nothing, and lists do not call it available.
    await tables.updateTable('sizes').set({ amount: 1500 }).where('product_id', '=', shirt).execute();
    expect((await visitor().get(`${address}?size=m`)).text).toMatch(/Najmniejsze zamówienie to 2\sszt/);
    const { text } = await visitor().get('/search.php?text=koszula+izba&filter_availability=available');
    expect(text).not.toContain('Koszula Izba');
    await tables.updateTable('sizes').set({ amount: 2000 }).where('product_id', '=', shirt).execute();
    expect((await visitor().get('/search.php?text=koszula+izba&filter_availability=available')).text).toContain(
      'Koszula Izba',
    );
  });
});
