import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { hits, understand } from '../search/search.ts';
import { cards } from './cards.ts';
import type { ProductCard } from './types.ts';

/** Lists that the platform names: `promo`, `newproducts`, `bestseller` of search.php. */
export type Special = 'promotion' | 'new' | 'bestseller';
export type Sort = 'relevance' | 'popularity' | 'name' | 'price' | 'newest';

/** What a list shows. Without anything: every product. */
export interface ListQuery {
  categoryId?: number;
  producerId?: number;
  text?: string;
  special?: Special;
  /** Default: by relevance where there is a text, else by popularity. */
  sort?: Sort;
  /** Default: best, most bought, A, cheapest, newest first. `asc` of popularity is most bought first. */
  order?: 'asc' | 'desc';
  /** From 0. */
  page?: number;
  /** How many on a page, 1 to 100. */
  portion?: number;
}

export interface Listing {
  products: ReadonlyArray<ProductCard>;
  total: number;
  /** The text that was searched instead, where a word was guessed; null where nothing was. */
  corrected: string | null;
}

const defaultPortion = 24;
const largestPortion = 100;
/** How far down the list of what is bought most a bestseller stands. */
const bestsellers = 20;

/** What a list says of the price: "od" the cheapest size. */
const lowestPrice = sql<number>`(select min(s.price) from sizes as s where s.product_id = p.id)`;

/** What each sort compares; `always` comes before it in either direction: products without a price in money stand last. */
const sorts = {
  relevance: { always: [], by: 'hit.score', natural: 'desc' },
  popularity: { always: [], by: 'p.popularity', natural: 'asc' },
  name: { always: [], by: 'p.sort_key', natural: 'asc' },
  price: { always: ['p.is_phone_price', 'p.is_for_points_only'], by: lowestPrice, natural: 'asc' },
  newest: { always: [], by: 'p.created_at', natural: 'desc' },
} as const satisfies Record<Sort, unknown>;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(Math.trunc(value) || low, low), high);

/** One page of a list. A page beyond the end is empty, with the right total. */
export async function list(db: Kysely<Schema>, query: ListQuery): Promise<Listing> {
  const { categoryId, producerId, text, special } = query;
  const search = text === undefined ? null : await understand(db, text);
  // A text without a letter or a digit finds nothing, as an empty list does.
  if (search && search.words.length === 0) return { products: [], total: 0, corrected: null };

  let found = db
    .selectFrom('products as p')
    .innerJoin(hits(search?.words ?? []).as('hit'), 'hit.product_id', 'p.id')
    .where('p.is_visible', '=', 1);
  if (categoryId !== undefined) found = found.where('p.category_id', '=', categoryId);
  if (producerId !== undefined) found = found.where('p.producer_id', '=', producerId);
  if (special === 'new') found = found.where('p.is_new', '=', 1);
  if (special === 'bestseller') found = found.where('p.popularity', '<=', bestsellers);
  if (special === 'promotion') {
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sizes as s')
          .select('s.type')
          .whereRef('s.product_id', '=', 'p.id')
          .where('s.crossed_price', 'is not', null),
      ),
    );
  }

  const portion = clamp(query.portion ?? defaultPortion, 1, largestPortion);
  const page = Math.max(Math.trunc(query.page ?? 0) || 0, 0);
  let ordered = found.select('p.id');
  const { always, by, natural } = sorts[query.sort ?? (search ? 'relevance' : 'popularity')];
  for (const column of always) ordered = ordered.orderBy(column);
  ordered = ordered.orderBy(by, query.order ?? natural).orderBy('p.sort_key');
  const [{ total }, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    ordered
      .orderBy('p.id')
      .limit(portion)
      .offset(page * portion)
      .execute(),
  ]);
  const products = await cards(
    db,
    rows.map(({ id }) => id),
  );
  return { products, total, corrected: search?.corrected ?? null };
}
