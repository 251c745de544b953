import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** Why the test provider refused a payment. */
const columns = ({ text }: ColumnTypes) => [`alter table simulated_payments add column problem ${text}`];

export const paymentRefusal = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, columns));
