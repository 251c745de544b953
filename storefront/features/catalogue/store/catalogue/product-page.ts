import type { Kysely, Selectable } from 'kysely';
import { ratingSummary, type RatingCount } from '../../../../../patterns/rules/rating-summary.ts';
import type { Thousandths } from '../../../../../patterns/rules/price.ts';
import { unlimited } from '../../../../../patterns/rules/quantity.ts';
import { fromJson } from '../../../../platform/store/json.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { versionsOf } from './cards.ts';
import { groupBy, toPeriods, toPicture, toProduct, toProductSize, type ProductRow } from './rows.ts';
import type { Answer, Category, PageSize, Producer, ProductPage, ProductZone, Question } from './types.ts';

export const toCategory = (row: Selectable<Schema['categories']>): Category => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  menuName: row.menu_name,
  description: row.description,
  pictureId: row.picture_id,
});

export const toProducer = (row: Selectable<Schema['producers']>): Producer => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  ...fromJson<Pick<Producer, 'manufacturer' | 'note'>>(row.details),
});

/** The shop's answer; null without one. */
export const toAnswer = (row: {
  answer: string | null;
  answered_at: number | null;
  answered_by: string | null;
}): Answer | null =>
  row.answer === null ? null : { text: row.answer, at: row.answered_at ?? 0, by: row.answered_by ?? '' };

const toQuestion = (row: Selectable<Schema['questions']>): Question => ({
  id: row.id,
  author: row.author,
  question: row.question,
  askedAt: row.asked_at,
  answer: toAnswer(row),
});

/** The data of each product page, by id; some eleven statements for any number of products. */
export async function productPages(
  db: Kysely<Schema>,
  ids: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, ProductPage>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  if (rows.length === 0) return new Map();
  const all = await neighboursOf(db, rows);
  return new Map(rows.map((row) => [row.id, toPage(row, all)]));
}

type Neighbours = Awaited<ReturnType<typeof neighboursOf>>;
const known = (ids: ReadonlyArray<number | null>) => [...new Set(ids.filter((id) => id !== null))];

/** Related rows, by product id. */
async function neighboursOf(db: Kysely<Schema>, rows: ReadonlyArray<ProductRow>) {
  const ids = rows.map(({ id }) => id);
  const categoryIds = known(rows.map(({ category_id }) => category_id));
  const producerIds = known(rows.map(({ producer_id }) => producer_id));
  const [sizes, history, stocks, tiers, zones, categories, producers, pictures, ratings, questions, versions] =
    await Promise.all([
      db
        .selectFrom('offered_sizes')
        .selectAll()
        .where('product_id', 'in', ids)
        .orderBy('priority')
        .orderBy('type')
        .execute(),
      db.selectFrom('price_history').selectAll().where('product_id', 'in', ids).orderBy('from_at').execute(),
      db
        .selectFrom('size_stocks as held')
        .innerJoin('stocks', 'stocks.id', 'held.stock_id')
        .select(['held.product_id', 'held.size_type', 'held.stock_id', 'held.amount'])
        .where('held.product_id', 'in', ids)
        .orderBy('stocks.position')
        .execute(),
      db.selectFrom('quantity_tiers').selectAll().where('product_id', 'in', ids).orderBy('threshold').execute(),
      db.selectFrom('product_zones').selectAll().where('product_id', 'in', ids).orderBy('zone').execute(),
      categoryIds.length > 0 ? db.selectFrom('categories').selectAll().where('id', 'in', categoryIds).execute() : [],
      producerIds.length > 0 ? db.selectFrom('producers').selectAll().where('id', 'in', producerIds).execute() : [],
      db.selectFrom('pictures').selectAll().where('product_id', 'in', ids).orderBy('position').execute(),
      db
        .selectFrom('opinion_counts')
        .select(['product_id', 'rating', 'is_confirmed', 'shown as count'])
        .where('product_id', 'in', ids)
        .where('shown', '>', 0)
        .execute(),
      db
        .selectFrom('questions')
        .selectAll()
        .where('product_id', 'in', ids)
        .orderBy('asked_at', 'desc')
        .orderBy('id')
        .execute(),
      versionsOf(
        db,
        rows.flatMap(({ version_group }) => version_group ?? []),
      ),
    ]);
  const byProduct = <Row extends { product_id: number | null }>(some: ReadonlyArray<Row>) =>
    groupBy(some, ({ product_id }) => product_id);
  return {
    sizes: byProduct(sizes),
    history: byProduct(history),
    stocks: byProduct(stocks),
    tiers: byProduct(tiers),
    zones: byProduct(zones),
    categories: new Map(categories.map((category) => [category.id, toCategory(category)])),
    producers: new Map(producers.map((producer) => [producer.id, toProducer(producer)])),
    pictures: byProduct(pictures),
    ratings: byProduct(ratings),
    questions: byProduct(questions),
    versions,
  };
}

/** The amount in each stock, limited to `most` in total: bundles whose parts are gone are not for sale. */
function held(
  rows: ReadonlyArray<Pick<Selectable<Schema['size_stocks']>, 'stock_id' | 'amount'>>,
  most: Thousandths,
): PageSize['stocks'] {
  let left = most === unlimited ? Number.POSITIVE_INFINITY : most;
  return rows.map(({ stock_id, amount }) => {
    const share = Math.min(amount, left);
    left -= Math.max(share, 0);
    return { stockId: stock_id, amount: share };
  });
}

function toPage(row: ProductRow, all: Neighbours): ProductPage {
  const { id, category_id, producer_id, version_group } = row;
  const historyOf = groupBy(all.history.get(id) ?? [], (change) => change.size_type);
  const stocksOf = groupBy(all.stocks.get(id) ?? [], (stock) => stock.size_type);
  const ratings = (all.ratings.get(id) ?? []).map(({ rating, is_confirmed, count }): RatingCount => ({
    rating,
    isConfirmed: is_confirmed === 1,
    count,
  }));
  const { mean, count } = ratingSummary(ratings);
  return {
    product: toProduct(row),
    zones: (all.zones.get(id) ?? []).map(({ zone }) => zone as ProductZone),
    sizes: (all.sizes.get(id) ?? []).map((size): PageSize => {
      const priceHistory = toPeriods(historyOf.get(size.type) ?? []);
      return {
        ...toProductSize(row, size, priceHistory),
        code: size.code,
        ...(size.producer_code !== null && { producerCode: size.producer_code }),
        ...(size.external_code !== null && { externalCode: size.external_code }),
        weight: size.weight,
        priceHistory,
        stocks: held(stocksOf.get(size.type) ?? [], row.type === 'product_bundle' ? size.amount : unlimited),
      };
    }),
    tiers: (all.tiers.get(id) ?? []).map((tier) => ({
      threshold: tier.threshold,
      thresholdEnd: tier.threshold_end,
      percent: tier.percent,
    })),
    category: category_id === null ? null : (all.categories.get(category_id) ?? null),
    producer: producer_id === null ? null : (all.producers.get(producer_id) ?? null),
    pictures: (all.pictures.get(id) ?? []).map(toPicture),
    versions: version_group === null ? [] : (all.versions.get(version_group) ?? []),
    rating: { mean, count },
    ratings,
    questions: (all.questions.get(id) ?? []).map(toQuestion),
  };
}
