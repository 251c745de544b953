import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** Whether an order's delivery cost follows the rules, or is set by the staff after the order. */
const columns = ({ text }: ColumnTypes) => [
  `alter table orders add column delivery_cost ${text} not null default 'standard'`,
];

export const deliveryCost = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, columns));
