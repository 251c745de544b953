import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/**
 * Orders whose money has not come yet, and who holds goods by them. Orders of earlier releases were promised no day: they are
 * not listed here, so they never lapse by themselves; the operator lists and cancels them.
 */
export const unpaidOrders = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, text, end }) => [
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
  ]);
