import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** Mails are written later, in the language of the request that caused them. */
const columns = ({ text }: ColumnTypes) => [`alter table outbox add column language ${text} not null default 'pl'`];

export const mailLanguage = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, columns));
