import type { Selectable } from 'kysely';
import { lowestAt } from '../../../../../patterns/rules/lowest-price.ts';
import { percentBelow, type PricePeriod } from '../../../../../patterns/rules/price.ts';
import { canBuy, unlimited, type QuantityData } from '../../../../../patterns/rules/quantity.ts';
import { fromJson } from '../../../../platform/store/json.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import type {
  Availability,
  Picture,
  PictureDetails,
  Product,
  ProductDetails,
  ProductSize,
  ProductType,
  Reduction,
  SizeDetails,
  Unit,
} from './types.ts';

/* Converts rows to page data. */

export type ProductRow = Selectable<Schema['products']>;
export type SizeRow = Selectable<Schema['sizes']>;
type UnitColumns = Pick<ProductRow, 'unit_name' | 'unit_singular' | 'unit_plural' | 'sell_by' | 'unit_precision'>;
type RangeColumns = Pick<ProductRow, 'sell_by' | 'unit_precision' | 'min_per_order' | 'max_per_order' | 'details'>;
type OfferColumns = Pick<ProductRow, 'is_phone_price' | 'is_free_to_order' | 'is_gratis' | 'is_for_points_only'>;

/** The unit that goods are counted in. */
export const toUnit = (row: UnitColumns): Unit => ({
  name: row.unit_name,
  singular: row.unit_singular,
  plural: row.unit_plural,
  sellBy: row.sell_by,
  precision: row.unit_precision,
});

/** Whether it is free: it has no price and can still be ordered. */
export const isFreeToOrder = (row: OfferColumns): boolean =>
  row.is_phone_price === 1 && row.is_free_to_order === 1 && row.is_gratis === 0;

/** Whether it is sold here, for money or for free: phone prices, presents and products for points are not. */
export const isForSale = (row: OfferColumns): boolean =>
  isFreeToOrder(row) || (row.is_phone_price === 0 && row.is_gratis === 0 && row.is_for_points_only === 0);

/** Whether the shop offers it: hidden products are withdrawn, except gift wrappings. */
export const isOffered = (row: Pick<ProductRow, 'is_visible' | 'details'>): boolean =>
  row.is_visible === 1 || fromJson<ProductDetails>(row.details).isWrapper === true;

/** A unit's price by size. Of a phone price that is free to order it is zero. */
export const sizePrice = (product: OfferColumns, size: Pick<SizeRow, 'price'>): number =>
  isFreeToOrder(product) ? 0 : size.price;

/** The orderable amount of a size: made to order is unlimited, disabled is zero. */
export function sellableAmount(size: Pick<SizeRow, 'amount' | 'availability'>): number {
  if (size.availability === 'disable') return 0;
  return size.availability === 'order' ? unlimited : size.amount;
}

/** The rules' input for one size. */
export const toQuantityData = (product: RangeColumns, size: Pick<SizeRow, 'amount' | 'availability'>): QuantityData => {
  const { min, max } = fromJson<ProductDetails>(product.details).ofEachSize ?? {};
  return {
    amount: sellableAmount(size),
    sellBy: product.sell_by,
    precision: product.unit_precision,
    minPerOrder: product.min_per_order,
    maxPerOrder: product.max_per_order,
    ...(min !== undefined && { minPerSize: min }),
    ...(max !== undefined && { maxPerSize: max }),
  };
};

/** Periods of the prices of one size; `changes` are its rows of price_history, oldest first. */
export const toPeriods = (changes: ReadonlyArray<{ from_at: number; price: number }>): ReadonlyArray<PricePeriod> =>
  changes.map(({ from_at, price }, index) => ({ from: from_at, to: changes[index + 1]?.from_at ?? null, price }));

/** The reduction of a size, if its history has the lowest price before it. */
export function toReduction(
  size: Pick<SizeRow, 'price' | 'crossed_price'>,
  periods: ReadonlyArray<PricePeriod>,
): Reduction | null {
  const current = periods.at(-1);
  if (size.crossed_price === null || !current) return null;
  const lowestPrice = lowestAt(periods, current.from);
  if (lowestPrice === null) return null;
  const percent = percentBelow(lowestPrice, size.price);
  return { crossedPrice: size.crossed_price, lowestPrice, percent, since: current.from };
}

/** One size as buyable now; `periods` are its price periods. */
export function toProductSize(product: ProductRow, size: SizeRow, periods: ReadonlyArray<PricePeriod>): ProductSize {
  const quantity = toQuantityData(product, size);
  const { netContent, swatch } = fromJson<SizeDetails>(size.details);
  return {
    type: size.type,
    name: size.name,
    price: sizePrice(product, size),
    reduction: isFreeToOrder(product) ? null : toReduction(size, periods),
    amount: size.amount,
    availability: size.availability as Availability,
    isAvailable: isOffered(product) && isForSale(product) && quantity.amount !== 0 && canBuy(quantity),
    quantity,
    ...(netContent && { netContent }),
    ...(swatch && { swatch }),
  };
}

/** A product without its neighbours. */
export const toProduct = (row: ProductRow): Product => ({
  id: row.id,
  slug: row.slug,
  code: row.code,
  type: row.type as ProductType,
  name: row.name,
  versionName: row.version_name,
  subline: row.subline,
  kind: row.kind,
  description: row.description,
  categoryId: row.category_id,
  producerId: row.producer_id,
  seriesId: row.series_id,
  vatPercent: row.vat_percent,
  unit: toUnit(row),
  minPerOrder: row.min_per_order,
  maxPerOrder: row.max_per_order,
  defaultSize: row.default_size,
  price: sizePrice(row, row),
  promotionEndsAt: row.promotion_ends_at,
  pointsPrice: row.points_price,
  isForPointsOnly: row.is_for_points_only === 1,
  isPhonePrice: row.is_phone_price === 1,
  isFreeToOrder: isFreeToOrder(row),
  isGratis: row.is_gratis === 1,
  isNew: row.is_new === 1,
  isOffered: isOffered(row),
  versionGroup: row.version_group,
  details: fromJson<ProductDetails>(row.details),
});

/** A picture with its row's JSON fields. */
export const toPicture = (row: Selectable<Schema['pictures']>): Picture => ({
  id: row.id,
  alt: row.alt,
  width: row.width,
  height: row.height,
  ...fromJson<PictureDetails>(row.details),
});

/** Rows by the value of a key, in their order. */
export function groupBy<T, K>(rows: ReadonlyArray<T>, keyOf: (row: T) => K): ReadonlyMap<K, ReadonlyArray<T>> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
