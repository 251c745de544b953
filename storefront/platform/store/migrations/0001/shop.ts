import type { ColumnTypes } from '../ddl.ts';

/** What the shop set, what was done once, the mails that it has to send, and the row that the readiness check writes. */
export const shop = ({ int, text, serial, end }: ColumnTypes): ReadonlyArray<string> => [
  `create table settings (
    key ${text} primary key,
    value ${text} not null,
    updated_at ${int} not null
  ) ${end}`,

  `create table shop_texts (
    locale ${text} not null,
    key ${text} not null,
    value ${text} not null,
    updated_at ${int} not null,
    primary key (locale, key)
  ) ${end}`,

  // Things that happen once in the life of a database, such as the seed.
  `create table milestones (
    name ${text} primary key,
    reached_at ${int} not null
  ) ${end}`,

  `create table outbox (
    id ${serial},
    kind ${text} not null,
    recipient ${text} not null,
    payload ${text} not null,
    created_at ${int} not null,
    attempts ${int} not null,
    next_attempt_at ${int} not null,
    sent_at ${int},
    failed_at ${int},
    last_error ${text}
  ) ${end}`,
  // Mails that failed before come after those that have not been tried: many that are slow to fail hold up none of the others.
  `create index outbox_waiting on outbox (attempts, next_attempt_at, id) where sent_at is null and failed_at is null`,

  `create table write_checks (
    id ${int} primary key,
    checked_at ${int} not null
  ) ${end}`,
];

/**
 * How often something was asked for. PostgreSQL writes no log of it: after a crash everything is counted anew, and counting
 * waits for no disk.
 */
export const rateCounters = ({ int, text, unlogged, end }: ColumnTypes): ReadonlyArray<string> => [
  `create ${unlogged} table rate_counters (
    key_hash ${text} primary key,
    count ${int} not null,
    ends_at ${int} not null
  ) ${end}`,
  'create index rate_counters_by_end on rate_counters (ends_at)',
];
