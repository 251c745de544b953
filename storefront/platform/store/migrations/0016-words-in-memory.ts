import { sql, type Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';

/**
 * Each process keeps all words of products (search/word-index.ts): what only served to guess words in the database goes, and
 * changes of words are noted by product on SQLite, too.
 */
export const wordsInMemory = (engine: Engine) => async (db: Kysely<unknown>) => {
  for (const statement of [...triggers[engine], ...tables]) await sql.raw(statement).execute(db);
};

const tables = ['search_grams', 'search_words', 'gram_positions'].map((table) => `drop table ${table}`);

/** One writer at a time, so that a count of changes tells which came after which. */
const mark = (product: string) => `insert into word_changes (product_id, version)
  values (${product}, (select coalesce(max(version), 0) + 1 from word_changes))
  on conflict (product_id) do update set version = excluded.version`;

const triggers: Record<Engine, ReadonlyArray<string>> = {
  sqlite: [
    'drop trigger word_taken_apart',
    'drop trigger word_learned',
    ...['insert', 'update', 'delete'].map((event) => `drop trigger word_${event}_marked`),
    'delete from word_changes',
    'create index word_changes_by_version on word_changes (version)',
    ...[
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ].map(
      ([event, row]) => `create trigger word_${event}_marked after ${event} on search_tokens for each row
        begin ${mark(`${row}.product_id`)}; end`,
    ),
  ],
  postgres: [
    'drop trigger word_taken_apart on search_words',
    'drop trigger word_learned on search_tokens',
    'drop function take_words_apart()',
    'drop function learn_words()',
  ],
};
