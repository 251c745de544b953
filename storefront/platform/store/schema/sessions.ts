import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

interface SessionsTable {
  /** SHA-256 of the random id in the cookie: a database leak opens no session. */
  id_hash: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  data: Json;
  /** Who signed in with it; null for a guest. */
  client_id: Generated<number | null>;
  /** The browser that signed in: 'Firefox / Windows'; '' if unknown. */
  browser: Generated<string>;
}

interface NoticesTable {
  id: Generated<number>;
  session_hash: string;
  tone: string;
  title: string;
  text: string | null;
}

/** Sessions and their notices. */
export interface SessionsSchema {
  sessions: SessionsTable;
  notices: NoticesTable;
}
