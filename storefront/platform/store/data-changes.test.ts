import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { engines } from '../../store/testing/stores.ts';
import { openShopBeforeAll } from '../../store/testing/describe-store.ts';
import { readables } from '../reads/data-subjects.ts';

describe.each(engines)('the log of changed data on %s', (engine) => {
  const shop = openShopBeforeAll(engine);
  const markNow = async () => (await shop.store.dataChanges.since(null, 0)).mark;
  const since = async (mark: string) => (await shop.store.dataChanges.since(mark, 0)).changes;

  it('has each change of a table that pages for everyone read', async () => {
    const known = (await shop.tables.introspection.getTables()).filter(({ isView }) => !isView);
    const tables = known.filter(({ name }) => readables.has(name));
    expect(tables.length).toBeGreaterThan(30);
    const unlogged: string[] = [];
    for (const { name, columns } of tables) {
      // Triggers of the goods alone write these, each time with a change of `listing_changes` or `word_changes`.
      if (['listed_products', 'product_filters', 'search_tokens'].includes(name)) continue;
      const { subjects, key } = readables.get(name)!;
      const column = sql.ref(key ?? columns[0]!.name);
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(shop.tables);
      if (rows.length === 0) continue;
      const mark = await markNow();
      await sql`update ${sql.table(name)} set ${column} = ${column}`.execute(shop.tables);
      const logged = new Set((await since(mark)).map(({ subject }) => subject));
      if (!subjects.every((subject) => logged.has(subject))) unlogged.push(name);
    }
    expect(unlogged).toEqual([]);
  });

  it('names the product, and the bundles of which it is a part', async () => {
    const mark = await markNow();
    const { rows } = await sql<{ product_id: number; part_id: number }>`
      select product_id, part_id from bundle_parts limit 1`.execute(shop.tables);
    const { product_id: bundle, part_id: part } = rows[0]!;
    await sql`update sizes set amount = amount + 1 where product_id = ${part}`.execute(shop.tables);
    const keys = (await since(mark)).filter(({ subject }) => subject === 'sizes').map(({ key }) => key);
    expect(keys).toContain(part);
    expect(keys).toContain(bundle);
  });

  it('has no change of what is in stock until the last piece is sold', async () => {
    const { rows } = await sql<{ id: number }>`select min(product_id) as id from sizes
      where product_id not in (select part_id from bundle_parts union select product_id from bundle_parts)`.execute(
      shop.tables,
    );
    const leave = (amount: number) =>
      sql`update sizes set amount = ${amount}, availability = 'enable' where product_id = ${rows[0]!.id}`.execute(
        shop.tables,
      );
    await leave(7);
    const mark = await markNow();
    await leave(6);
    expect((await since(mark)).map(({ subject }) => subject)).not.toContain('stocked');
    await leave(0);
    expect((await since(mark)).map(({ subject }) => subject)).toContain('stocked');
  });

  it('reports to who reads it too late that changes are gone', async () => {
    const mark = await markNow();
    await shop.store.settings.set('shopLine', 'a');
    await shop.store.settings.set('shopLead', 'b');
    await shop.tables.updateTable('categories').set({ name: 'c' }).where('id', '=', 1).execute();
    await shop.store.dataChanges.prune(1);
    expect((await shop.store.dataChanges.since(mark, 0)).isBehind).toBe(true);
    const later = await markNow();
    await shop.store.settings.set('shopLine', 'd');
    expect(await since(later)).toContainEqual({ subject: 'settings', key: -1 });
  });
});
