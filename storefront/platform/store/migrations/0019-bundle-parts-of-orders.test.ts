import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOrderOf } from '../../../store/testing/order-of.ts';
import { engines, filledShop, makePlace, type Place } from '../../../store/testing/stores.ts';
import { bundlePartsOfOrders } from './0019-bundle-parts-of-orders.ts';

const [bundle, otherBundle, mug] = [1037, 1041, 1001];

describe.each(engines)('the parts of bundles in orders of the release before, on %s', (engine) => {
  let place: Place;
  beforeEach(async () => {
    place = await makePlace(engine, filledShop());
  });
  afterEach(() => place.remove());

  it('are kept where they are known, and a bundle in a return stays whole', async () => {
    const store = await place.open();
    const { hash } = (await store.sessions.start()).session;
    const order = async (...ids: ReadonlyArray<number>) => {
      for (const productId of ids) await store.baskets.add(hash, { productId, size: 'uniw', quantity: 2000 });
      return (await placeOrderOf(store, hash)).number;
    };
    const [known, changed, returned] = [await order(mug, bundle), await order(otherBundle), await order(bundle)];
    const before = (await store.orders.byNumber(known))!.lines;
    expect(before.map(({ parts }) => parts.length)).toEqual([0, 3]);
    const { id } = (await store.orders.byNumber(returned))!;
    await store.close();

    const tables = await place.openTables();
    // One part more in the bundle today than was sold: what its parts were is not known.
    await tables
      .insertInto('bundle_parts')
      .values({ product_id: otherBundle, part_id: mug, part_size: 'uniw', quantity: 1000 })
      .execute();
    for (const statement of [
      'drop table order_line_parts',
      'drop table return_lines',
      `create table return_lines (return_id bigint not null references returns (id) on delete cascade, position bigint not null,
         quantity bigint not null, worth bigint not null, reason text not null, primary key (return_id, position))`,
      `insert into returns (number, order_id, idempotency_key, state, created_at, method, refund_form, goods, delivery, fee,
         refunded, details) values ('old-1', ${id}, 'old', 15, 1, 5, 'b', 13900, 0, 0, 0, '{"comment":"","place":""}')`,
      `insert into return_lines select id, 0, 1000, 13900, 'fit' from returns`,
    ])
      await sql.raw(statement).execute(tables);

    await bundlePartsOfOrders(engine)(tables);
    const later = await place.open();
    expect((await later.orders.byNumber(known))!.lines).toEqual(before);
    expect((await later.orders.byNumber(changed))!.lines[0]!.parts).toEqual([]);
    expect((await later.orders.byNumber(returned))!.lines[0]!.parts).toEqual([]);
    expect((await later.returns.byNumber('old-1'))!.lines).toMatchObject([
      { position: 0, part: 0, quantity: 1000, worth: 139_00, name: 'Zestaw Dzień dobry', bundle: null },
    ]);
  });
});
