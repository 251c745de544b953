import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

interface BasketsTable {
  id: Generated<number>;
  session_hash: string | null;
  updated_at: number;
  /** The typed discount code, in capitals; it counts as long as it is valid. */
  rebate_code: string | null;
  /** The last addition by a form that may be sent twice: its key and what it asked for. */
  last_attempt: string | null;
  /** The lines that were removed last, whole; null where none can be put back. */
  removed_lines: Json | null;
}

interface BasketLinesTable {
  id: Generated<number>;
  basket_id: number;
  product_id: number;
  size_type: string;
  /** Distinguishes lines of one size by `options`; '' without any. */
  additional: string;
  options: Json;
  quantity: number;
  comment: string;
  added_at: number;
  /** The line that this one wraps; null for goods. */
  parent_id: Generated<number | null>;
}

/** Files attached to a basket line, and to the order line that it became. */
interface LineFilesTable {
  id: Generated<number>;
  /** In the shop's files. */
  name: string;
  /** Null once it is ordered, and once the line is deleted. */
  basket_line_id: number | null;
  order_id: number | null;
  order_position: number | null;
  /** The sender's file name. */
  file_name: string;
  type: string;
  size: number;
  /** SHA-256 of the stored file. */
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

/** The shopper's basket. */
export interface BasketsSchema {
  baskets: BasketsTable;
  basket_lines: BasketLinesTable;
  line_files: LineFilesTable;
  basket_gifts: BasketGiftsTable;
  order_drafts: OrderDraftsTable;
}
