import type { Kysely } from 'kysely';
import type { Engine } from '../engine/database.ts';
import { ddlOf, runDdl } from './ddl.ts';

/** Gift cards that an order sold: its buyer gets them as soon as it is paid. */
export const soldGiftCards = (engine: Engine) => (db: Kysely<unknown>) =>
  runDdl(
    db,
    ddlOf(engine, ({ int }) => [
      `alter table vouchers add column order_id ${int} references orders (id)`,
      'create index vouchers_by_order on vouchers (order_id) where order_id is not null',
    ]),
  );
