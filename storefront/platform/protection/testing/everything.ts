import { sql, type Kysely } from 'kysely';
import type { Engine } from '../../../store/index.ts';
import type { Schema } from '../../store/schema.ts';

/** Traces of mere reading: counters, and words that were searched for. */
const leftByLooking = new Set(['rate_counters', 'search_phrases', 'phrases']);

/** Derived from the catalogue, and most of all rows: changes in them have changed there. */
const isDerived = (name: string) => name.startsWith('search_') || name === 'gram_positions';

/** Returns everything stored, as text, except traces of mere reading. */
export async function everythingIn(tables: Kysely<Schema>, engine: Engine): Promise<() => Promise<string>> {
  const named =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const names = (await named.execute(tables)).rows
    .map(({ name }) => name)
    .filter((name) => !leftByLooking.has(name) && !isDerived(name) && !name.startsWith('kysely'))
    .toSorted();
  if (engine === 'sqlite') {
    // Counts the commits of other connections: without a new one everything is as it was.
    const version = sql<{ data_version: number }>`pragma data_version`;
    const seen = { version: -1, everything: '' };
    return async () => {
      const now = (await version.execute(tables)).rows[0]!.data_version;
      if (now === seen.version) return seen.everything;
      const kept: string[] = [];
      for (const name of names) {
        const { rows } = await sql`select * from ${sql.table(name)}`.execute(tables);
        kept.push(...rows.map((row) => `${name} ${JSON.stringify(row)}`).toSorted());
      }
      return Object.assign(seen, { version: now, everything: kept.join('\n') }).everything;
    };
  }
  // A query for each table would take most of the time of frequent callers.
  const asked = names.map(
    (name) => sql`select ${name} || ' ' || row_to_json(t)::text as line from ${sql.table(name)} t`,
  );
  const all = sql<{ line: string }>`${sql.join(asked, sql` union all `)}`;
  return async () => {
    const { rows } = await all.execute(tables);
    return rows
      .map(({ line }) => line)
      .toSorted()
      .join('\n');
  };
}
