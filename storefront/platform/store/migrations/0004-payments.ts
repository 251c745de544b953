import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ownedBySession } from './0001/customers.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

const tables = ({ int, text, end }: ColumnTypes): ReadonlyArray<string> => [
  // A replaced payment gave way to a later one of its order.
  `alter table payments add column is_replaced ${int} not null default 0`,
  // The shop's own name of the payment at a provider.
  `alter table payments add column provider ${text} not null default ''`,
  `alter table payments add column reference ${text}`,
  'create unique index payments_by_reference on payments (reference)',
  `alter table payments add column started_at ${int}`,
  `alter table payments add column expires_at ${int}`,
  // When to ask the provider next; null where no answer is expected.
  `alter table payments add column check_at ${int}`,
  'create index payments_to_check on payments (check_at) where check_at is not null',
  // Money that the provider must send back: in grosze, null where there is none.
  `alter table payments add column return_due ${int}`,
  'create index payments_to_return on payments (return_due) where return_due is not null',

  // Vouchers and gift cards. A card has a PIN, of which only the hash is kept.
  `create table vouchers (
    number ${text} primary key,
    kind ${text} not null check (kind in ('voucher', 'gift-card')),
    pin_hash ${text},
    worth ${int} not null check (worth > 0),
    left_amount ${int} not null check (left_amount >= 0 and left_amount <= worth),
    currency ${text} not null,
    is_foreign ${int} not null check (is_foreign in (0, 1)),
    is_blocked ${int} not null check (is_blocked in (0, 1)),
    valid_until ${int}
  ) ${end}`,

  // What a client has beside the points of completed orders: points granted, points spent, money credited.
  `create table client_funds (
    client_id ${int} primary key references clients (id) on delete cascade,
    points_granted ${int} not null check (points_granted >= 0),
    points_spent ${int} not null check (points_spent >= 0),
    balance ${int} not null check (balance >= 0)
  ) ${end}`,

  // The parts by which a visitor wants to pay the next order.
  `create table payment_drafts (
    session_hash ${text} primary key ${ownedBySession},
    data ${text} not null,
    updated_at ${int} not null
  ) ${end}`,

  // The test provider's own payments.
  `create table simulated_payments (
    id ${text} primary key,
    reference ${text} not null unique,
    method ${text} not null,
    amount ${int} not null,
    currency ${text} not null,
    description ${text} not null,
    return_path ${text} not null,
    state ${text} not null check (state in ('pending', 'completed', 'canceled', 'rejected', 'refunded')),
    next_state ${text},
    next_at ${int},
    notify_at ${int},
    notify_times ${int} not null,
    created_at ${int} not null
  ) ${end}`,
  'create index simulated_payments_to_notify on simulated_payments (notify_at) where notify_at is not null',
];

/** Payments at providers, vouchers, gift cards, points and balances. */
export const payments = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, tables));
