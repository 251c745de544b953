import type {
  Courier as SourceCourier,
  PickupPoint as SourcePickupPoint,
  Stock as SourceStock,
} from '../../types/delivery.ts';
import type { Category as SourceCategory, Producer as SourceProducer } from '../../types/groups.ts';
import type { Picture as SourcePicture } from '../../types/picture.ts';
import type { Product as SourceProduct, ProductType, ProductZone, Unit } from '../../types/product.ts';
import type { Size as SourceSize, StockAmount, Swatch } from '../../types/size.ts';
import type { Grosze } from '../../../../../patterns/rules/money.ts';
import type { PricePeriod, Thousandths } from '../../../../../patterns/rules/price.ts';
import type { QuantityData } from '../../../../../patterns/rules/quantity.ts';
import type { RatingCount } from '../../../../../patterns/rules/rating-summary.ts';
import type { Tier } from '../../../../../patterns/rules/tiers.ts';

/** Display-only fields of a product: the JSON column `details`. */
export type ProductDetails = Pick<
  SourceProduct,
  | 'vatNote'
  | 'sizeLabel'
  | 'suggestedPriceGross'
  | 'wholesalePrices'
  | 'shippingTime'
  | 'delayTime'
  | 'hasBackInStockNotice'
  | 'pointsReceived'
  | 'hasInstalments'
  | 'hasSizeChart'
  | 'subscription'
  | 'bundle'
  | 'configurator'
  | 'enclosures'
  | 'version'
  | 'engravingProductId'
  | 'hasGiftWrap'
  | 'isWrapper'
  | 'isCommentRequired'
  | 'virtualDelivery'
  | 'keyFacts'
  | 'parameters'
  | 'safetyInformation'
  | 'ofEachSize'
>;
export type SizeDetails = Pick<SourceSize, 'netContent' | 'swatch'>;
export type PictureDetails = Pick<SourcePicture, 'widths' | 'size' | 'configuration' | 'crops'>;
export type ProducerDetails = Pick<SourceProducer, 'manufacturer' | 'note'>;
export type CourierDetails = Pick<
  SourceCourier,
  | 'isCostOpen'
  | 'time'
  | 'maxWeight'
  | 'requires'
  | 'pointKind'
  | 'onlyProductIds'
  | 'exceptProductIds'
  | 'areas'
  | 'needsPhone'
  | 'slots'
  | 'system'
  | 'services'
  | 'isVirtual'
>;
export type StockDetails = Pick<SourceStock, 'address' | 'phone' | 'email' | 'coordinates' | 'openingHours'>;
export type PickupPointDetails = Pick<SourcePickupPoint, 'address' | 'openingHours' | 'note' | 'needsCustomerNumber'>;

export type { ProductType, ProductZone, Unit };
export type Availability = SourceSize['availability'];

/**
 * A reduced price. It must be shown with the lowest price of the 30 days before the reduction, and the savings count
 * from that price (Omnibus): without such a price no reduction is shown.
 */
export interface Reduction {
  crossedPrice: Grosze;
  lowestPrice: Grosze;
  /** Whole percent below the lowest price; 0 where the price is not below it. */
  percent: number;
  since: number;
}

export interface Picture extends PictureDetails {
  id: string;
  alt: string;
  width: number;
  height: number;
}

export interface Rating {
  /** 1 to 5, with one decimal; null without opinions. */
  mean: number | null;
  count: number;
}

/** One size as buyable now. */
export interface ProductSize {
  type: string;
  name: string;
  price: Grosze;
  reduction: Reduction | null;
  /** Pieces in stock; -1 unlimited. */
  amount: Thousandths;
  availability: Availability;
  /** Whether a quantity is buyable by the rules. */
  isAvailable: boolean;
  quantity: QuantityData;
  /** Content of one unit, for the price per kilogram, litre or metre. */
  netContent?: SizeDetails['netContent'];
  swatch?: Swatch;
}

/** A product on a list. Sizes come by priority. */
export interface ProductCard {
  id: number;
  slug: string;
  name: string;
  versionName: string;
  subline: string;
  type: ProductType;
  categoryId: number | null;
  unit: Unit;
  /** Null outside of VAT. */
  vatPercent: number | null;
  /** Of the default size. */
  price: Grosze;
  reduction: Reduction | null;
  /** Whether sizes differ in price: then it is shown with "od". */
  hasSeveralPrices: boolean;
  lowestSizePrice: Grosze;
  defaultSize: string;
  sizes: ReadonlyArray<ProductSize>;
  isAvailable: boolean;
  /** In how many days it can be bought again, where the shop knows; today counts as 0. */
  returnsInDays: number | null;
  hasTiers: boolean;
  promotionEndsAt: number | null;
  pointsPrice: number | null;
  isForPointsOnly: boolean;
  isPhonePrice: boolean;
  /** Priced by phone but orderable: it costs nothing. */
  isFreeToOrder: boolean;
  isGratis: boolean;
  isNew: boolean;
  versionGroup: string | null;
  /** The first versions of its group, its own included; empty without a group. */
  versions: ReadonlyArray<CardVersion>;
  /** How many versions the group has. */
  versionCount: number;
  rating: Rating;
  /** The first two of the gallery. */
  pictures: ReadonlyArray<Picture>;
}

/** A product without related rows, for basket rules, calls and feeds. */
export interface Product {
  id: number;
  slug: string;
  code: string;
  type: ProductType;
  name: string;
  versionName: string;
  subline: string;
  kind: string;
  description: string;
  categoryId: number | null;
  producerId: number | null;
  seriesId: number | null;
  vatPercent: number | null;
  unit: Unit;
  minPerOrder: Thousandths | null;
  maxPerOrder: Thousandths | null;
  defaultSize: string;
  price: Grosze;
  promotionEndsAt: number | null;
  pointsPrice: number | null;
  isForPointsOnly: boolean;
  isPhonePrice: boolean;
  /** Priced by phone but orderable: it costs nothing. */
  isFreeToOrder: boolean;
  isGratis: boolean;
  isNew: boolean;
  /** False for withdrawn products: baskets may still hold them. */
  isOffered: boolean;
  versionGroup: string | null;
  details: ProductDetails;
}

export interface PageSize extends ProductSize {
  code: string;
  /** GTIN (EAN), if known. */
  producerCode?: string;
  /** The size's key in another system of the shop. */
  externalCode?: string;
  weight: number;
  priceHistory: ReadonlyArray<PricePeriod>;
  stocks: ReadonlyArray<StockAmount>;
}

/** The same thing in another colour. */
export interface ProductVersion {
  id: number;
  slug: string;
  name: string;
  swatch: Swatch | null;
  isAvailable: boolean;
}

/** A version that a card leads to. */
export interface CardVersion extends ProductVersion {
  picture: Picture | null;
}

export interface Opinion {
  id: number;
  author: string;
  content: string;
  /** 1 to 5. */
  rating: number;
  /** Whether it has an order. */
  isConfirmed: boolean;
  createdAt: number;
  answer: Answer | null;
}

/** The shop's answer to a question or an opinion. */
export interface Answer {
  text: string;
  at: number;
  by: string;
}

export interface Question {
  id: number;
  author: string;
  question: string;
  askedAt: number;
  answer: Answer | null;
}

/** From the demo catalogue or a feed without category pictures. */
export type Category = Omit<SourceCategory, 'pictureId'> & { pictureId: string | null };

export interface CategoryWithCount extends Category {
  productCount: number;
}

export interface Producer extends ProducerDetails {
  id: number;
  slug: string;
  name: string;
  description: string;
}

/** The data of a product page. */
export interface ProductPage {
  product: Product;
  /** The shop's special lists with this product. */
  zones: ReadonlyArray<ProductZone>;
  sizes: ReadonlyArray<PageSize>;
  tiers: ReadonlyArray<Tier>;
  category: Category | null;
  producer: Producer | null;
  pictures: ReadonlyArray<Picture>;
  /** All versions of the group in their order, this product among them; empty without a group. */
  versions: ReadonlyArray<ProductVersion>;
  rating: Rating;
  /** How many shown opinions give how many stars; the opinions themselves come in pages (`opinionList`). */
  ratings: ReadonlyArray<RatingCount>;
  questions: ReadonlyArray<Question>;
}

export interface Courier extends CourierDetails {
  id: string;
  /** Couriers' numbers for clients: the place in the shop's order, from 1, and 0 for collection in a showroom. */
  number: number;
  name: string;
  payment: 'prepaid' | 'dvp';
  cost: Grosze;
  freeFrom: Grosze | null;
}

export interface Stock extends StockDetails {
  id: string;
  name: string;
  kind: 'warehouse' | 'showroom';
  canCollect: boolean;
}

export interface PickupPoint extends PickupPointDetails {
  id: string;
  courierId: string;
  name: string;
  coordinates: { latitude: number; longitude: number };
}
