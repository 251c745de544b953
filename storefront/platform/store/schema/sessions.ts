import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

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

interface NoticesTable {
  id: Generated<number>;
  session_hash: string;
  tone: string;
  title: string;
  text: string | null;
}

/** Who is in the shop, and what was said to them last. */
export interface SessionsSchema {
  sessions: SessionsTable;
  notices: NoticesTable;
}
