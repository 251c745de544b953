import type { Kysely } from 'kysely';
import type { Schema } from '../../../../platform/store/schema.ts';
import type { Store } from '../../../../store/index.ts';
import { byCourier, hiddenFields, type Visitor } from '../../../../testing/shop-under-test.ts';

/** The shop of a test. */
export interface SendingShop {
  store: Store;
  tables: Kysely<Schema>;
  now: number;
}

/** A product, its size, and the quantity as typed. */
export type Wanted = readonly [product: string, size: string, number: string];

/**
 * Orders goods by courier, paid by transfer; the money comes, and the parcel is sent.
 *
 * @returns the order's number, and the query of the pages about it
 */
export async function sentOrder(
  visitor: Visitor,
  shop: SendingShop,
  ...goods: ReadonlyArray<Wanted>
): Promise<{ number: string; query: string }> {
  for (const [product, size, number] of goods)
    await visitor.post('/basketchange.php', { product, size, number, mode: '1', change: 'add' });
  await visitor.post('/order1.php', byCourier);
  const placed = await visitor.post('/order2.php', { ...hiddenFields(await visitor.get('/order2.php')), terms: '1' });
  const query = placed.location?.split('?')[1];
  if (query === undefined) throw new Error(`Nothing was ordered: ${placed.status} ${placed.text}`);
  const number = new URLSearchParams(query).get('order_number')!;
  const { payments } = (await shop.store.orders.byNumber(number))!;
  for (const { id } of payments) await shop.store.payments.report({ id }, 'accept');
  await sendOrder(number, shop);
  return { number, query };
}

/** Sends an order whose money is here. */
export async function sendOrder(number: string, { store, tables, now }: SendingShop): Promise<void> {
  const order = (await store.orders.byNumber(number))!;
  await tables.updateTable('orders').set({ state: 't' }).where('id', '=', order.id).execute();
  await tables
    .insertInto('order_states')
    .values({ order_id: order.id, state: 't', at: now, actor: 'operator', note: '' })
    .execute();
}
