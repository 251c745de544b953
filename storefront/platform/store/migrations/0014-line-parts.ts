import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/** What belongs to a line of the basket: the wrapping of it, which is a line too, and the files beside its comment. */
export const lineParts = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, text, serial, end }) => [
    // One wrapping a line, and none without its line.
    `alter table basket_lines add column parent_id ${int} references basket_lines (id) on delete cascade`,
    'create unique index basket_lines_by_parent on basket_lines (parent_id)',
    // Wrappings are sold beside other goods alone: no list shows them.
    'create index hidden_products on products (id) where is_visible = 0',

    // A file whose line and order are gone is nobody's, whichever way they went: the sweep takes it out of the storage.
    `create table line_files (
      id ${serial},
      name ${text} not null unique,
      basket_line_id ${int} references basket_lines (id) on delete set null,
      order_id ${int} references orders (id) on delete set null,
      order_position ${int},
      file_name ${text} not null,
      type ${text} not null,
      size ${int} not null check (size > 0),
      digest ${text} not null,
      kept_at ${int} not null
    ) ${end}`,
    'create index line_files_by_line on line_files (basket_line_id)',
    'create index line_files_by_order on line_files (order_id)',
    'create index line_files_of_nobody on line_files (kept_at) where basket_line_id is null and order_id is null',
  ]);
