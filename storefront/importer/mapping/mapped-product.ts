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

/** A category with where it stands: its own name is the last of the path. */
export interface NamedCategory extends Named {
  readonly path: CategoryPath;
}

/** What lies in one of the platform's stocks; `amount` may be unlimited. */
export interface StockAmount {
  readonly stockId: string;
  readonly amount: Thousandths;
}

/** What a light feed knows of a size, and a full one too. */
export interface MappedStock {
  /** `size@id`: the size's type in the shop. */
  readonly type: string;
  /** The size's own price; null where the product's applies. */
  readonly price: FeedPrice | null;
  /** The price before the reduction. */
  readonly strikethrough: FeedPrice | null;
  /** Null where the feed says nothing about stocks. */
  readonly stocks: ReadonlyArray<StockAmount> | null;
}

export interface MappedSize extends MappedStock {
  readonly name: string;
  readonly code: string;
  /** GTIN (EAN); null where the feed gives none. */
  readonly producerCode: string | null;
  /** The size's key in another system of the shop. */
  readonly externalCode: string | null;
  /** Grams. */
  readonly weight: number;
  readonly isAvailable: boolean;
}

/** Fields of the feed for which the store has no place yet. They are kept here for the day when it has one. */
export interface Unplaced {
  /** The name of what versions differ in ("Kolor"): the store keeps it with the colour alone. */
  readonly versionLabel?: string;
  readonly minimalPrices?: ReadonlyArray<PriceOfSize>;
}

export type UnplacedField = keyof Unplaced;

/** What both kinds of feed say about a product. */
interface MappedOffer {
  readonly id: number;
  readonly price: FeedPrice | null;
  readonly strikethrough: FeedPrice | null;
  /** Suggested by the producer; null where there is none. */
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
  /** Where the shop's menu shows it; its own category may be among them. */
  readonly places: ReadonlyArray<CategoryPath>;
  readonly producer: Named | null;
  readonly series: Named | null;
  readonly vatPercent: number | null;
  readonly unit: string;
  readonly sellBy: Thousandths;
  /** 0 to 3. */
  readonly precision: number;
  readonly isVisible: boolean;
  /** The group of versions that the product belongs to, and which of them it is. */
  readonly version: { readonly group: string; readonly name: string } | null;
  readonly shippingTime: ShippingTime | null;
  /** What the feed calls parameters, then what it tells beside them: the warranty and the pieces in a package. */
  readonly parameters: ReadonlyArray<Parameter>;
  /** Files that come with the product, by their whole addresses. */
  readonly enclosures: ReadonlyArray<Enclosure>;
  readonly pictures: ReadonlyArray<MappedPicture>;
  readonly wholesalePrices: ReadonlyArray<PriceOfSize>;
  readonly sizes: ReadonlyArray<MappedSize>;
  readonly unplaced: Unplaced;
}

/** A product of a light feed: its price and its stocks, nothing else. */
export interface MappedRefresh extends MappedOffer {
  readonly sizes: ReadonlyArray<MappedStock>;
}
