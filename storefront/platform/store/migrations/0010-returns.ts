import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ownedBySession } from './0001/customers.ts';
import { ddlOf, runDdl, type ColumnTypes } from './ddl.ts';

const tables = ({ int, text, serial, end }: ColumnTypes): ReadonlyArray<string> => [
  // Money of a payment that goes back in part. `source` names what asked for it: a return, a complaint, the staff.
  `create table order_refunds (
    id ${serial},
    order_id ${int} not null references orders (id) on delete cascade,
    payment_id ${int} not null references payments (id) on delete cascade,
    amount ${int} not null check (amount > 0),
    form ${text} not null,
    source ${text} not null,
    created_at ${int} not null,
    check_at ${int}
  ) ${end}`,
  'create index order_refunds_by_order on order_refunds (order_id)',
  'create index order_refunds_to_send on order_refunds (check_at) where check_at is not null',

  // Refunds of the test provider; one reference is one refund.
  `create table simulated_refunds (
    reference ${text} primary key,
    payment_id ${text} not null references simulated_payments (id) on delete cascade,
    amount ${int} not null
  ) ${end}`,

  `create table returns (
    id ${serial},
    number ${text} not null unique,
    order_id ${int} not null references orders (id) on delete cascade,
    idempotency_key ${text} not null unique,
    state ${int} not null,
    created_at ${int} not null,
    method ${int} not null,
    refund_form ${text} not null,
    goods ${int} not null,
    delivery ${int} not null,
    fee ${int} not null,
    refunded ${int} not null,
    refunded_at ${int},
    details ${text} not null
  ) ${end}`,
  'create index returns_by_order on returns (order_id)',

  `create table return_lines (
    return_id ${int} not null references returns (id) on delete cascade,
    position ${int} not null,
    quantity ${int} not null check (quantity > 0),
    worth ${int} not null,
    reason ${text} not null,
    primary key (return_id, position)
  ) ${end}`,

  `create table return_states (
    id ${serial},
    return_id ${int} not null references returns (id) on delete cascade,
    state ${int} not null,
    at ${int} not null,
    actor ${text} not null,
    note ${text} not null
  ) ${end}`,
  'create index return_states_by_return on return_states (return_id)',

  // What a visitor has chosen so far, one draft an order.
  `create table return_drafts (
    session_hash ${text} not null ${ownedBySession},
    order_id ${int} not null references orders (id) on delete cascade,
    data ${text} not null,
    updated_at ${int} not null,
    primary key (session_hash, order_id)
  ) ${end}`,
];

/** Returns, and refunds of parts of payments. */
export const returns = (engine: Engine) => (db: Kysely<unknown>) => runDdl(db, ddlOf(engine, tables));
