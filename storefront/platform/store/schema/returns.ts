import type { Generated } from 'kysely';
import type { Json, ReaderLanguage } from './columns.ts';

interface OrderRefundsTable {
  id: Generated<number>;
  order_id: number;
  payment_id: number;
  amount: number;
  /** A form of `patterns/rules/returns.ts`. */
  form: string;
  /** What asked for it: "return 20261121/001-1". */
  source: string;
  created_at: number;
  /** When the provider is next asked to send it; null where it is done, or where no provider takes part. */
  check_at: number | null;
}

interface SimulatedRefundsTable {
  reference: string;
  payment_id: string;
  amount: number;
}

interface ReturnsTable {
  id: Generated<number>;
  /** The order's number and a count: "20261121/001-1". */
  number: string;
  order_id: number;
  language: ReaderLanguage;
  /** Of the summary's form: the same key is the same return. */
  idempotency_key: string;
  state: number;
  created_at: number;
  method: number;
  refund_form: string;
  goods: number;
  delivery: number;
  fee: number;
  /** What was paid out. */
  refunded: number;
  refunded_at: number | null;
  /** ReturnDetails: the buyer's words, account, place, code. */
  details: Json;
}

interface ReturnLinesTable {
  return_id: number;
  /** Of the order's line. */
  position: number;
  /** Of the bundle in it; 0 for a line without parts. */
  part: number;
  quantity: number;
  worth: number;
  reason: string;
}

interface ReturnStatesTable {
  id: Generated<number>;
  return_id: number;
  state: number;
  at: number;
  actor: string;
  note: string;
}

interface ReturnDraftsTable {
  session_hash: string;
  order_id: number;
  data: Json;
  updated_at: number;
}

/** Returns, and refunds of parts of payments. */
export interface ReturnsSchema {
  order_refunds: OrderRefundsTable;
  simulated_refunds: SimulatedRefundsTable;
  returns: ReturnsTable;
  return_lines: ReturnLinesTable;
  return_states: ReturnStatesTable;
  return_drafts: ReturnDraftsTable;
}
