import type { ColumnTypes } from '../ddl.ts';
import { ownedBySession } from './customers.ts';

/** Discount codes and presents, baskets, shopping lists, orders and what is paid for them. */
export const buying = (types: ColumnTypes): ReadonlyArray<string> => [
  ...offers(types),
  ...baskets(types),
  ...lists(types),
  ...orders(types),
  ...lineFiles(types),
];

const offers = ({ int, text, end }: ColumnTypes) => [
  `create table rebate_codes (
    code ${text} primary key check (code = upper(code)),
    kind ${text} not null check (kind in ('percentage', 'amount', 'delivery')),
    value ${int} not null check (value >= 0 and (kind <> 'percentage' or value <= 100)),
    from_worth ${int} not null,
    valid_from ${int},
    valid_until ${int},
    most_uses ${int},
    used ${int} not null check (used >= 0),
    check (most_uses is null or used <= most_uses)
  ) ${end}`,

  `create table gifts (
    kind ${text} not null check (kind in ('threshold', 'always')),
    from_worth ${int} not null,
    product_id ${int} not null references products (id) on delete cascade,
    position ${int} not null,
    quantity ${int} not null check (quantity > 0),
    note ${text} not null,
    primary key (kind, from_worth, product_id)
  ) ${end}`,
  'create index gifts_by_product on gifts (product_id)',
];

const baskets = ({ int, text, serial, end }: ColumnTypes) => [
  // No foreign key on the code: a deleted code has no effect. `last_attempt` detects a form that is sent twice.
  `create table baskets (
    id ${serial},
    session_hash ${text} unique ${ownedBySession},
    rebate_code ${text},
    last_attempt ${text},
    updated_at ${int} not null
  ) ${end}`,

  // A wrapping is a line with a parent: at most one per line, deleted with it.
  `create table basket_lines (
    id ${serial},
    basket_id ${int} not null references baskets (id) on delete cascade,
    parent_id ${int} references basket_lines (id) on delete cascade,
    product_id ${int} not null,
    size_type ${text} not null,
    additional ${text} not null,
    options ${text} not null,
    quantity ${int} not null check (quantity > 0),
    comment ${text} not null,
    added_at ${int} not null,
    unique (basket_id, product_id, size_type, additional),
    foreign key (product_id, size_type) references sizes (product_id, type) on delete cascade
  ) ${end}`,
  'create index basket_lines_by_size on basket_lines (product_id, size_type)',
  'create unique index basket_lines_by_parent on basket_lines (parent_id)',

  `create table basket_gifts (
    basket_id ${int} not null references baskets (id) on delete cascade,
    kind ${text} not null check (kind in ('threshold', 'always')),
    product_id ${int} not null,
    size_type ${text} not null,
    primary key (basket_id, kind),
    foreign key (product_id, size_type) references sizes (product_id, type) on delete cascade
  ) ${end}`,
  'create index basket_gifts_by_size on basket_gifts (product_id, size_type)',
];

const lists = ({ int, text, serial, end }: ColumnTypes) => [
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
];

const orders = ({ int, text, serial, end }: ColumnTypes) => [
  `create table order_drafts (
    session_hash ${text} primary key ${ownedBySession},
    data ${text} not null,
    updated_at ${int} not null
  ) ${end}`,

  `create table order_counters (
    day ${text} primary key,
    last ${int} not null
  ) ${end}`,

  `create table orders (
    id ${serial},
    number ${text} not null unique,
    access_key ${text} not null unique,
    session_hash ${text},
    client_id ${int} references clients (id) on delete set null,
    email ${text} not null,
    state ${text} not null,
    placed_at ${int} not null,
    currency ${text} not null,
    products_total ${int} not null,
    rebate_code ${text},
    rebate_total ${int} not null default 0,
    delivery_total ${int} not null,
    payment_total ${int} not null,
    total ${int} not null,
    courier_id ${text} not null,
    payment_method ${text} not null,
    details ${text} not null
  ) ${end}`,
  'create index orders_by_email on orders (email)',
  // Finds whether the author of an opinion bought the product.
  'create index orders_by_folded_email on orders (lower(email))',
  'create index orders_by_time on orders (placed_at)',
  // Finds a session's own orders: to change their payment, and to detect repeated calls.
  'create index orders_by_session on orders (session_hash)',
  'create index orders_by_client on orders (client_id, placed_at) where client_id is not null',

  `create table order_claims (
    idempotency_key ${text} primary key,
    order_id ${int} references orders (id) on delete cascade,
    claimed_at ${int} not null
  ) ${end}`,

  `create table order_lines (
    order_id ${int} not null references orders (id) on delete cascade,
    position ${int} not null,
    product_id ${int} not null,
    size_type ${text} not null,
    additional ${text} not null,
    name ${text} not null,
    version_name ${text} not null,
    size_name ${text} not null,
    unit_name ${text} not null,
    unit_precision ${int} not null,
    quantity ${int} not null check (quantity > 0),
    vat_percent ${int},
    unit_gross ${int} not null,
    unit_net ${int} not null,
    total_gross ${int} not null,
    comment ${text} not null,
    options ${text} not null,
    taken_from ${text} not null,
    primary key (order_id, position)
  ) ${end}`,

  `create table order_states (
    id ${serial},
    order_id ${int} not null references orders (id) on delete cascade,
    state ${text} not null,
    at ${int} not null,
    actor ${text} not null,
    note ${text} not null
  ) ${end}`,
  'create index order_states_by_order on order_states (order_id, id)',

  `create table payments (
    id ${serial},
    order_id ${int} not null references orders (id) on delete cascade,
    method ${text} not null,
    state ${text} not null check (state in ('chosen', 'interrupted', 'accepted', 'refunded', 'cancelled', 'error')),
    amount ${int} not null,
    currency ${text} not null,
    created_at ${int} not null,
    updated_at ${int} not null,
    external_id ${text} unique,
    data ${text} not null
  ) ${end}`,
  'create index payments_by_order on payments (order_id, id)',

  // Orders without a payment yet, with the keys that limit reservations.
  `create table unpaid_orders (
    order_id ${int} primary key references orders (id) on delete cascade,
    client_id ${int},
    email_key ${text} not null,
    network_hash ${text} not null,
    pieces ${int} not null,
    worth ${int} not null,
    pay_until ${int} not null,
    reminded_at ${int}
  ) ${end}`,
  'create index unpaid_orders_by_client on unpaid_orders (client_id) where client_id is not null',
  'create index unpaid_orders_by_email on unpaid_orders (email_key)',
  'create index unpaid_orders_by_network on unpaid_orders (network_hash)',
  'create index unpaid_orders_by_day on unpaid_orders (pay_until)',
];

/** Files attached to a line. The sweep deletes a file whose line and order are gone. */
const lineFiles = ({ int, text, serial, end }: ColumnTypes) => [
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
];
