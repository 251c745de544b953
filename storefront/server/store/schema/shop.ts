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
  created_at: number;
  attempts: number;
  next_attempt_at: number;
  sent_at: number | null;
  last_error: string | null;
}

/** What the shop set, what was done once, and the mails that it has to send. */
export interface ShopSchema {
  settings: SettingsTable;
  shop_texts: ShopTextsTable;
  milestones: MilestonesTable;
  outbox: OutboxTable;
}
