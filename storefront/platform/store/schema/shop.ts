import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

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

interface OutboxTable {
  id: Generated<number>;
  kind: string;
  recipient: string;
  payload: Json;
  language: Generated<string>;
  created_at: number;
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  /** When the shop gave up on it. */
  failed_at: number | null;
  last_error: string | null;
}

interface WriteChecksTable {
  id: number;
  checked_at: number;
}

/** Overrides, one-time events, the outbox, and the row that the readiness check writes. */
export interface ShopSchema {
  settings: SettingsTable;
  shop_texts: ShopTextsTable;
  milestones: MilestonesTable;
  outbox: OutboxTable;
  write_checks: WriteChecksTable;
}
