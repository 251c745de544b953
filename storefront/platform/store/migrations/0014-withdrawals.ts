import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** Withdrawals from contracts, which their consumers declare online. */
const tables = ({ int, text, serial, end }: ColumnTypes) => [
  `create table withdrawals (
    id ${serial},
    access_key ${text} not null,
    submission ${text} not null unique,
    order_number ${text} not null,
    order_id ${int} references orders (id),
    name ${text} not null,
    email ${text} not null,
    goods ${text} not null,
    submitted_at ${int} not null,
    answer ${text} not null default '',
    answered_at ${int}
  ) ${end}`,
  'create index withdrawals_order on withdrawals (order_id)',
];

export const withdrawals = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, tables));
