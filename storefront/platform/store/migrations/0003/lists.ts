import type { ColumnTypes } from '../ddl.ts';

/** What a session keeps is renewed and deleted with it, as its basket is. */
const ownedBySession = 'references sessions (id_hash) on update cascade on delete cascade';

/** Shopping lists, comparisons, and wishes to hear when something is there again. */
export const lists = ({ int, text, serial, end }: ColumnTypes): ReadonlyArray<string> => [
  `create table shopping_lists (
    id ${serial},
    session_hash ${text} not null ${ownedBySession},
    name ${text} not null,
    is_default ${int} not null check (is_default in (0, 1)),
    is_public ${int} not null check (is_public in (0, 1)),
    access_key ${text} not null unique,
    created_at ${int} not null,
    updated_at ${int} not null
  ) ${end}`,
  'create index shopping_lists_by_session on shopping_lists (session_hash)',
  'create unique index wishlist_of_session on shopping_lists (session_hash) where is_default = 1',

  `create table shopping_list_lines (
    id ${serial},
    list_id ${int} not null references shopping_lists (id) on delete cascade,
    product_id ${int} not null,
    size_type ${text} not null,
    quantity ${int} not null check (quantity > 0),
    added_at ${int} not null,
    unique (list_id, product_id, size_type),
    foreign key (product_id, size_type) references sizes (product_id, type) on delete cascade
  ) ${end}`,
  'create index shopping_list_lines_by_size on shopping_list_lines (product_id, size_type)',

  `create table compared_products (
    id ${serial},
    session_hash ${text} not null ${ownedBySession},
    product_id ${int} not null references products (id) on delete cascade,
    unique (session_hash, product_id)
  ) ${end}`,
  'create index compared_products_by_product on compared_products (product_id)',

  `create table observations (
    id ${serial},
    product_id ${int} not null,
    size_type ${text} not null,
    email ${text} not null,
    created_at ${int} not null,
    notified_at ${int},
    foreign key (product_id, size_type) references sizes (product_id, type) on delete cascade
  ) ${end}`,
  `create unique index observations_waiting on observations (product_id, size_type, email)
    where notified_at is null`,
  'create index observations_by_email on observations (email, created_at)',
];
