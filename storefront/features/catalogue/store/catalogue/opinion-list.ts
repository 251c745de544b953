import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../../../platform/store/schema.ts';
import { toAnswer } from './product-page.ts';
import type { Opinion } from './types.ts';

export interface OpinionQuery {
  /** Opinions of one product; by default of every shown product. */
  productId?: number;
  /** Only those with one of these star ratings; all if empty. */
  ratings?: ReadonlyArray<number>;
  /** Default: the newest first. */
  sort?: 'date' | 'rating';
  order?: 'asc' | 'desc';
  /** From 0. */
  page?: number;
  /** Opinions per page, at least 1. */
  portion: number;
}

/** An opinion on a product. */
export interface ListedOpinion extends Opinion {
  productId: number;
}

/** An opinion on a product. */
export const toOpinion = (row: Selectable<Schema['opinions']>): Opinion => ({
  id: row.id,
  author: row.author,
  content: row.content,
  rating: row.rating,
  isConfirmed: row.is_confirmed === 1,
  createdAt: row.created_at,
  answer: toAnswer(row),
});

/** One page of product opinions, with the total. */
export async function opinionList(
  db: Kysely<Schema>,
  { productId, ratings = [], sort = 'date', order = 'desc', page = 0, portion }: OpinionQuery,
): Promise<{ opinions: ReadonlyArray<ListedOpinion>; total: number }> {
  let found = db
    .selectFrom('opinions as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .where('p.is_visible', '=', 1)
    .where('o.hidden_at', 'is', null);
  if (productId !== undefined) found = found.where('o.product_id', '=', productId);
  if (ratings.length > 0) found = found.where('o.rating', 'in', ratings);
  const [{ total }, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    found
      .selectAll('o')
      .orderBy(sort === 'date' ? 'o.created_at' : 'o.rating', order)
      .orderBy('o.id')
      .limit(portion)
      .offset(page * portion)
      .execute(),
  ]);
  const opinions = rows.map((row) => ({ productId: row.product_id, ...toOpinion(row) }));
  return { opinions, total };
}
