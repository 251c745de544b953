import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fromJson, toJson } from '../../../../platform/store/json.ts';
import { openShopBeforeEach } from '../../../../store/testing/describe-store.ts';
import { engines } from '../../../../store/testing/stores.ts';
import type { ListSubject } from './listing.ts';
import type { ProductDetails } from './types.ts';

describe.each(engines)('lists on %s follow', (engine) => {
  const shop = openShopBeforeEach(engine);

  const isIn = async (id: number, subject: ListSubject) => {
    const { products, total } = await shop.store.catalogue.list({ ...subject, portion: 100 });
    expect((await shop.store.catalogue.facets(subject)).total).toBe(total);
    return products.some((product) => product.id === id);
  };
  const setSize = (
    type: string,
    columns: { amount?: number; availability?: string; price?: number },
    db = shop.tables,
  ) => db.updateTable('sizes').set(columns).where('product_id', '=', 1013).where('type', '=', type).execute();
  const setProduct = (
    id: number,
    columns: { is_visible?: 0 | 1; min_per_order?: number; is_new?: 0 | 1; details?: string },
  ) => shop.tables.updateTable('products').set(columns).where('id', '=', id).execute();

  it('a size that sells out, and returns', async () => {
    const medium = { filters: { sizes: ['m'] } };
    expect(await isIn(1013, medium)).toBe(true);
    await setSize('m', { amount: 0 });
    expect(await isIn(1013, medium)).toBe(false);
    expect(await isIn(1013, { filters: { availability: ['available'] } })).toBe(true);
    await setSize('m', { availability: 'order' });
    expect(await isIn(1013, medium)).toBe(true);
  });

  it('a sold-out last size', async () => {
    for (const type of ['s', 'm', 'l', 'xl']) await setSize(type, { amount: 0 });
    expect(await isIn(1013, { filters: { availability: ['available'] } })).toBe(false);
    expect(await isIn(1013, {})).toBe(true);
  });

  it('two buyers who take the last pieces of two sizes concurrently', async () => {
    for (const type of ['l', 'xl']) await setSize(type, { amount: 0 });
    const available = { filters: { availability: ['available' as const] } };
    expect(await isIn(1013, available)).toBe(true);
    let second: Promise<unknown> | undefined;
    await shop.tables.transaction().execute(async (tx) => {
      await setSize('s', { amount: 0 }, tx);
      second = shop.tables.transaction().execute((other) => setSize('m', { amount: 0 }, other));
      await sleep(200);
    });
    await second;
    expect(await isIn(1013, available)).toBe(false);
  });

  it('a minimum above the stock', async () => {
    await setSize('m', { amount: 2000 });
    expect(await isIn(1013, { filters: { sizes: ['m'] } })).toBe(true);
    await setProduct(1013, { min_per_order: 3000 });
    expect(await isIn(1013, { filters: { sizes: ['m'] } })).toBe(false);
    expect((await shop.store.catalogue.cards([1013]))[0]!.sizes.find(({ type }) => type === 'm')!.isAvailable).toBe(
      false,
    );
  });

  it('a phone price that becomes free to order, or no longer is', async () => {
    const free = { filters: { price: { to: 0 }, availability: ['available' as const] } };
    const setFree = (is_free_to_order: 0 | 1) =>
      shop.tables.updateTable('products').set({ is_free_to_order }).where('id', '=', 1021).execute();
    expect(await isIn(1021, free)).toBe(false);
    await setFree(1);
    expect(await isIn(1021, free)).toBe(true);
    expect((await shop.store.catalogue.cards([1021]))[0]!.isAvailable).toBe(true);
    await setFree(0);
    expect(await isIn(1021, free)).toBe(false);
  });

  it.each(['distinguished', 'special'] as const)('the %s list when a product joins and leaves it', async (zone) => {
    expect(await isIn(1001, { special: zone })).toBe(false);
    await shop.tables.insertInto('product_zones').values({ product_id: 1001, zone }).execute();
    expect(await isIn(1001, { special: zone })).toBe(true);
    expect((await shop.store.catalogue.productPage(1001))!.zones).toEqual([zone]);
    await shop.tables.deleteFrom('product_zones').where('product_id', '=', 1001).execute();
    expect(await isIn(1001, { special: zone })).toBe(false);
  });

  it('the list of another category that a product joins and leaves', async () => {
    const { category_id: own } = await shop.tables
      .selectFrom('products')
      .select('category_id')
      .where('id', '=', 1001)
      .executeTakeFirstOrThrow();
    const categoryId = (await shop.store.catalogue.categories()).find(({ id }) => id !== own)!.id;
    const count = async () =>
      (await shop.store.catalogue.categories()).find(({ id }) => id === categoryId)!.productCount;
    const before = await count();
    expect(await isIn(1001, { categoryId })).toBe(false);
    await shop.tables.insertInto('product_categories').values({ product_id: 1001, category_id: categoryId }).execute();
    expect(await isIn(1001, { categoryId })).toBe(true);
    expect(await isIn(1001, { categoryId: own! })).toBe(true);
    expect(await count()).toBe(before + 1);
    await shop.tables.deleteFrom('product_categories').where('product_id', '=', 1001).execute();
    expect(await isIn(1001, { categoryId })).toBe(false);
    expect(await count()).toBe(before);
  });

  it('a price that is reduced, and no longer reduced', async () => {
    expect(await isIn(1024, { special: 'promotion' })).toBe(false);
    await shop.store.catalogue.changePrice({ productId: 1024, size: 'uniw', price: 29_00, crossedPrice: 34_00 });
    expect(await isIn(1024, { special: 'promotion' })).toBe(true);
    expect(await isIn(1024, { filters: { price: { from: 29_00, to: 29_00 } } })).toBe(true);
    await shop.store.catalogue.changePrice({ productId: 1024, size: 'uniw', price: 34_00 });
    expect(await isIn(1024, { special: 'promotion' })).toBe(false);
    expect(await isIn(1024, { filters: { price: { to: 29_00 } } })).toBe(false);
  });

  it('a product that is hidden, shown again, removed', async () => {
    await setProduct(1013, { is_visible: 0 });
    expect(await isIn(1013, {})).toBe(false);
    expect(await isIn(1013, { filters: { sizes: ['m'] } })).toBe(false);
    await setProduct(1013, { is_visible: 1 });
    expect(await isIn(1013, { filters: { sizes: ['m'] } })).toBe(true);
    await shop.tables.deleteFrom('products').where('id', '=', 1013).execute();
    expect(await isIn(1013, {})).toBe(false);
  });

  it('a parameter with a new value', async () => {
    const row = await shop.tables
      .selectFrom('products')
      .select('details')
      .where('id', '=', 1001)
      .executeTakeFirstOrThrow();
    const details = fromJson<ProductDetails>(row.details);
    const parameters = [
      { name: 'Materiał', value: ' kryształ górski ' },
      { name: 'Materiał', value: 'srebro' },
      { name: 'Opis', value: 'x'.repeat(5000) },
      { name: 'Puste', value: '' },
    ];
    await setProduct(1001, { details: toJson({ ...details, parameters }) });
    const held = await shop.tables
      .selectFrom('product_filters as f')
      .innerJoin('filter_values as v', 'v.id', 'f.value_id')
      .select(['v.id', 'v.name', 'f.filter_id'])
      .where('f.product_id', '=', 1001)
      .orderBy('v.name')
      .execute();
    expect(held.map(({ name }) => name)).toEqual(['kryształ górski', 'srebro']);
    for (const { id, filter_id } of held)
      expect(await isIn(1001, { filters: { parameters: [{ id: filter_id, values: [id] }] } })).toBe(true);
    await setProduct(1001, { details: toJson({ ...details, parameters: [] }) });
    expect(await isIn(1001, { filters: { parameters: [{ id: held[0]!.filter_id, values: [held[0]!.id] }] } })).toBe(
      false,
    );
  });

  it('a removed word: it is not suggested any more', async () => {
    const guessed = async () => (await shop.store.catalogue.list({ text: 'koszla' })).corrected;
    expect(await guessed()).toBe('koszula');
    await shop.tables.deleteFrom('search_tokens').where('token', 'like', 'koszul%').execute();
    expect(await guessed()).not.toBe('koszula');
  });
});
