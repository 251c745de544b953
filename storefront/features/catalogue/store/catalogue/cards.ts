import type { Kysely } from 'kysely';
import { meanOf } from '../../../../../patterns/rules/rating-summary.ts';
import { prepared } from '../../../../platform/store/engine/prepared.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import { cardVersions } from './card-versions.ts';
import { fromJson } from '../../../../platform/store/json.ts';
import { groupBy, isFreeToOrder, toPeriods, toPicture, toProductSize, toUnit, type ProductRow } from './rows.ts';
import type { ProductCard, ProductDetails, ProductSize, ProductType, ProductVersion } from './types.ts';

const sizeKey = (productId: number, sizeType: string) => `${productId} ${sizeType}`;

type Ids = ReadonlyArray<number>;

const readProducts = prepared((db, ids: Ids) => db.selectFrom('products').selectAll().where('id', 'in', ids));
const readOffered = prepared((db, ids: Ids) =>
  db.selectFrom('offered_sizes').selectAll().where('product_id', 'in', ids).orderBy('priority').orderBy('type'),
);
const readHistories = prepared((db, ids: Ids) =>
  db
    .selectFrom('price_history as h')
    .innerJoin('sizes as s', (join) =>
      join.onRef('s.product_id', '=', 'h.product_id').onRef('s.type', '=', 'h.size_type'),
    )
    .select(['h.product_id', 'h.size_type', 'h.from_at', 'h.price'])
    .where('h.product_id', 'in', ids)
    .where('s.crossed_price', 'is not', null)
    .orderBy('h.from_at'),
);
const readPictures = prepared((db, ids: Ids) =>
  db.selectFrom('pictures').selectAll().where('product_id', 'in', ids).where('position', '<', 2).orderBy('position'),
);
const readRatings = prepared((db, ids: Ids) =>
  db
    .selectFrom('opinion_counts')
    .select((eb) => [
      'product_id',
      eb.fn.sum<number>(eb('rating', '*', eb.ref('shown'))).as('sum'),
      eb.fn.sum<number>('shown').as('count'),
    ])
    .where('product_id', 'in', ids)
    .groupBy('product_id'),
);
const readTiered = prepared((db, ids: Ids) =>
  db.selectFrom('quantity_tiers').select('product_id').distinct().where('product_id', 'in', ids),
);

/** Sizes by product. Price histories are read only for reduced prices: only those show them. */
async function sizesOf(db: Kysely<Schema>, products: ReadonlyArray<ProductRow>) {
  const ids = products.map(({ id }) => id);
  const [sizes, history] = await Promise.all([readOffered(db, ids), readHistories(db, ids)]);
  const histories = groupBy(history, (row) => sizeKey(row.product_id, row.size_type));
  const productOf = new Map(products.map((product) => [product.id, product]));
  const pairs = sizes.map((size) => {
    const periods = toPeriods(histories.get(sizeKey(size.product_id, size.type)) ?? []);
    return { productId: size.product_id, size: toProductSize(productOf.get(size.product_id)!, size, periods) };
  });
  return groupBy(pairs, ({ productId }) => productId);
}

/** Cards of the existing products, in the order of `ids`. Always seven queries. */
export async function cards(db: Kysely<Schema>, ids: ReadonlyArray<number>): Promise<ReadonlyArray<ProductCard>> {
  return (await cardsWithRows(db, ids)).map(({ card }) => card);
}

/** The same, each with its product's row. */
export async function cardsWithRows(
  db: Kysely<Schema>,
  ids: ReadonlyArray<number>,
): Promise<ReadonlyArray<{ card: ProductCard; row: ProductRow }>> {
  if (ids.length === 0) return [];
  const products = await readProducts(db, ids);
  if (products.length === 0) return [];
  const [sizes, pictures, opinions, tiers, versions] = await Promise.all([
    sizesOf(db, products),
    readPictures(db, ids),
    readRatings(db, ids),
    readTiered(db, ids),
    cardVersions(db, products),
  ]);
  const picturesOf = groupBy(pictures, (row) => row.product_id);
  const ratingOf = new Map(opinions.map((row) => [row.product_id, row]));
  const tiered = new Set(tiers.map((row) => row.product_id));
  const found = new Map(
    products.map((row) => {
      const own = (sizes.get(row.id) ?? []).map(({ size }) => size);
      const { sum = 0, count = 0 } = ratingOf.get(row.id) ?? {};
      const card = toCard(row, own);
      const rest = {
        hasTiers: tiered.has(row.id),
        ...(versions.get(row.version_group ?? '') ?? { versions: [], versionCount: 0 }),
        rating: { mean: meanOf(sum, count), count },
        pictures: (picturesOf.get(row.id) ?? []).map(toPicture),
      };
      return [row.id, { row, card: { ...card, ...rest } }];
    }),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Price fields of a card, from the product's sizes; `product` is the fallback without any. */
export function cardPrices(sizes: ReadonlyArray<ProductSize>, product: Pick<ProductCard, 'price' | 'defaultSize'>) {
  const first = sizes.find(({ type }) => type === product.defaultSize) ?? sizes[0];
  const prices = sizes.map(({ price }) => price);
  return {
    price: first?.price ?? product.price,
    reduction: first?.reduction ?? null,
    hasSeveralPrices: new Set(prices).size > 1,
    lowestSizePrice: prices.length > 0 ? Math.min(...prices) : product.price,
    defaultSize: first?.type ?? product.defaultSize,
  };
}

function toCard(row: ProductRow, sizes: ReadonlyArray<ProductSize>) {
  const { delayTime } = fromJson<ProductDetails>(row.details);
  return {
    ...cardPrices(sizes, { price: row.price, defaultSize: row.default_size }),
    id: row.id,
    slug: row.slug,
    name: row.name,
    versionName: row.version_name,
    subline: row.subline,
    type: row.type as ProductType,
    categoryId: row.category_id,
    unit: toUnit(row),
    vatPercent: row.vat_percent,
    sizes,
    isAvailable: sizes.some(({ isAvailable }) => isAvailable),
    returnsInDays: delayTime?.kind === 'days' ? delayTime.days : null,
    promotionEndsAt: row.promotion_ends_at,
    pointsPrice: row.points_price,
    isForPointsOnly: row.is_for_points_only === 1,
    isPhonePrice: row.is_phone_price === 1,
    isFreeToOrder: isFreeToOrder(row),
    isGratis: row.is_gratis === 1,
    isNew: row.is_new === 1,
    versionGroup: row.version_group,
  };
}

/** All versions of the groups by id, by group: the same thing in its colours. */
export async function versionsOf(
  db: Kysely<Schema>,
  groups: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, ReadonlyArray<ProductVersion>>> {
  if (groups.length === 0) return new Map();
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('version_group', 'in', [...new Set(groups)])
    .where('is_visible', '=', 1)
    .orderBy('id')
    .execute();
  if (products.length === 0) return new Map();
  const sizes = await sizesOf(db, products);
  const toVersion = (row: ProductRow): ProductVersion => {
    const { version } = fromJson<ProductDetails>(row.details);
    return {
      id: row.id,
      slug: row.slug,
      name: row.version_name,
      swatch: version ? { name: version.name, hex: version.hex } : null,
      isAvailable: (sizes.get(row.id) ?? []).some(({ size }) => size.isAvailable),
    };
  };
  const byGroup = groupBy(products, ({ version_group }) => version_group ?? '');
  return new Map([...byGroup].map(([group, rows]) => [group, rows.map(toVersion)]));
}
