import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/**
 * Texts of the catalogue in other languages, by the Polish text itself: whatever table or JSON holds it is translated.
 * Descriptions are longer than an index of PostgreSQL may hold, hence the digest.
 */
const tables = ({ text, end }: ColumnTypes) => [
  `create table translations (
    locale ${text} not null,
    digest ${text} not null,
    original ${text} not null,
    translation ${text} not null,
    primary key (locale, digest)
  ) ${end}`,
];

export const translations = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, tables));
