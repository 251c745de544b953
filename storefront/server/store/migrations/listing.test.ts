import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../../catalogue/load.ts';
import { facets } from '../catalogue/facets.ts';
import { list } from '../catalogue/listing.ts';
import type { Schema } from '../schema.ts';
import { rowsOf } from '../seed/rows.ts';
import { engines, makePlace, testNow, type Place } from '../testing/stores.ts';
import { migrations } from './index.ts';

const name = '0004-listing';

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

  it('gives it the same lists, filters and guesses as a shop that begins with them', async () => {
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
    await migrations(engine)[name]!.up(tables);

    const { catalogue } = await fresh.open();
    const named = ({ filters, ...rest }: Awaited<ReturnType<typeof facets>>) => ({
      ...rest,
      filters: filters
        .map(({ kind, name: filter, values }) => ({
          kind,
          filter,
          values: values.map(({ name: value, count }) => ({ value, count })),
        }))
        .toSorted((a, b) => `${a.kind} ${a.filter}`.localeCompare(`${b.kind} ${b.filter}`)),
    });
    for (const subject of [{}, { categoryId: 3 }, { text: 'len' }, { text: 'koszla' }]) {
      expect(await list(tables, subject)).toEqual(await catalogue.list(subject));
      expect(named(await facets(tables, subject))).toEqual(named(await catalogue.facets(subject)));
    }
    expect((await list(tables, { text: 'koszla' })).corrected).toBe('koszula');
  });
});
