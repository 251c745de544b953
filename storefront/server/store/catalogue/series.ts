import type { Database } from '../engine/database.ts';
import { named } from '../content/named.ts';

/** Products that belong together, whatever they are: a glaze, a lamp with its parts. */
export interface Series {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** How many of its products are shown. */
  productCount: number;
}

/** By the Polish alphabet; with a text those in whose name every word of it begins a word. */
export async function series(
  { read }: Database,
  { text, limit }: { text?: string; limit?: number } = {},
): Promise<ReadonlyArray<Series>> {
  const rows = await read
    .selectFrom('series as s')
    .leftJoin('products as p', (join) => join.onRef('p.series_id', '=', 's.id').on('p.is_visible', '=', 1))
    .select((eb) => ['s.id', 's.slug', 's.name', 's.description', eb.fn.count<number>('p.id').as('productCount')])
    .groupBy('s.id')
    .orderBy('s.sort_key')
    .orderBy('s.id')
    .execute();
  return (text === undefined ? rows : named(rows, ({ name }) => name, text)).slice(0, limit);
}
