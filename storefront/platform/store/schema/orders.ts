import type { Generated } from 'kysely';
import type { Json, ReaderLanguage } from './columns.ts';

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
  /** The client signed in when it was placed; null for a guest. */
  client_id: Generated<number | null>;
  email: string;
  language: ReaderLanguage;
  state: string;
  placed_at: number;
  currency: string;
  products_total: number;
  delivery_total: number;
  /** `standard`; `open` until the staff set it, then `set`. */
  delivery_cost: Generated<string>;
  payment_total: number;
  /** The discount of the code on the goods. */
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
  /** What the size and its stocks lost: StockShare[]; a cancellation returns it. */
  taken_from: Json;
}

/** A part of a bundle, as it was sold. */
interface OrderLinePartsTable {
  order_id: number;
  position: number;
  /** From 1. */
  part: number;
  product_id: number;
  size_type: string;
  name: string;
  version_name: string;
  size_name: string;
  unit_name: string;
  unit_precision: number;
  /** In one bundle. */
  quantity: number;
  /** Of the price of the whole line; the shares sum up to it. */
  share: number;
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
  /** The payment's id at the provider, once known. */
  external_id: string | null;
  data: Json;
  /** A replaced payment gave way to a later one, which covers its amount. */
  is_replaced: Generated<number>;
  /** Who takes the money; '' for the shop itself. */
  provider: Generated<string>;
  /** The shop's name of the payment at the provider: unguessable, unique. */
  reference: Generated<string | null>;
  /** When the buyer last started it, and when the provider gives it up. */
  started_at: Generated<number | null>;
  expires_at: Generated<number | null>;
  /** When to ask the provider next; null where no answer is expected. */
  check_at: Generated<number | null>;
  /** Money that the provider must send back; null where there is none. */
  return_due: Generated<number | null>;
}

/** An order that is neither paid nor cancelled, until its payment is overdue. */
interface UnpaidOrdersTable {
  order_id: number;
  client_id: number | null;
  /** The normalised e-mail. */
  email_key: string;
  /** SHA-256 of its network address. */
  network_hash: string;
  /** Whole pieces; a started metre counts as one. */
  pieces: number;
  /** The amount due. */
  worth: number;
  /** The last moment at which it may be paid. */
  pay_until: number;
  /** When the buyer was reminded; null before. */
  reminded_at: Generated<number | null>;
}

/** Orders and payments. */
export interface OrdersSchema {
  order_counters: OrderCountersTable;
  order_claims: OrderClaimsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_line_parts: OrderLinePartsTable;
  order_states: OrderStatesTable;
  payments: PaymentsTable;
  unpaid_orders: UnpaidOrdersTable;
}
