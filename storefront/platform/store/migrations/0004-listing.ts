import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { postgresTriggers } from './0004/postgres-triggers.ts';
import { sqliteTriggers } from './0004/sqlite-triggers.ts';
import { tables } from './0004/tables.ts';
import { views } from './0004/views.ts';

/**
 * Lists, filters and the search of a large shop: narrow tables that triggers keep in step, so that no writer can forget
 * them. Rows that are there already are touched once, which makes the triggers fill the tables by the same rules.
 */
export const listing = (engine: Engine) => async (db: Kysely<unknown>) => {
  await tables(db, engine);
  const triggers = engine === 'sqlite' ? sqliteTriggers : postgresTriggers;
  for (const statement of [...views(engine), ...triggers, ...fill]) await sql.raw(statement).execute(db);
};

const fill = [
  'update products set is_visible = is_visible',
  `insert into search_words (word)
    select distinct token from search_tokens where length(token) between 4 and 40 order by token`,
];
