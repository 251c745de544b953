import type { Generated } from 'kysely';
import type { Flag } from './columns.ts';

interface ShoppingListsTable {
  id: Generated<number>;
  session_hash: string;
  name: string;
  /** The wishlist: each owner has at most one. */
  is_default: Flag;
  is_public: Flag;
  /** Unguessable; opens a public list to whoever has its address. */
  access_key: string;
  created_at: number;
  updated_at: number;
}

interface ShoppingListLinesTable {
  id: Generated<number>;
  list_id: number;
  product_id: number;
  size_type: string;
  quantity: number;
  added_at: number;
}

interface ComparedProductsTable {
  id: Generated<number>;
  session_hash: string;
  product_id: number;
}

interface ObservationsTable {
  id: Generated<number>;
  product_id: number;
  size_type: string;
  email: string;
  created_at: number;
  /** '' where nobody wants to be called. */
  phone: Generated<string>;
  /** When the mail went that it is there again; null while the wish waits. */
  notified_at: number | null;
}

/** What a shopper keeps for later. */
export interface ListsSchema {
  shopping_lists: ShoppingListsTable;
  shopping_list_lines: ShoppingListLinesTable;
  compared_products: ComparedProductsTable;
  observations: ObservationsTable;
}
