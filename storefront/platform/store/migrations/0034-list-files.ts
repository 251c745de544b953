import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl } from './ddl.ts';

/** The files with the lists of a stopped process that this database knows. */
export const listFiles = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(
    db,
    ddlOf(engine, ({ int, text, end }) => [
      `create table list_files (
        stamp ${text} primary key,
        version ${int} not null,
        written_at ${int} not null
      ) ${end}`,
    ]),
  );
