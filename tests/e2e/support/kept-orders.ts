import { countOf, runSql } from './database.ts';
import type { AcknowledgedOrder } from './http-shopper.ts';
import type { Shop } from './shop.ts';

/** Acknowledged orders missing in the database, by confirmation address. With SQLite the shop must not run. */
export async function lostOrders(
  shop: Shop,
  acknowledged: ReadonlyArray<AcknowledgedOrder>,
): Promise<ReadonlyArray<string>> {
  const rows = await runSql(shop, `select number || ' ' || access_key as known from orders`);
  const kept = new Set(rows.map(({ known }) => known));
  return acknowledged
    .map(({ address }) => address)
    .filter((address) => {
      const order = new URL(address, shop.url).searchParams;
      return !kept.has(`${order.get('order_number')} ${order.get('key')}`);
    });
}

/** How many orders lack lines, state, payment, or mail. */
export async function brokenOrders(shop: Shop): Promise<number> {
  const orphans = (table: string) =>
    countOf(
      shop,
      `select count(*) as n from orders o where not exists (select 1 from ${table} t where t.order_id = o.id)`,
    );
  const [lines, states, payments] = [
    await orphans('order_lines'),
    await orphans('order_states'),
    await orphans('payments'),
  ];
  const mails = await countOf(shop, `select count(*) as n from outbox where kind like '%order%'`);
  const orders = await countOf(shop, 'select count(*) as n from orders');
  return lines + states + payments + Math.abs(orders - mails);
}
