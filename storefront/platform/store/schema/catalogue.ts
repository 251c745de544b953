import type { Generated } from 'kysely';
import type { Flag, Json } from './columns.ts';

interface CategoriesTable {
  id: Generated<number>;
  slug: string;
  name: string;
  menu_name: string;
  sort_key: string;
  description: string;
  position: number;
  picture_id: string | null;
  /** Its place in a feed: its names from the top, folded, with backslashes between them. Null without a feed. */
  path: Generated<string | null>;
}

interface ProducersTable {
  id: Generated<number>;
  slug: string;
  name: string;
  sort_key: string;
  description: string;
  details: Json;
}

interface ProductsTable {
  id: Generated<number>;
  slug: string;
  code: string;
  type: string;
  name: string;
  /** The name by the Polish alphabet under byte order. */
  sort_key: string;
  subline: string;
  kind: string;
  description: string;
  category_id: number | null;
  producer_id: number | null;
  series_id: number | null;
  vat_percent: number | null;
  unit_name: string;
  unit_singular: string;
  unit_plural: string;
  sell_by: number;
  unit_precision: number;
  min_per_order: number | null;
  max_per_order: number | null;
  default_size: string;
  /** Price of the default size, for sorting lists; kept in step by prices.change. */
  price: number;
  promotion_ends_at: number | null;
  points_price: number | null;
  is_for_points_only: Flag;
  is_phone_price: Flag;
  /** Products priced by phone can be ordered, as free. */
  is_free_to_order: Generated<Flag>;
  is_gratis: Flag;
  is_new: Flag;
  is_visible: Flag;
  /** 1 is bought most. */
  popularity: number;
  version_group: string | null;
  version_name: string;
  /** Displayed only: ProductDetails. */
  details: Json;
  created_at: number;
}

interface SizesTable {
  product_id: number;
  type: string;
  name: string;
  priority: number;
  code: string;
  price: number;
  /** The price before the current reduction. */
  crossed_price: number | null;
  amount: number;
  availability: string;
  weight: number;
  /** GTIN (EAN), if the producer has one. */
  producer_code: string | null;
  /** The size's key in another system of the shop. */
  external_code: string | null;
  details: Json;
}

/** Parts of bundles. Written by triggers from `products.details`. */
interface BundlePartsTable {
  product_id: number;
  part_id: number;
  part_size: string;
  /** In one bundle. */
  quantity: number;
}

interface SizeStocksTable {
  product_id: number;
  size_type: string;
  stock_id: string;
  amount: number;
}

interface PriceHistoryTable {
  product_id: number;
  size_type: string;
  /** The price applies from here until the next row's `from_at`. */
  from_at: number;
  price: number;
}

interface QuantityTiersTable {
  product_id: number;
  threshold: number;
  threshold_end: number | null;
  percent: number;
}

interface PicturesTable {
  id: string;
  kind: string;
  product_id: number | null;
  position: number;
  alt: string;
  width: number;
  height: number;
  details: Json;
}

interface OpinionsTable {
  id: Generated<number>;
  product_id: number;
  author: string;
  content: string;
  rating: number;
  is_confirmed: Flag;
  created_at: number;
  /** The shop's reply. */
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
  answered_by: Generated<string | null>;
  /** Since when it is hidden, and why. */
  hidden_at: Generated<number | null>;
  hidden_reason: Generated<string | null>;
}

interface QuestionsTable {
  id: Generated<number>;
  product_id: number;
  author: string;
  question: string;
  asked_at: number;
  answer: string | null;
  answered_at: number | null;
  answered_by: string | null;
}

/** The shop's distinguished (`distinguished`) and recommended products (`special`). */
interface ProductZonesTable {
  product_id: number;
  zone: string;
}

/** Additional categories of a product. */
interface ProductCategoriesTable {
  product_id: number;
  category_id: number;
}

/** A product's picture addresses of a feed, and which picture each became; null until it was fetched. */
interface PictureAddressesTable {
  product_id: number;
  url: string;
  /** Another one means another picture at the same address. */
  version: string;
  position: number;
  picture_id: string | null;
}

/** The files of the pictures that the shop fetched or that came with a text, by content hash. */
interface KeptPicturesTable {
  content: string;
  /** Their names among the shop's files. */
  files: Json;
  /** When the files were last written or asked for. */
  kept_at: number;
}

interface SearchTokensTable {
  token: string;
  product_id: number;
  weight: number;
}

/** How many shown opinions there are, kept by triggers. */
interface OpinionCountsTable {
  /** 0 for the whole shop. */
  product_id: number;
  rating: number;
  is_confirmed: Flag;
  shown: number;
}

/** Goods, opinions and questions. */
export interface CatalogueSchema {
  categories: CategoriesTable;
  producers: ProducersTable;
  products: ProductsTable;
  sizes: SizesTable;
  /** A view: `sizes` as they can be bought, a bundle no more often than its parts are enough for. */
  offered_sizes: SizesTable;
  /** A view: the offered sizes that are in stock, or can be ordered without stock. */
  stocked_sizes: Pick<SizesTable, 'product_id' | 'type'>;
  bundle_parts: BundlePartsTable;
  size_stocks: SizeStocksTable;
  price_history: PriceHistoryTable;
  quantity_tiers: QuantityTiersTable;
  pictures: PicturesTable;
  kept_pictures: KeptPicturesTable;
  opinions: OpinionsTable;
  opinion_counts: OpinionCountsTable;
  questions: QuestionsTable;
  product_zones: ProductZonesTable;
  product_categories: ProductCategoriesTable;
  picture_addresses: PictureAddressesTable;
  search_tokens: SearchTokensTable;
}
