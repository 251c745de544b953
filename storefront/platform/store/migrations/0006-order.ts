import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** The lines that were removed last from a basket, so that they can be put back. */
const columns = ({ text }: ColumnTypes) => [`alter table baskets add column removed_lines ${text}`];

export const order = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, columns));
