import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/** Notes when words of products are written, so that each process may keep what words have found (search/found-words.ts). */
export const wordChanges = (engine: Engine) => async (db: Kysely<unknown>) => {
  await runDdl(db, engine, ({ int, end }) => [
    `create table word_changes (
      product_id ${int} primary key,
      version ${int} not null
    ) ${end}`,
  ]);
  for (const statement of engine === 'sqlite' ? sqliteTriggers : postgresTriggers) await sql.raw(statement).execute(db);
};

/** One writer at a time, and triggers for each word alone: they all count in one row. */
const sqliteTriggers = [
  'insert into word_changes (product_id, version) values (0, 0)',
  ...['insert', 'update', 'delete'].map(
    (event) => `create trigger word_${event}_marked after ${event} on search_tokens for each row
      begin update word_changes set version = version + 1 where product_id = 0; end`,
  ),
];

/** The transaction that wrote, by product: one row for all would make every writer wait for an import. */
const postgresTriggers = [
  'create index word_changes_by_version on word_changes (version)',
  `create function mark_words() returns trigger language plpgsql as $$ begin
    insert into word_changes (product_id, version)
      select product_id, pg_current_xact_id()::text::bigint from (select distinct product_id from written) as products
      order by product_id
      on conflict (product_id) do update set version = excluded.version where word_changes.version <> excluded.version;
    return null;
  end $$`,
  ...[
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ].map(
    ([event, rows]) => `create trigger words_${event}_marked after ${event} on search_tokens
      referencing ${rows} table as written for each statement execute function mark_words()`,
  ),
];
