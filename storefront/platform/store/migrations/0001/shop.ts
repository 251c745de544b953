import type { ColumnTypes } from '../ddl.ts';

/** Settings and texts of the shop, milestones, the outbox, and the row that the readiness check writes. */
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

  // Events that happen once per database, such as the seed.
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
  // New mails come before retries, so that slow failures do not delay them.
  `create index outbox_waiting on outbox (attempts, next_attempt_at, id) where sent_at is null and failed_at is null`,

  `create table write_checks (
    id ${int} primary key,
    checked_at ${int} not null
  ) ${end}`,
];

/** Counters of rate limits. PostgreSQL does not log the table: counting never waits for the disk, and a crash resets the counters. */
export const rateCounters = ({ int, text, unlogged, end }: ColumnTypes): ReadonlyArray<string> => [
  `create ${unlogged} table rate_counters (
    key_hash ${text} primary key,
    count ${int} not null,
    ends_at ${int} not null
  ) ${end}`,
  'create index rate_counters_by_end on rate_counters (ends_at)',
];
