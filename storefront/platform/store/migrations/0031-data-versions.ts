import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

/* A log of changed data, written in the transaction of each change: by it kept pages know that they are old (ADR 44). */

/** The tables that pages for everyone read, by the column that a page may name its rows by; null: a change concerns all rows. */
const tables: Readonly<Record<string, string | null>> = {
  settings: null,
  shop_texts: null,
  categories: null,
  products: 'id',
  price_history: 'product_id',
  size_stocks: 'product_id',
  stocks: null,
  quantity_tiers: 'product_id',
  product_zones: 'product_id',
  product_categories: 'product_id',
  producers: null,
  series: null,
  pictures: 'product_id',
  opinion_counts: 'product_id',
  opinions: 'product_id',
  opinion_votes: 'opinion_id',
  opinion_photos: null,
  sent_opinions: null,
  questions: 'product_id',
  hotspots: null,
  menu_nodes: null,
  content_entries: null,
  delivery_days: null,
  couriers: null,
  courier_countries: null,
  countries: null,
  filter_values: null,
  parameters: null,
  translations: null,
  rebate_codes: null,
  listing_changes: null,
  word_changes: null,
};

/** The key of a change that concerns all rows of a subject. */
const allRows = -1;

/** Whether a row of `offered_sizes` is in stock, or can be ordered without stock. */
const isStocked = (row: string) =>
  `(${row}availability = 'order' or (${row}availability = 'enable' and ${row}amount <> 0))`;

const shared = ({ int, end }: ColumnTypes) => [
  // Changes up to this version may be deleted from the log.
  `create table data_floor (id ${int} primary key check (id = 1), version ${int} not null) ${end}`,
  `insert into data_floor (id, version) values (1, 0)`,
  // A page that only asks whether a product is in stock reads this: its subject `stocked` changes with the last piece alone.
  `create view stocked_sizes as select product_id, type from offered_sizes where ${isStocked('')}`,
  'create index content_by_publication on content_entries (published_at)',
];

const logs: Record<Engine, (types: ColumnTypes) => ReadonlyArray<string>> = {
  // One writer at a time: a counter orders the changes, and each subject and key needs its newest alone.
  sqlite: ({ int, text, endByKey }) => [
    `create table data_changes (
      subject ${text} not null,
      key ${int} not null,
      version ${int} not null,
      primary key (subject, key)
    ) ${endByKey}`,
    'create index data_changes_by_version on data_changes (version)',
  ],
  // Writers only append, and never wait for each other. The version is the writer's transaction.
  postgres: ({ int, text, serial }) => [
    `create table data_changes (
      id ${serial},
      subject ${text} not null,
      key ${int} not null,
      version ${int} not null default pg_current_xact_id()::text::bigint
    )`,
    'create index data_changes_by_version on data_changes (version)',
  ],
};

/* SQLite: row by row. */

const mark = (subject: string, key: string | number) =>
  `insert into data_changes (subject, key, version)
    values ('${subject}', ${key}, (select coalesce(max(version), 0) + 1 from data_changes))
    on conflict (subject, key) do update set version = excluded.version;`;

const markBundles = (row: 'old' | 'new') =>
  `insert into data_changes (subject, key, version)
    select distinct 'sizes', product_id, (select coalesce(max(version), 0) + 1 from data_changes)
    from bundle_parts where part_id = ${row}.product_id
    on conflict (subject, key) do update set version = excluded.version;`;

const rowTrigger = (name: string, event: string, statements: string, when = '') =>
  `create trigger ${name} after ${event} for each row ${when && `when ${when}`} begin ${statements} end`;

const isPart = (row: 'old' | 'new') => `exists (select 1 from bundle_parts where part_id = ${row}.product_id)`;

const sqliteTriggers = [
  ...Object.entries(tables).flatMap(([table, key]) =>
    (['insert', 'update', 'delete'] as const).map((event) => {
      const rows = event === 'insert' ? ['new'] : event === 'delete' ? ['old'] : ['old', 'new'];
      const marks = key === null ? [mark(table, allRows)] : rows.map((row) => mark(table, `${row}.${key}`));
      return rowTrigger(`${table}_${event}_logged`, `${event} on ${table}`, marks.join(' '));
    }),
  ),
  rowTrigger(
    'sizes_insert_logged',
    'insert on sizes',
    mark('sizes', 'new.product_id') + markBundles('new') + mark('stocked', allRows),
  ),
  rowTrigger(
    'sizes_delete_logged',
    'delete on sizes',
    mark('sizes', 'old.product_id') + markBundles('old') + mark('stocked', allRows),
  ),
  rowTrigger(
    'sizes_update_logged',
    'update on sizes',
    ['old', 'new'].map((row) => mark('sizes', `${row}.product_id`) + markBundles(row as 'old')).join(' '),
  ),
  rowTrigger(
    'sizes_stock_logged',
    'update on sizes',
    mark('stocked', allRows),
    `old.product_id <> new.product_id or old.type <> new.type or ${isStocked('old.')} <> ${isStocked('new.')}
      or ${isPart('old')} or ${isPart('new')}`,
  ),
  ...(['insert', 'update', 'delete'] as const).map((event) =>
    rowTrigger(
      `bundle_parts_${event}_logged`,
      `${event} on bundle_parts`,
      (event === 'insert' ? ['new'] : event === 'delete' ? ['old'] : ['old', 'new'])
        .map((row) => mark('bundle_parts', `${row}.product_id`))
        .join(' ') + mark('stocked', allRows),
    ),
  ),
];

/* PostgreSQL: once for each statement. */

const statementTrigger = (table: string, event: 'insert' | 'update' | 'delete', statements: ReadonlyArray<string>) => {
  const name = `${table}_${event}_logged`;
  const rows = {
    insert: 'new table as after',
    update: 'old table as before new table as after',
    delete: 'old table as before',
  };
  return [
    `create function ${name}() returns trigger language plpgsql as $$ begin ${statements.join('; ')}; return null; end $$`,
    `create trigger ${name} after ${event} on ${table} referencing ${rows[event]}
      for each statement execute function ${name}()`,
  ];
};

const events = ['insert', 'update', 'delete'] as const;
const sidesOf = { insert: ['after'], update: ['before', 'after'], delete: ['before'] } as const;

/** The keys of the changed rows, each once. */
const changedKeys = (event: (typeof events)[number], key: string) =>
  sidesOf[event].map((side) => `select ${key} as key from ${side}`).join(' union ');

const append = (subject: string, keys: string) =>
  `insert into data_changes (subject, key) select '${subject}', c.key from (${keys}) as c order by c.key`;
const appendAll = (subject: string, condition: string) =>
  `insert into data_changes (subject, key) select '${subject}', ${allRows} where ${condition}`;
const any = (event: (typeof events)[number]) =>
  sidesOf[event].map((side) => `exists (select 1 from ${side})`).join(' or ');

const bundlesOf = (event: (typeof events)[number]) =>
  `select distinct product_id as key from bundle_parts where part_id in (${changedKeys(event, 'product_id')})`;

const isOtherStock = `exists (select 1 from after as a left join before as b on b.product_id = a.product_id and b.type = a.type
    where b.product_id is null or ${isStocked('a.')} <> ${isStocked('b.')})
  or exists (select 1 from bundle_parts where part_id in (${changedKeys('update', 'product_id')}))`;

const postgresTriggers = [
  ...Object.entries(tables).flatMap(([table, key]) =>
    events.flatMap((event) =>
      statementTrigger(table, event, [
        key === null ? appendAll(table, any(event)) : append(table, changedKeys(event, key)),
      ]),
    ),
  ),
  ...events.flatMap((event) =>
    statementTrigger('sizes', event, [
      append('sizes', `${changedKeys(event, 'product_id')} union ${bundlesOf(event)}`),
      appendAll('stocked', event === 'update' ? isOtherStock : any(event)),
    ]),
  ),
  ...events.flatMap((event) =>
    statementTrigger('bundle_parts', event, [
      append('bundle_parts', changedKeys(event, 'product_id')),
      appendAll('stocked', any(event)),
    ]),
  ),
];

export const dataVersions = (engine: Engine) => async (db: Kysely<unknown>) => {
  await runDdl(db, ddlOf(engine, logs[engine]));
  await runDdl(db, ddlOf(engine, shared));
  await runDdl(db, engine === 'sqlite' ? sqliteTriggers : postgresTriggers);
};
