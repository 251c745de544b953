import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { answers } from './0017/answers.ts';
import { places, placeTriggers } from './0017/places.ts';
import { runDdl } from './ddl.ts';

/** Products in several categories; answers to questions and opinions. */
export const placesAndAnswers = (engine: Engine) => async (db: Kysely<unknown>) => {
  await runDdl(db, engine, (types) => [...places(types), ...answers(types)]);
  for (const statement of placeTriggers[engine]) await sql.raw(statement).execute(db);
};
