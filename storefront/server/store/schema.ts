import type { Generated } from 'kysely';
import type { ClientsSchema } from './schema/clients.ts';
import type { ContentSchema } from './schema/content.ts';
import type { ListingSchema } from './schema/listing.ts';
import type { ListsSchema } from './schema/lists.ts';
import type { OffersSchema } from './schema/offers.ts';
import type { ProtectionSchema } from './schema/protection.ts';
import type { VisitorsSchema } from './schema/visitors.ts';

/*
 * The tables as Kysely sees them. Booleans are 0 or 1, JSON is text, times are epoch milliseconds, money is gross
 * grosze, quantities are thousandths of the unit (-1 is unlimited): both engines hold these alike.
 */

type Flag = 0 | 1;
type Json = string;

interface SettingsTable {
  key: string;
  value: Json;
  updated_at: number;
}

interface ShopTextsTable {
  locale: string;
  key: string;
  value: Json;
  updated_at: number;
}

interface MilestonesTable {
  name: string;
  reached_at: number;
}

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

interface StocksTable {
  id: string;
  name: string;
  kind: string;
  can_collect: Flag;
  position: number;
  details: Json;
}

interface CouriersTable {
  id: string;
  name: string;
  payment: string;
  cost: number;
  free_from: number | null;
  /** The least and the most worth of goods that it takes; null is no limit. */
  min_worth: number | null;
  max_worth: number | null;
  position: number;
  details: Json;
}

interface PickupPointsTable {
  id: string;
  courier_id: string;
  name: string;
  /** Name, address and id folded, for the search by town, postcode or code. */
  search_text: string;
  latitude: number;
  longitude: number;
  details: Json;
}

interface SearchTokensTable {
  token: string;
  product_id: number;
  weight: number;
}

interface SessionsTable {
  /** SHA-256 of the random id in the cookie: who reads the database cannot act as anybody. */
  id_hash: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  data: Json;
  /** Who signed in with it; null for a guest. */
  client_id: Generated<number | null>;
  /** What signed in with it: 'Firefox / Windows'; '' where nobody could tell. */
  browser: Generated<string>;
}

interface FlashMessagesTable {
  id: Generated<number>;
  session_hash: string;
  kind: string;
  message: Json;
}

interface BasketsTable {
  id: Generated<number>;
  session_hash: string | null;
  updated_at: number;
  /** The discount code that the shopper typed, in capitals; it counts as long as it is valid. */
  rebate_code: string | null;
  /** What was put in last by a form that may be sent twice: its key and what it asked for. */
  last_attempt: string | null;
}

interface BasketLinesTable {
  id: Generated<number>;
  basket_id: number;
  product_id: number;
  size_type: string;
  /** Tells apart lines of one size that differ in `options`; '' where there are none. */
  additional: string;
  options: Json;
  quantity: number;
  comment: string;
  added_at: number;
  /** The line that this one wraps; null of goods. */
  parent_id: Generated<number | null>;
}

/** Files that shoppers sent with a line of the basket, and with that of the order that it became. */
interface LineFilesTable {
  id: Generated<number>;
  /** In the shop's files. */
  name: string;
  /** Null once it is ordered, and once the line is gone. */
  basket_line_id: number | null;
  order_id: number | null;
  order_position: number | null;
  /** As its sender calls it. */
  file_name: string;
  type: string;
  size: number;
  /** SHA-256 of what is kept. */
  digest: string;
  kept_at: number;
}

interface BasketGiftsTable {
  basket_id: number;
  /** As in `gifts`: one of the step that the basket reaches, and one beside it. */
  kind: string;
  product_id: number;
  size_type: string;
}

interface OrderDraftsTable {
  session_hash: string;
  data: Json;
  updated_at: number;
}

interface OrderCountersTable {
  /** YYYYMMDD in Europe/Warsaw. */
  day: string;
  last: number;
}

interface OrderClaimsTable {
  idempotency_key: string;
  order_id: number | null;
  claimed_at: number;
}

interface OrdersTable {
  id: Generated<number>;
  number: string;
  /** Unguessable; with number and e-mail it opens the order to a guest. */
  access_key: string;
  session_hash: string | null;
  /** Who was signed in when it was placed; null for a guest. */
  client_id: Generated<number | null>;
  email: string;
  state: string;
  placed_at: number;
  currency: string;
  products_total: number;
  delivery_total: number;
  payment_total: number;
  /** What the discount code took off the goods. */
  rebate_code: string | null;
  rebate_total: Generated<number>;
  total: number;
  courier_id: string;
  payment_method: string;
  /** OrderDetails: customer, addresses, delivery, document, consents, remarks as they were at that moment. */
  details: Json;
}

interface OrderLinesTable {
  order_id: number;
  position: number;
  product_id: number;
  size_type: string;
  additional: string;
  name: string;
  version_name: string;
  size_name: string;
  unit_name: string;
  unit_precision: number;
  quantity: number;
  vat_percent: number | null;
  unit_gross: number;
  unit_net: number;
  total_gross: number;
  comment: string;
  options: Json;
  /** From which stocks the pieces were taken: StockShare[]; what a cancellation gives back. */
  taken_from: Json;
}

interface OrderStatesTable {
  id: Generated<number>;
  order_id: number;
  state: string;
  at: number;
  actor: string;
  note: string;
}

interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  method: string;
  state: string;
  amount: number;
  currency: string;
  created_at: number;
  updated_at: number;
  /** The payment's id at the provider, once it has one. */
  external_id: string | null;
  data: Json;
}

interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  payload: Json;
  created_at: number;
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  last_error: string | null;
}

/** Every table of the store. */
export interface Schema
  extends ClientsSchema, ContentSchema, ListingSchema, ListsSchema, OffersSchema, ProtectionSchema, VisitorsSchema {
  settings: SettingsTable;
  shop_texts: ShopTextsTable;
  milestones: MilestonesTable;
  categories: CategoriesTable;
  producers: ProducersTable;
  products: ProductsTable;
  sizes: SizesTable;
  size_stocks: SizeStocksTable;
  price_history: PriceHistoryTable;
  quantity_tiers: QuantityTiersTable;
  pictures: PicturesTable;
  opinions: OpinionsTable;
  questions: QuestionsTable;
  stocks: StocksTable;
  couriers: CouriersTable;
  pickup_points: PickupPointsTable;
  search_tokens: SearchTokensTable;
  sessions: SessionsTable;
  flash_messages: FlashMessagesTable;
  baskets: BasketsTable;
  basket_lines: BasketLinesTable;
  basket_gifts: BasketGiftsTable;
  line_files: LineFilesTable;
  order_drafts: OrderDraftsTable;
  order_counters: OrderCountersTable;
  order_claims: OrderClaimsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_states: OrderStatesTable;
  payments: PaymentsTable;
  outbox: OutboxTable;
}
