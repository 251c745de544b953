import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../platform/store/engine/database.ts';
import { openStore, type Store } from '../store/index.ts';
import { engines } from '../store/testing/stores.ts';
import { importFeed } from './import-feed.ts';
import { openDatabases, type Databases } from './testing/databases.ts';
import { offer, written } from './testing/sources.ts';
import type { DatabasePlace } from './writing/open-database.ts';
import { storeCatalogue } from './writing/store-catalogue.ts';

const now = Date.parse('2026-11-21T12:00:00+01:00');

interface Mug {
  id: number;
  category?: string;
  /** Places in the menu. */
  places?: ReadonlyArray<string>;
}

const mug = ({ id, category = 'id="71" name="Dom/Kubki"', places = [] }: Mug): string =>
  `<product id="${id}" vat="23"><category ${category}/><description><name>Kubek ${id}</name></description>` +
  `<price gross="69.00"/><sizes><size id="uniw" name="uniwersalny" weight="340"><stock id="1" quantity="3"/></size></sizes>` +
  `<navigation><site id="1"><menu id="1">${places.map((place) => `<item textid="${place}"/>`).join('')}</menu></site></navigation>` +
  `</product>`;

describe.each(engines)('products in several categories on %s', (engine) => {
  let databases: Databases;
  let place: DatabasePlace;
  let database: Database;
  beforeAll(() => {
    databases = openDatabases(engine);
  });
  afterAll(() => databases.remove());
  beforeEach(async () => {
    place = await databases.place();
    database = await databases.open(place);
  });

  const run = (...mugs: ReadonlyArray<Mug>) =>
    importFeed(
      written(offer(mugs.map(mug).join(''))),
      'full',
      storeCatalogue(database, () => now),
    );

  /** Products by the categories that list them, named with their parents in the menu. */
  async function lists(store: Store): Promise<Record<string, ReadonlyArray<number>>> {
    const found: Record<string, ReadonlyArray<number>> = {};
    for (const { name, path, target } of await store.menu.nodes()) {
      if (target?.kind !== 'category') continue;
      const { products, total } = await store.catalogue.list({ categoryId: target.id, sort: 'name' });
      expect(products.length).toBe(total);
      expect((await store.catalogue.facets({ categoryId: target.id })).total).toBe(total);
      found[[...path, { name }].map((node) => node.name).join(' > ')] = products.map(({ id }) => id);
    }
    return found;
  }

  async function withStore<T>(ask: (store: Store) => Promise<T>): Promise<T> {
    await database.close();
    const store = await openStore({ ...place, clock: () => now });
    try {
      return await ask(store);
    } finally {
      await store.close();
      database = await databases.open(place);
    }
  }

  it('lists a product in each of its categories and their parents, once', async () => {
    const report = await run(
      { id: 1, places: ['Dom\\Kubki', 'Prezenty\\Dla niej\\Herbata', 'Prezenty\\Dla niej'] },
      { id: 2, places: ['Prezenty'] },
      { id: 3 },
    );
    expect(report).toMatchObject({ inMenu: 2, unplaced: {} });
    await withStore(async (store) => {
      expect(await lists(store)).toEqual({
        Kubki: [1, 2, 3],
        Prezenty: [1, 2],
        'Prezenty > Dla niej': [1],
        'Prezenty > Dla niej > Herbata': [1],
        Dom: [1],
      });
      const counts = (await store.catalogue.categories()).map(({ name, productCount }) => [name, productCount]);
      expect(Object.fromEntries(counts)).toEqual({ Kubki: 3, Dom: 1, Prezenty: 2, 'Dla niej': 1, Herbata: 1 });
      expect((await store.catalogue.productPage(1))?.category).toMatchObject({ id: 71, name: 'Kubki' });
      expect((await store.catalogue.list({ text: 'herbata' })).products.map(({ id }) => id)).toEqual([1]);
    });
  });

  it('maps a menu place to the category of the same names, wherever in the feed a product has it', async () => {
    const mugs: ReadonlyArray<Mug> = [
      { id: 1, category: 'id="72" name="Miski"', places: ['Dom \\ kubki'] },
      { id: 2, category: 'id="71" name="Dom/Kubki"' },
    ];
    await run(...mugs);
    expect(await withStore(lists)).toEqual({ Miski: [1], Dom: [1], Kubki: [1, 2] });
    // Without a product of its own the category keeps the place of the last feed.
    await run(mugs[0]!);
    expect(await withStore(lists)).toEqual({ Miski: [1], Dom: [1], Kubki: [1, 2] });
  });

  it('puts a product without a category into its first menu place', async () => {
    const report = await run({ id: 1, category: 'id="0" name=""', places: ['Ogród\\Donice', 'Taras'] });
    expect(report.noticed).toEqual([]);
    await withStore(async (store) => {
      expect((await store.catalogue.productPage(1))?.category).toMatchObject({ name: 'Donice' });
      expect(await lists(store)).toEqual({ Ogród: [1], 'Ogród > Donice': [1], Taras: [1] });
    });
  });

  it('changes nothing the second time, and updates the list a product has left', async () => {
    const mugs: ReadonlyArray<Mug> = [
      { id: 1, places: ['Prezenty\\Dla niej', 'Zima'] },
      { id: 2, places: ['Zima'] },
    ];
    await run(...mugs);
    expect(await run(...mugs)).toMatchObject({ changed: [], unchangedCount: 2 });
    const report = await run({ id: 1, places: ['Prezenty'] }, mugs[1]!);
    expect(report.changed).toMatchObject([{ id: 1, changes: ['places'] }]);
    expect(await withStore(lists)).toEqual({ Kubki: [1, 2], Prezenty: [1], 'Prezenty > Dla niej': [], Zima: [2] });
  });
});
