import type { Enclosure, Parameter, ProductType, ShippingTime } from '../../features/catalogue/types.ts';
import type { Thousandths } from '../../../patterns/rules/price.ts';
import type { CategoryPath } from './category-path.ts';
import type { MappedPicture } from './map-pictures.ts';
import type { FeedPrice } from './price.ts';
import type { PriceOfSize } from './prices-of-sizes.ts';
import type { Notice, Reason } from './reasons.ts';

/** A category, a producer or a series. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** A category with its path: its own name is the last part. */
export interface NamedCategory extends Named {
  readonly path: CategoryPath;
}

/** The amount in one of the platform's stocks; may be unlimited. */
export interface StockAmount {
  readonly stockId: string;
  readonly amount: Thousandths;
}

/** The facts of a size in a light feed, and in a full one. */
export interface MappedStock {
  /** `size@id`: the size's type in the shop. */
  readonly type: string;
  /** The size's own price; null for the product's. */
  readonly price: FeedPrice | null;
  /** The price before the reduction. */
  readonly strikethrough: FeedPrice | null;
  /** Null if the feed has no stocks. */
  readonly stocks: ReadonlyArray<StockAmount> | null;
}

export interface MappedSize extends MappedStock {
  readonly name: string;
  readonly code: string;
  /** GTIN (EAN); null without one. */
  readonly producerCode: string | null;
  /** The size's key in another system of the shop. */
  readonly externalCode: string | null;
  /** Grams. */
  readonly weight: number;
  readonly isAvailable: boolean;
}

/** Fields of the feed without a place in the store yet. They are kept here until it has one. */
export interface Unplaced {
  /** The label of the versions ("Kolor"): the store keeps it only with the colour. */
  readonly versionLabel?: string;
  readonly minimalPrices?: ReadonlyArray<PriceOfSize>;
}

export type UnplacedField = keyof Unplaced;

/** The common part of both kinds of feed. */
interface MappedOffer {
  readonly id: number;
  readonly price: FeedPrice | null;
  readonly strikethrough: FeedPrice | null;
  /** Suggested by the producer; null without one. */
  readonly suggested: FeedPrice | null;
  readonly notices: ReadonlyArray<Reason<Notice>>;
}

/** A product of a full feed in the shop's terms. */
export interface MappedProduct extends MappedOffer {
  readonly slug: string;
  readonly code: string;
  readonly type: ProductType;
  readonly name: string;
  readonly subline: string;
  readonly description: string;
  readonly category: NamedCategory | null;
  /** The menu places of the product; its own category may be among them. */
  readonly places: ReadonlyArray<CategoryPath>;
  readonly producer: Named | null;
  readonly series: Named | null;
  readonly vatPercent: number | null;
  readonly unit: string;
  readonly sellBy: Thousandths;
  /** 0 to 3. */
  readonly precision: number;
  /** Limits of an order, taken when the product is new: later ones are the shop's own. Null without one. */
  readonly minPerOrder: Thousandths | null;
  readonly maxPerOrder: Thousandths | null;
  /** The same of each size. */
  readonly minPerSize: Thousandths | null;
  readonly maxPerSize: Thousandths | null;
  readonly isVisible: boolean;
  /** The version group of the product, and its name there. */
  readonly version: { readonly group: string; readonly name: string } | null;
  readonly shippingTime: ShippingTime | null;
  /** The feed's parameters, then its other facts: the warranty and the pieces in a package. */
  readonly parameters: ReadonlyArray<Parameter>;
  /** Files of the product, by absolute addresses. */
  readonly enclosures: ReadonlyArray<Enclosure>;
  readonly pictures: ReadonlyArray<MappedPicture>;
  readonly wholesalePrices: ReadonlyArray<PriceOfSize>;
  readonly sizes: ReadonlyArray<MappedSize>;
  /** English texts by the Polish ones. */
  readonly english: ReadonlyMap<string, string>;
  readonly unplaced: Unplaced;
}

/** A product of a light feed: only its price and stocks. */
export interface MappedRefresh extends MappedOffer {
  readonly sizes: ReadonlyArray<MappedStock>;
}
