import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { runDdl } from './ddl.ts';

/** The discount code and the presents of a basket, and what the code took off an order. */
export const offersInBaskets = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(db, engine, ({ int, text, end }) => [
    // No reference: a code that is gone is simply worth nothing.
    `alter table baskets add column rebate_code ${text}`,

    `create table basket_gifts (
      basket_id ${int} not null references baskets (id) on delete cascade,
      kind ${text} not null check (kind in ('threshold', 'always')),
      product_id ${int} not null,
      size_type ${text} not null,
      primary key (basket_id, kind),
      foreign key (product_id, size_type) references sizes (product_id, type) on delete cascade
    ) ${end}`,
    'create index basket_gifts_by_size on basket_gifts (product_id, size_type)',

    `alter table orders add column rebate_code ${text}`,
    `alter table orders add column rebate_total ${int} not null default 0`,
    // A session's own orders: changing their payment, and knowing a call that came twice.
    'create index orders_by_session on orders (session_hash)',
    'create index sizes_by_code on sizes (code)',
  ]);
