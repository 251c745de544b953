import type { Insertable } from 'kysely';
import { sortKey } from '../../../patterns/rules/fold.ts';
import type { Grosze } from '../../../patterns/rules/money.ts';
import { unlimited } from '../../../patterns/rules/quantity.ts';
import { tokensOf, translatedTokensOf, type ProductDetails, type Searchable } from '../../features/catalogue/store.ts';
import { fromJson, toFlag, toJson } from '../../platform/store/json.ts';
import type { Schema } from '../../platform/store/schema.ts';
import type { Translations } from '../../platform/store/translations.ts';
import type { MappedProduct, MappedSize, MappedStock, StockAmount } from '../mapping/mapped-product.ts';
import { grossOf, type FeedPrice } from '../mapping/price.ts';
import type { Notice, Reason } from '../mapping/reasons.ts';
import type { Current, SizeRow } from './current.ts';

/* The wanted store rows by the feed, given the current ones. */

/** The columns of a product that a full feed alone decides; all others are the shop's own. */
type ProductColumns = Pick<
  Insertable<Schema['products']>,
  | 'code'
  | 'type'
  | 'name'
  | 'sort_key'
  | 'subline'
  | 'kind'
  | 'description'
  | 'producer_id'
  | 'series_id'
  | 'vat_percent'
  | 'unit_name'
  | 'unit_singular'
  | 'unit_plural'
  | 'sell_by'
  | 'unit_precision'
  | 'default_size'
  | 'price'
  | 'is_phone_price'
  | 'is_visible'
  | 'version_group'
  | 'version_name'
  | 'details'
>;

/** All columns that a full feed decides. */
export type FeedColumns = ProductColumns & Pick<Insertable<Schema['products']>, 'category_id'>;

/** The columns of a size that a light feed decides. */
export type StockColumns = Pick<SizeRow, 'price' | 'crossed_price' | 'amount' | 'availability'>;
export type SizeColumns = StockColumns &
  Pick<SizeRow, 'name' | 'code' | 'producer_code' | 'external_code' | 'priority' | 'weight'>;

export interface WantedSize<Columns> {
  readonly type: string;
  readonly columns: Columns;
  /** Null leaves the stocks as they are. */
  readonly stocks: ReadonlyArray<StockAmount> | null;
}

const emptyDetails: ProductDetails = {
  hasBackInStockNotice: false,
  hasInstalments: false,
  hasSizeChart: false,
  enclosures: [],
  hasGiftWrap: false,
  isWrapper: false,
  isCommentRequired: false,
  keyFacts: [],
  parameters: [],
  safetyInformation: null,
};

/** A new product's columns outside of feeds. */
export const newProduct = (product: MappedProduct, popularity: number, now: number) =>
  ({
    id: product.id,
    slug: product.slug,
    min_per_order: product.minPerOrder,
    max_per_order: product.maxPerOrder,
    promotion_ends_at: null,
    points_price: null,
    is_for_points_only: 0,
    is_gratis: 0,
    is_new: 0,
    popularity,
    created_at: now,
  }) as const;

/** A size's total of all stocks. */
const sumOf = (stocks: ReadonlyArray<StockAmount>): number =>
  stocks.some(({ amount }) => amount === unlimited) ? unlimited : stocks.reduce((sum, { amount }) => sum + amount, 0);

/** The feed's data of the product around a size. */
export interface Offer {
  readonly price: FeedPrice | null;
  readonly strikethrough: FeedPrice | null;
  readonly vatPercent: number | null;
  /** Whether a missing price before the reduction means none, or the stored one. */
  readonly isWhole: boolean;
}

/**
 * Price and stock of a size. The price before the reduction must be above the price, or no reduction is shown. A size
 * in stock that the platform does not sell is disabled; a sold-out one only waits for stock.
 */
export function stockColumns(
  size: MappedStock & Partial<Pick<MappedSize, 'isAvailable'>>,
  { price: productPrice, strikethrough, vatPercent, isWhole }: Offer,
  current: SizeRow | undefined,
  notices: Array<Reason<Notice>>,
): StockColumns {
  const offered = size.price ?? productPrice;
  const price = offered ? grossOf(offered, vatPercent, current?.price ?? null) : (current?.price ?? 0);
  const known = current?.crossed_price ?? null;
  // The product's former price does not apply to a size with another price.
  const isProductPrice = productPrice !== null && grossOf(productPrice, vatPercent, price) === price;
  const before = size.strikethrough ?? (isProductPrice ? strikethrough : null);
  const silent = isWhole ? null : known;
  const crossed = before ? grossOf(before, vatPercent, known) : silent;
  if (before && crossed !== null && crossed <= price)
    notices.push({ code: 'strikethrough-not-higher', value: size.type });
  const amount = size.stocks ? sumOf(size.stocks) : isWhole ? 0 : (current?.amount ?? 0);
  return {
    price,
    crossed_price: crossed !== null && crossed > price ? crossed : null,
    amount,
    availability: availabilityOf(size.isAvailable, amount, current),
  };
}

function availabilityOf(isAvailable: boolean | undefined, amount: number, current: SizeRow | undefined): string {
  if (isAvailable === undefined) return current?.availability ?? 'enable';
  if (!isAvailable && amount !== 0) return 'disable';
  return current?.availability === 'order' ? 'order' : 'enable';
}

/** The sizes of a full feed. */
export function wantedSizes(
  product: MappedProduct,
  current: Current | undefined,
  notices: Array<Reason<Notice>>,
): ReadonlyArray<WantedSize<SizeColumns>> {
  return product.sizes.map((size, priority) => ({
    type: size.type,
    columns: {
      name: size.name,
      code: size.code,
      producer_code: size.producerCode,
      external_code: size.externalCode,
      priority,
      weight: size.weight,
      ...stockColumns(size, { ...product, isWhole: true }, current?.sizes.get(size.type), notices),
    },
    stocks: size.stocks ?? [],
  }));
}

/** The default size of a product: the shop's choice while it exists, else the first available one. */
export function defaultSize(
  sizes: ReadonlyArray<WantedSize<StockColumns>>,
  chosen: string | undefined,
): WantedSize<StockColumns> {
  const isHad = ({ columns }: WantedSize<StockColumns>) => columns.amount !== 0 && columns.availability !== 'disable';
  const found = sizes.find(({ type }) => type === chosen) ?? sizes.find(isHad) ?? sizes[0];
  if (!found) throw new RangeError('A product without sizes cannot be written.');
  return found;
}

/** A price of 0 is none: nothing is sold for 0 zł by mistake. */
export const isPriceByPhone = (price: Grosze, current: Current | undefined): boolean =>
  price === 0 && current?.product.is_for_points_only !== 1 && current?.product.is_gratis !== 1;

/** The shop's details, updated with the feed's. */
export function detailsWith(current: Current | undefined, known: Partial<ProductDetails>): string {
  const details = current ? fromJson<ProductDetails>(current.product.details) : emptyDetails;
  return toJson({ ...details, ...known });
}

/** The suggested price in details; undefined without one. */
export function suggestedPrice(
  price: FeedPrice | null,
  vatPercent: number | null,
  current: Current | undefined,
): Pick<ProductDetails, 'suggestedPriceGross'> {
  const known = current && fromJson<ProductDetails>(current.product.details).suggestedPriceGross;
  return { suggestedPriceGross: price ? grossOf(price, vatPercent, known ?? null) : undefined };
}

/** Wholesale prices, gross; undefined if the feed has none. A net price that is the net of the stored one changes nothing. */
function wholesalePrices(product: MappedProduct, current: Current | undefined): ProductDetails['wholesalePrices'] {
  if (product.wholesalePrices.length === 0) return undefined;
  const known = current ? (fromJson<ProductDetails>(current.product.details).wholesalePrices ?? []) : [];
  return product.wholesalePrices.map(({ size, price }) => {
    const before = known.find((one) => one.size === size)?.priceGross ?? null;
    return { size, priceGross: grossOf(price, product.vatPercent, before) };
  });
}

/** Limits of each size, when the product is new: later ones are the shop's own. */
function sizeLimits({ minPerSize, maxPerSize }: MappedProduct, current: Current | undefined): Partial<ProductDetails> {
  if (current || (minPerSize === null && maxPerSize === null)) return {};
  return {
    ofEachSize: { ...(minPerSize !== null && { min: minPerSize }), ...(maxPerSize !== null && { max: maxPerSize }) },
  };
}

/** The columns of a product that the feed decides; all others are the shop's own and stay. */
export function feedColumns(
  product: MappedProduct,
  sizes: ReadonlyArray<WantedSize<SizeColumns>>,
  current: Current | undefined,
): ProductColumns {
  const size = defaultSize(sizes, current?.product.default_size);
  const versionName = product.version?.name ?? '';
  return {
    code: product.code,
    type: product.type,
    name: product.name,
    sort_key: sortKey(`${product.name} ${versionName}`),
    subline: product.subline,
    kind: product.category?.name ?? '',
    description: product.description,
    producer_id: product.producer?.id ?? null,
    series_id: product.series?.id ?? null,
    vat_percent: product.vatPercent,
    unit_name: product.unit,
    unit_singular: product.unit,
    unit_plural: product.unit,
    sell_by: product.sellBy,
    unit_precision: product.precision,
    default_size: size.type,
    price: size.columns.price,
    is_phone_price: toFlag(isPriceByPhone(size.columns.price, current)),
    is_visible: toFlag(product.isVisible),
    version_group: product.version?.group ?? null,
    version_name: versionName,
    details: detailsWith(current, {
      ...suggestedPrice(product.suggested, product.vatPercent, current),
      ...(product.shippingTime && { shippingTime: product.shippingTime }),
      wholesalePrices: wholesalePrices(product, current),
      parameters: product.parameters,
      enclosures: product.enclosures,
      ...sizeLimits(product, current),
    }),
  };
}

/** The searchable texts of a product, as in the seed. */
export const searchableOf = (product: MappedProduct): Searchable => ({
  name: [product.name],
  trait: [
    product.version?.name ?? '',
    product.subline,
    product.code,
    product.category?.name ?? '',
    product.producer?.name ?? '',
    product.series?.name ?? '',
    ...product.places.flat(),
  ],
  parameter: [...product.parameters.map(({ value }) => value), ...product.sizes.map(({ name }) => name)],
  description: [product.description],
});

/** Its search words, with those of its English texts. */
export const wordsOf = (searchable: Searchable, english: Translations): ReadonlyMap<string, number> =>
  new Map([...tokensOf(searchable), ...translatedTokensOf(searchable, 'en', english)]);
