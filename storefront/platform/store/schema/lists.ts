import type { Generated } from 'kysely';
import type { Flag, ReaderLanguage } from './columns.ts';

interface ShoppingListsTable {
  id: Generated<number>;
  session_hash: string;
  name: string;
  /** The wishlist: at most one for each owner. */
  is_default: Flag;
  is_public: Flag;
  /** Unguessable; the link with it opens a public list. */
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
  language: ReaderLanguage;
  created_at: number;
  /** '' unless a call is wanted. */
  phone: Generated<string>;
  /** When the back-in-stock mail was sent; null while the wish waits. */
  notified_at: number | null;
}

/** Lists and wishes of shoppers. */
export interface ListsSchema {
  shopping_lists: ShoppingListsTable;
  shopping_list_lines: ShoppingListLinesTable;
  compared_products: ComparedProductsTable;
  observations: ObservationsTable;
}
