import type { Database } from '../../../../platform/store/engine/database.ts';
import { named } from '../named.ts';

/** Products of any kind that belong together: a glaze, a lamp with its parts. */
export interface Series {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** The number of its shown products. */
  productCount: number;
}

/** By the Polish alphabet; with a text those whose name has words beginning with its words. */
export async function series(
  { read }: Database,
  { text, limit }: { text?: string; limit?: number } = {},
): Promise<ReadonlyArray<Series>> {
  const all = await read
    .selectFrom('series')
    .select(['id', 'slug', 'name', 'description'])
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
  const rows = (text === undefined ? all : named(all, ({ name }) => name, text)).slice(0, limit);
  if (rows.length === 0) return [];
  // Counted for those alone: few texts match a series, and counting reads products.
  const counts = await read
    .selectFrom('products')
    .select((eb) => ['series_id', eb.fn.countAll<number>().as('count')])
    .where(
      'series_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('is_visible', '=', 1)
    .groupBy('series_id')
    .execute();
  const countOf = new Map(counts.map(({ series_id, count }) => [series_id, count]));
  return rows.map((row) => ({ ...row, productCount: countOf.get(row.id) ?? 0 }));
}
