import type { Kysely, Selectable } from 'kysely';
import { fromJson } from '../json.ts';
import type { Schema } from '../schema.ts';
import { versionsOf } from './cards.ts';
import { groupBy, toMean, toPeriods, toPicture, toProduct, toProductSize } from './rows.ts';
import type { Category, PageSize, Producer, ProductPage, Question } from './types.ts';

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

const toQuestion = (row: Selectable<Schema['questions']>): Question => ({
  id: row.id,
  author: row.author,
  question: row.question,
  askedAt: row.asked_at,
  answer:
    row.answer === null ? null : { text: row.answer, at: row.answered_at ?? row.asked_at, by: row.answered_by ?? '' },
});

/** Everything that a product page reads; null for a product that does not exist. */
export async function productPage(db: Kysely<Schema>, id: number): Promise<ProductPage | null> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [sizes, history, stocks, tiers, category, producer, pictures, opinions, questions, versions] =
    await Promise.all([
      db.selectFrom('sizes').selectAll().where('product_id', '=', id).orderBy('priority').orderBy('type').execute(),
      db.selectFrom('price_history').selectAll().where('product_id', '=', id).orderBy('from_at').execute(),
      db
        .selectFrom('size_stocks')
        .innerJoin('stocks', 'stocks.id', 'size_stocks.stock_id')
        .select(['size_stocks.size_type', 'size_stocks.stock_id', 'size_stocks.amount'])
        .where('size_stocks.product_id', '=', id)
        .orderBy('stocks.position')
        .execute(),
      db.selectFrom('quantity_tiers').selectAll().where('product_id', '=', id).orderBy('threshold').execute(),
      row.category_id === null
        ? undefined
        : db.selectFrom('categories').selectAll().where('id', '=', row.category_id).executeTakeFirst(),
      row.producer_id === null
        ? undefined
        : db.selectFrom('producers').selectAll().where('id', '=', row.producer_id).executeTakeFirst(),
      db.selectFrom('pictures').selectAll().where('product_id', '=', id).orderBy('position').execute(),
      db
        .selectFrom('opinions')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
      db
        .selectFrom('questions')
        .selectAll()
        .where('product_id', '=', id)
        .orderBy('asked_at', 'desc')
        .orderBy('id')
        .execute(),
      row.version_group === null ? [] : versionsOf(db, row.version_group),
    ]);
  const historyOf = groupBy(history, (change) => change.size_type);
  const stocksOf = groupBy(stocks, (stock) => stock.size_type);
  const ratings = opinions.reduce((sum, { rating }) => sum + rating, 0);
  return {
    product: toProduct(row),
    sizes: sizes.map((size): PageSize => {
      const priceHistory = toPeriods(historyOf.get(size.type) ?? []);
      return {
        ...toProductSize(row, size, priceHistory),
        code: size.code,
        ...(size.producer_code !== null && { producerCode: size.producer_code }),
        ...(size.external_code !== null && { externalCode: size.external_code }),
        weight: size.weight,
        priceHistory,
        stocks: (stocksOf.get(size.type) ?? []).map(({ stock_id, amount }) => ({ stockId: stock_id, amount })),
      };
    }),
    tiers: tiers.map((tier) => ({
      threshold: tier.threshold,
      thresholdEnd: tier.threshold_end,
      percent: tier.percent,
    })),
    category: category ? toCategory(category) : null,
    producer: producer ? toProducer(producer) : null,
    pictures: pictures.map(toPicture),
    versions,
    rating: { mean: toMean(ratings, opinions.length), count: opinions.length },
    opinions: opinions.map(({ id: opinionId, author, content, rating, is_confirmed, created_at }) => ({
      id: opinionId,
      author,
      content,
      rating,
      isConfirmed: is_confirmed === 1,
      createdAt: created_at,
    })),
    questions: questions.map(toQuestion),
  };
}
