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
  /** Where a feed has it: its names from the top, folded, with backslashes between them. Null where no feed named it. */
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
  /** What is priced by phone is ordered all the same, as free. */
  is_free_to_order: Generated<Flag>;
  is_gratis: Flag;
  is_new: Flag;
  is_visible: Flag;
  /** 1 is bought most. */
  popularity: number;
  version_group: string | null;
  version_name: string;
  /** What is only shown: ProductDetails. */
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
  /** The price before the reduction that applies now. */
  crossed_price: number | null;
  amount: number;
  availability: string;
  weight: number;
  /** GTIN (EAN), where the producer gives one. */
  producer_code: string | null;
  /** The size's key in another system of the shop. */
  external_code: string | null;
  details: Json;
}

/** What bundles are made of. Written by triggers from `products.details`. */
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
  /** What the shop says to it. */
  answer: Generated<string | null>;
  answered_at: Generated<number | null>;
  answered_by: Generated<string | null>;
  /** Since when it is taken off the pages, and why. */
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

/** The products that the shop distinguishes (`distinguished`) and recommends (`special`). */
interface ProductZonesTable {
  product_id: number;
  zone: string;
}

/** The categories that a product is in beside its own. */
interface ProductCategoriesTable {
  product_id: number;
  category_id: number;
}

/** Where a feed says that pictures of a product are, and which one was made of each; null until it was fetched. */
interface PictureAddressesTable {
  product_id: number;
  url: string;
  /** Another one is another picture behind the same address. */
  version: string;
  position: number;
  picture_id: string | null;
}

interface SearchTokensTable {
  token: string;
  product_id: number;
  weight: number;
}

/** The goods, and what is said of them. */
export interface CatalogueSchema {
  categories: CategoriesTable;
  producers: ProducersTable;
  products: ProductsTable;
  sizes: SizesTable;
  /** A view: `sizes` as they can be bought, a bundle no more often than its parts are enough for. */
  offered_sizes: SizesTable;
  bundle_parts: BundlePartsTable;
  size_stocks: SizeStocksTable;
  price_history: PriceHistoryTable;
  quantity_tiers: QuantityTiersTable;
  pictures: PicturesTable;
  opinions: OpinionsTable;
  questions: QuestionsTable;
  product_zones: ProductZonesTable;
  product_categories: ProductCategoriesTable;
  picture_addresses: PictureAddressesTable;
  search_tokens: SearchTokensTable;
}
