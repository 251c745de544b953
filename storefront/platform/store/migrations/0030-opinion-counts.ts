import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/** By product, and under 0 of the whole shop: no page counts opinions itself, and a shop may have a million. */
const table = ({ int, endByKey }: ColumnTypes) => [
  `create table opinion_counts (
    product_id ${int} not null,
    rating ${int} not null,
    is_confirmed ${int} not null,
    shown ${int} not null,
    primary key (product_id, rating, is_confirmed)
  ) ${endByKey}`,
  `insert into opinion_counts
    select product_id, rating, is_confirmed, count(*) from opinions where hidden_at is null group by 1, 2, 3
    union all select 0, rating, is_confirmed, count(*) from opinions where hidden_at is null group by 1, 2, 3`,
  // The newest praise of the home page.
  `create index opinions_praise on opinions (created_at desc, id)
    where rating = 5 and is_confirmed = 1 and hidden_at is null`,
];

/** Each writer locks the row of the whole shop first, so that two writers never deadlock. */
const add = (row: 'old' | 'new', by: 1 | -1) =>
  ['0', `${row}.product_id`].map(
    (product) =>
      `insert into opinion_counts values (${product}, ${row}.rating, ${row}.is_confirmed, ${by})
        on conflict (product_id, rating, is_confirmed) do update set shown = opinion_counts.shown + excluded.shown;`,
  );
const counted = 'product_id, rating, is_confirmed, hidden_at';

const triggers: Record<Engine, ReadonlyArray<string>> = {
  sqlite: [
    ...(['insert', `update of ${counted}`] as const).map(
      (event, index) =>
        `create trigger opinion_shown_${index} after ${event} on opinions for each row when new.hidden_at is null
          begin ${add('new', 1).join(' ')} end`,
    ),
    ...(['delete', `update of ${counted}`] as const).map(
      (event, index) =>
        `create trigger opinion_gone_${index} after ${event} on opinions for each row when old.hidden_at is null
          begin ${add('old', -1).join(' ')} end`,
    ),
  ],
  postgres: [
    `create function count_opinions() returns trigger language plpgsql as $$ begin
      if TG_OP <> 'INSERT' then if old.hidden_at is null then ${add('old', -1).join(' ')} end if; end if;
      if TG_OP <> 'DELETE' then if new.hidden_at is null then ${add('new', 1).join(' ')} end if; end if;
      return null;
    end $$`,
    `create trigger opinions_counted after insert or delete or update of ${counted} on opinions
      for each row execute function count_opinions()`,
  ],
};

export const opinionCounts = (engine: Engine) => async (db: Kysely<unknown>) => {
  await runDdl(db, ddlOf(engine, table));
  await runDdl(db, triggers[engine]);
};
