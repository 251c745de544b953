import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

const tables = ({ int, text, serial, end, endByKey }: ColumnTypes): ReadonlyArray<string> => [
  `create table complaint_counters (year ${text} primary key, last ${int} not null) ${endByKey}`,

  `create table complaints (
    id ${serial},
    number ${text} not null unique,
    access_key ${text} not null,
    order_id ${int} not null references orders (id) on delete cascade,
    idempotency_key ${text} not null unique,
    solution ${text} not null,
    method ${text} not null,
    phone ${text} not null,
    state ${int} not null check (state between 1 and 30),
    filed_at ${int} not null,
    answer_until ${int} not null,
    decided_at ${int}
  ) ${end}`,
  'create index complaints_by_order on complaints (order_id)',
  'create index complaints_undecided on complaints (answer_until) where decided_at is null',

  `create table complaint_lines (
    complaint_id ${int} not null references complaints (id) on delete cascade,
    position ${int} not null,
    order_position ${int} not null,
    description ${text} not null,
    primary key (complaint_id, position)
  ) ${endByKey}`,

  // The conversation: messages of both sides, and changes of the state.
  `create table complaint_entries (
    id ${serial},
    complaint_id ${int} not null references complaints (id) on delete cascade,
    author ${text} not null check (author in ('shopper', 'shop', 'law')),
    signature ${text} not null,
    body ${text} not null,
    state ${int} check (state between 1 and 30),
    sent_key ${text} unique,
    at ${int} not null
  ) ${end}`,
  'create index complaint_entries_in_order on complaint_entries (complaint_id, id)',

  // Files wait without a complaint until their form is complete.
  `create table complaint_files (
    name ${text} primary key,
    order_id ${int} not null references orders (id) on delete cascade,
    complaint_id ${int} references complaints (id) on delete cascade,
    line_position ${int},
    entry_id ${int} references complaint_entries (id) on delete cascade,
    file_name ${text} not null,
    size ${int} not null,
    width ${int} not null,
    height ${int} not null,
    kept_at ${int} not null
  ) ${endByKey}`,
  'create index complaint_files_of_complaint on complaint_files (complaint_id)',
  'create index complaint_files_waiting on complaint_files (kept_at) where complaint_id is null',
];

/** Complaints about lines of orders, with their conversation and files. */
export const complaints = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, tables));
