import { beforeAll, describe, expect, it } from 'vitest';
import { openShopBeforeAll, openShopBeforeEach } from '../../../../store/testing/describe-store.ts';
import { engines } from '../../../../store/testing/stores.ts';
import type { ListQuery } from './listing.ts';
import type { ProductCard } from './types.ts';

/** The mugs: one thing in three colours. */
const mugs = [1001, 1002, 1003];

describe.each(engines)('versions on one card on %s', (engine) => {
  const shop = openShopBeforeAll(engine);
  const list = (query: ListQuery) => shop.store.catalogue.list({ portion: 100, ...query });
  let all: ReadonlyArray<ProductCard>;
  beforeAll(async () => {
    // The most bought one is sold out: its group is shown by the next one.
    await shop.tables.updateTable('sizes').set({ amount: 0 }).where('product_id', '=', 1001).execute();
    // The third is often bought, so that a zone would show two of them.
    await shop.tables
      .updateTable('sizes')
      .set({ amount: 5000, availability: 'enable' })
      .where('product_id', '=', 1003)
      .execute();
    await shop.tables.updateTable('products').set({ popularity: 2 }).where('id', '=', 1003).execute();
    all = (await list({})).products;
  });

  const queries: Record<string, ListQuery> = {
    everything: {},
    'by name': { sort: 'name' },
    'by price': { sort: 'price', order: 'desc' },
    newest: { sort: 'newest' },
    'a category': { categoryId: 1 },
    'a text': { text: 'kubek' },
    'a text by price': { text: 'kubek', sort: 'price' },
    novelties: { special: 'new' },
    'what can be bought': { filters: { availability: ['available'] } },
    'a price': { filters: { price: { from: 40_00, to: 120_00 } } },
  };

  /** What a shopper would do by hand: keep of each group the first that can be bought, or the first. */
  function grouped(products: ReadonlyArray<ProductCard>): ReadonlyArray<number> {
    const groupOf = ({ versionGroup, id }: ProductCard) => versionGroup ?? id;
    return products
      .filter((card) => {
        const versions = products.filter((one) => groupOf(one) === groupOf(card));
        return card === (versions.find(({ isAvailable }) => isAvailable) ?? versions[0]);
      })
      .map(({ id }) => id);
  }

  it('are listed once, by the first that can be bought, in every list and sort', async () => {
    for (const [name, query] of Object.entries(queries)) {
      const single = (await list(query)).products;
      const { products, total } = await list({ ...query, isGrouped: true });
      expect(
        products.map(({ id }) => id),
        name,
      ).toEqual(grouped(single));
      expect(total, name).toBe(products.length);
    }
    expect(grouped(all)).toContain(1002);
    expect(grouped(all)).not.toContain(1001);
  });

  it('fill pages without a gap or a repetition', async () => {
    const { total } = await list({ isGrouped: true });
    const ids: number[] = [];
    for (let page = 0; page * 7 < total; page += 1)
      ids.push(...(await shop.store.catalogue.listedIds({ isGrouped: true, portion: 7, page })).ids);
    expect(ids).toEqual(grouped(all));
  });

  it('count once in every filter: choosing a value shows as many cards as it promised', async () => {
    for (const query of [
      {},
      { categoryId: 1 },
      { text: 'kubek' },
      { filters: { availability: ['available'] } },
    ] satisfies ListQuery[]) {
      const facets = await shop.store.catalogue.facets({ ...query, isGrouped: true });
      expect(facets.total).toBe((await list({ ...query, isGrouped: true })).total);
      for (const { kind, parameterId, values } of facets.filters) {
        for (const { value, count, isChosen } of values) {
          if (isChosen) continue;
          const filters = 'filters' in query ? query.filters : {};
          const chosen: ListQuery =
            kind === 'special'
              ? { special: value as NonNullable<ListQuery['special']> }
              : {
                  filters: {
                    ...filters,
                    ...(kind === 'producer' && { producers: [Number(value)] }),
                    ...(kind === 'size' && { sizes: [value] }),
                    ...(kind === 'availability' && { availability: [value as 'available'] }),
                    ...(kind === 'parameter' && { parameters: [{ id: parameterId!, values: [Number(value)] }] }),
                  },
                };
          expect((await list({ ...query, ...chosen, isGrouped: true })).total, `${kind} ${value}`).toBe(count);
        }
      }
    }
  });

  it('count once in their department', async () => {
    for (const { id, productCount } of await shop.store.catalogue.categories({ isGrouped: true }))
      expect(productCount).toBe((await list({ categoryId: id, isGrouped: true })).total);
  });

  it('stand once in a zone, which is filled up by others', async () => {
    const zone = (isGrouped: boolean) => shop.store.hotspots.zone('main', 'zone1', { productIds: [], isGrouped });
    const [single, one] = [(await zone(false))!.productIds, (await zone(true))!.productIds];
    expect(single.filter((id) => mugs.includes(id)).length).toBeGreaterThan(1);
    expect(one.filter((id) => mugs.includes(id))).toHaveLength(1);
    expect(one).toHaveLength(single.length);
    expect(new Set(one).size).toBe(one.length);
  });

  it('are named by the card, with what can be bought', async () => {
    const [card] = await shop.store.catalogue.cards([1002]);
    expect(card!.versions.map(({ id, name, isAvailable }) => [id, name, isAvailable])).toEqual([
      [1001, 'wapno', false],
      [1002, 'kobalt', true],
      [1003, 'szałwia', true],
    ]);
    expect(card!.versions.every(({ picture, swatch }) => picture !== null && swatch !== null)).toBe(true);
    expect(card!.versionCount).toBe(3);
    const [single] = await shop.store.catalogue.cards([1020]);
    expect(single).toMatchObject({ versions: [], versionCount: 0 });
  });
});

describe.each(engines)('a product that joins or leaves a group on %s', (engine) => {
  const shop = openShopBeforeEach(engine);
  const total = async () => (await shop.store.catalogue.listedIds({ isGrouped: true })).total;
  const regroup = (ids: ReadonlyArray<number>, group: string | null) =>
    shop.tables.updateTable('products').set({ version_group: group }).where('id', 'in', ids).execute();

  it('is counted so at once', async () => {
    const before = await total();
    await regroup([1003], null);
    expect(await total()).toBe(before + 1);
    await regroup([1020, 1021, 1022], 'drewno');
    expect(await total()).toBe(before - 1);
  });

  it('is shown by at most six versions, however many there are', async () => {
    const ids = Array.from({ length: 9 }, (_, index) => 1030 + index);
    await regroup(ids, 'wiele');
    const [card] = await shop.store.catalogue.cards([1030]);
    expect(card!.versions).toHaveLength(6);
    expect(card!.versionCount).toBeGreaterThan(6);
  });
});
