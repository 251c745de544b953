import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

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

/** What a shopper is about to buy. */
export interface BasketsSchema {
  baskets: BasketsTable;
  basket_lines: BasketLinesTable;
  line_files: LineFilesTable;
  basket_gifts: BasketGiftsTable;
  order_drafts: OrderDraftsTable;
}
