import type { Kysely } from 'kysely';
import type { Schema } from '../../../../platform/store/schema.ts';
import { meanOf } from '../../../../../patterns/rules/rating-summary.ts';
import type { Rating } from './types.ts';

/** A buyer's opinion on a product. */
export interface PraisedProduct {
  opinionId: number;
  author: string;
  content: string;
  rating: number;
  productId: number;
  productSlug: string;
  productName: string;
}

export interface ShopOpinions {
  /** Of every opinion on the shop's pages, good or bad. */
  rating: Rating;
  /** The newest five-star opinions with an order, one per product. */
  praise: ReadonlyArray<PraisedProduct>;
}

/** How many opinions are read to find enough different products. */
const searched = 60;

/** Opinions of the whole shop. */
export async function shopOpinions(db: Kysely<Schema>, limit: number): Promise<ShopOpinions> {
  const [all, best] = await Promise.all([
    db
      .selectFrom('opinion_counts')
      .select(({ eb, fn }) => [
        fn.coalesce(fn.sum<number>(eb('rating', '*', eb.ref('shown'))), eb.lit(0)).as('sum'),
        fn.coalesce(fn.sum<number>('shown'), eb.lit(0)).as('count'),
      ])
      .where('product_id', '=', 0)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('opinions as o')
      .innerJoin('products as p', 'p.id', 'o.product_id')
      .select(['o.id', 'o.author', 'o.content', 'o.rating', 'p.id as product_id', 'p.slug', 'p.name'])
      // Literals: by a parameter the engines would not find the index of these rows.
      .where(({ eb, lit }) => eb('o.rating', '=', lit(5)).and('o.is_confirmed', '=', lit(1)))
      .where('o.hidden_at', 'is', null)
      .where('p.is_visible', '=', 1)
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id')
      .limit(searched)
      .execute(),
  ]);
  const firstOfName = new Map(best.toReversed().map((row) => [row.name, row]));
  return {
    rating: { mean: meanOf(all.sum, all.count), count: all.count },
    praise: best
      .filter((row) => firstOfName.get(row.name) === row)
      .slice(0, limit)
      .map((row) => ({
        opinionId: row.id,
        author: row.author,
        content: row.content,
        rating: row.rating,
        productId: row.product_id,
        productSlug: row.slug,
        productName: row.name,
      })),
  };
}
