import { expect, it } from 'vitest';
import { describeStoreOnBothEngines } from '../../../store/testing/describe-store.ts';

describeStoreOnBothEngines('zones of products', (store, place) => {
  const shown = async (ids: ReadonlyArray<number>) => store().catalogue.cards(ids);

  it('have a name, a type and the address of all products', async () => {
    expect(await store().hotspots.zone('main', 'zone1')).toMatchObject({
      name: 'Najchętniej kupowane',
      type: 'bestseller',
      url: '/search.php?bestseller=y',
    });
  });

  it('show bestsellers, new or reduced products, in the order of their list', async () => {
    for (const [zone, special] of [
      ['zone1', 'bestseller'],
      ['zone2', 'new'],
      ['zone3', 'promotion'],
    ] as const) {
      const { productIds } = (await store().hotspots.zone('main', zone))!;
      const list = (await store().catalogue.list({ special, portion: 100 })).products;
      const available = list.filter(({ isAvailable, isGratis }) => isAvailable && !isGratis).map(({ id }) => id);
      expect(productIds.length).toBeGreaterThan(2);
      expect(available.slice(0, productIds.length)).toEqual(productIds.filter((id) => available.includes(id)));
    }
  });

  it('show the shop’s selection, in its order', async () => {
    expect((await store().hotspots.zone('main', 'zone4'))!.productIds).toEqual([1001, 1032, 1010, 1020, 1024, 1035]);
  });

  it('show products related to the viewed one, without it, its versions and what an earlier zone shows', async () => {
    const related = async (id: number) => {
      const on = { productIds: [id] };
      const zones = (['zone1', 'zone2', 'zone3'] as const).map((zone) => store().hotspots.zone('projector', zone, on));
      return (await Promise.all(zones)).map((zone) => zone!.productIds);
    };
    const [pairs, similar, workshop] = await related(1001);
    expect(new Set(pairs)).toEqual(new Set([1010, 1024, 1032, 1035, 1036]));
    expect(new Set((await shown(similar!)).map(({ categoryId }) => categoryId))).toEqual(new Set([1]));
    for (const id of workshop!) expect((await store().catalogue.product(id))!.producerId).toBe(1);
    for (const ids of [similar, workshop]) expect(ids!.length).toBeGreaterThan(1);
    const all = [...pairs!, ...similar!, ...workshop!];
    expect(new Set(all).size).toBe(all.length);
    for (const version of [1001, 1002, 1003]) expect(all).not.toContain(version);

    const [parts, lights, nothing] = await related(1026);
    expect(new Set(parts)).toEqual(new Set([1027, 1028]));
    expect(new Set(lights)).toEqual(new Set([1029, 1030, 1031]));
    expect(nothing).toEqual([]);
  });

  it('show nothing with a single product', async () => {
    const single = { productIds: [1035, 1010, 1025, 1036, 1024] };
    expect((await store().hotspots.zone('basketedit', 'zone1', single))!.productIds).toEqual([1038, 1030]);
    const pair = { productIds: [...single.productIds, 1030] };
    expect((await store().hotspots.zone('basketedit', 'zone1', pair))!.productIds).toEqual([]);
  });

  it('show products related to any of several', async () => {
    const { productIds } = (await store().hotspots.zone('projector', 'zone2', { productIds: [1026, 1001] }))!;
    const departments = new Set((await shown(productIds)).map(({ categoryId }) => categoryId));
    expect(departments).toEqual(new Set([1, 5]));
    expect(productIds).not.toContain(1001);
    expect(productIds).toHaveLength(6);
  });

  it('show nothing related without a product', async () => {
    expect((await store().hotspots.zone('projector', 'zone1'))!.productIds).toEqual([]);
    expect((await store().hotspots.zone('projector', 'zone1', { productIds: [1005] }))!.productIds).toEqual([]);
  });

  it('recommend nothing in the basket, sold out, given away or hidden', async () => {
    const all = (await store().hotspots.zone('basketedit', 'zone1'))!.productIds;
    expect(all).toEqual([1038, 1030, 1025, 1010, 1036, 1024]);
    const rest = await store().hotspots.zone('basketedit', 'zone1', { productIds: [1030, 1005] });
    expect(rest!.productIds).toEqual([1038, 1025, 1010, 1036, 1024]);

    const tables = await place().openTables();
    await tables.updateTable('sizes').set({ availability: 'disable' }).where('product_id', '=', 1025).execute();
    await tables.updateTable('sizes').set({ amount: 0 }).where('product_id', '=', 1010).execute();
    await tables.updateTable('products').set({ is_visible: 0 }).where('id', '=', 1036).execute();
    expect((await store().hotspots.zone('basketedit', 'zone1'))!.productIds).toEqual([1038, 1030, 1024]);
  });

  it.each(['distinguished', 'special'] as const)(
    'show the products of the %s list, bestsellers first',
    async (type) => {
      const url = `/search.php?${type}=y`;
      const tables = await place().openTables();
      const zone = { page: 'noproduct', zone: 'zone4', type, name: 'Wybór sklepu', url, most: 3, products: '[]' };
      await tables.insertInto('hotspots').values(zone).execute();
      const shownNow = await store().hotspots.zone('noproduct', 'zone4');
      const list = (await store().catalogue.list({ special: type, portion: 3 })).products;
      expect(shownNow).toEqual({ name: zone.name, type, url, productIds: list.map(({ id }) => id) });
      expect(list).toHaveLength(3);
      await tables.deleteFrom('hotspots').where('page', '=', 'noproduct').where('zone', '=', 'zone4').execute();
    },
  );

  it('are none where none is configured', async () => {
    expect(await store().hotspots.zone('basketedit', 'zone4')).toBeNull();
  });
});
