import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** A percentage code may also take a fixed amount off (spec 9). */
const columns = ({ int }: ColumnTypes) => [
  `alter table rebate_codes add column save ${int} not null default 0 check (save >= 0)`,
];

export const rebateSave = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, columns));
