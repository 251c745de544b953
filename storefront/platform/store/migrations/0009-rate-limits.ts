import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/**
 * How often something was asked for. PostgreSQL writes no log of it: after a crash everything is counted anew, and counting
 * waits for no disk.
 */
export const rateLimits = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, text, end }) => [
    `create ${engine === 'postgres' ? 'unlogged ' : ''}table rate_counters (
      key_hash ${text} primary key,
      count ${int} not null,
      ends_at ${int} not null
    ) ${end}`,
    'create index rate_counters_by_end on rate_counters (ends_at)',
  ]);
