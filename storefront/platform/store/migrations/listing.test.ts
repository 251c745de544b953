import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../demo/load.ts';
import { catalogueOf } from '../../../features/catalogue/store/catalogue/index.ts';
import type { Facets } from '../../../features/catalogue/store/catalogue/facet-types.ts';
import type { Schema } from '../schema.ts';
import { insertOffers } from '../../../demo/seed/offers.ts';
import { rowsOf } from '../../../demo/seed/rows.ts';
import { engines, makePlace, testNow, type Place } from '../../../store/testing/stores.ts';
import { migrations } from './index.ts';

describe.each(engines)('bringing a shop with products up to date on %s', (engine) => {
  let place: Place;
  let fresh: Place;
  beforeEach(async () => {
    place = await makePlace(engine);
    fresh = await makePlace(engine);
  });
  afterEach(async () => {
    await place.remove();
    await fresh.remove();
  });

  it.each(['0004-listing', '0005-listing-changes', '0016-words-in-memory'])(
    'gives it by %s the same lists, filters and guesses',
    async (name) => {
      const tables = await place.openTables();
      const all = Object.entries(migrations(engine));
      for (const [, { up }] of all.filter(([each]) => each < name)) await up(tables);
      for (const [table, rows] of Object.entries(rowsOf(loadCatalogue(), testNow))) {
        for (let start = 0; start < rows.length; start += 500) {
          const portion = rows.slice(start, start + 500);
          await tables
            .insertInto(table as keyof Schema)
            .values(portion)
            .execute();
        }
      }
      for (const [, { up }] of all.filter(([each]) => each >= name)) await up(tables);
      await tables.transaction().execute((tx) => insertOffers(tx, loadCatalogue()));

      const database = { engine, read: tables, write: tables, close: async () => {} };
      const updated = catalogueOf(database, () => testNow);
      const { catalogue } = await fresh.open();
      const named = ({ filters, ...rest }: Facets) => ({
        ...rest,
        filters: filters
          .map(({ kind, name: filter, values }) => ({
            kind,
            filter,
            values: values.map(({ name: value, count }) => ({ value, count })),
          }))
          .toSorted((a, b) => `${a.kind} ${a.filter}`.localeCompare(`${b.kind} ${b.filter}`)),
      });
      for (const subject of [
        {},
        { categoryId: 3 },
        { special: 'distinguished' as const },
        { text: 'len' },
        { text: 'koszla' },
      ]) {
        expect(await updated.list(subject)).toEqual(await catalogue.list(subject));
        expect(named(await updated.facets(subject))).toEqual(named(await catalogue.facets(subject)));
      }
      expect((await updated.list({ text: 'koszla' })).corrected).toBe('koszula');
    },
  );
});
