import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** The bank account of a client, where a form asks for it. */
const columns = ({ text }: ColumnTypes) => [`alter table clients add column bank_account ${text} not null default ''`];

export const bankAccount = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, columns));
