import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/**
 * Sessions, baskets, orders, payments, mail. Client accounts will add `client_id` to sessions, baskets and orders;
 * shopping lists, returns, complaints and observations are tables of their own beside these.
 */
export const buying = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, text, serial, end }) => [
    `create table sessions (
      id_hash ${text} primary key,
      created_at ${int} not null,
      seen_at ${int} not null,
      expires_at ${int} not null,
      data ${text} not null
    ) ${end}`,
    'create index sessions_by_end on sessions (expires_at)',

    `create table flash_messages (
      id ${serial},
      session_hash ${text} not null references sessions (id_hash) on update cascade on delete cascade,
      kind ${text} not null,
      message ${text} not null
    ) ${end}`,
    'create index flash_messages_by_session on flash_messages (session_hash)',

    `create table baskets (
      id ${serial},
      session_hash ${text} unique references sessions (id_hash) on update cascade on delete cascade,
      updated_at ${int} not null
    ) ${end}`,

    `create table basket_lines (
      id ${serial},
      basket_id ${int} not null references baskets (id) on delete cascade,
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

    `create table order_drafts (
      session_hash ${text} primary key references sessions (id_hash) on update cascade on delete cascade,
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
      email ${text} not null,
      state ${text} not null,
      placed_at ${int} not null,
      currency ${text} not null,
      products_total ${int} not null,
      delivery_total ${int} not null,
      payment_total ${int} not null,
      total ${int} not null,
      courier_id ${text} not null,
      payment_method ${text} not null,
      details ${text} not null
    ) ${end}`,
    'create index orders_by_email on orders (email)',
    'create index orders_by_time on orders (placed_at)',

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

    `create table outbox (
      id ${serial},
      kind ${text} not null,
      recipient ${text} not null,
      payload ${text} not null,
      created_at ${int} not null,
      attempts ${int} not null,
      next_attempt_at ${int} not null,
      sent_at ${int},
      last_error ${text}
    ) ${end}`,
    'create index outbox_waiting on outbox (next_attempt_at, id) where sent_at is null',
  ]);
