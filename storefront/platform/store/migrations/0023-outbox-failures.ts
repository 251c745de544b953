import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/**
 * Mails that are never sent again by themselves, and a row that the readiness check writes. Mails that failed before come
 * after those that have not been tried: many that are slow to fail hold up none of the others.
 */
export const outboxFailures = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, end }) => [
    `alter table outbox add column failed_at ${int}`,
    'drop index outbox_waiting',
    `create index outbox_waiting on outbox (attempts, next_attempt_at, id) where sent_at is null and failed_at is null`,
    `create table write_checks (
      id ${int} primary key,
      checked_at ${int} not null
    ) ${end}`,
  ]);
