import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { openShopBeforeAll } from '../../../store/testing/describe-store.ts';
import { engines } from '../../../store/testing/stores.ts';

const products = [1001, 1002, 1003];
const opinion = fc.record({
  product_id: fc.constantFrom(...products),
  rating: fc.integer({ min: 1, max: 5 }),
  is_confirmed: fc.constantFrom<0 | 1>(0, 1),
  hidden_at: fc.constantFrom(null, 1),
});
const change = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), opinion }),
  fc.record({ kind: fc.constant('change' as const), which: fc.nat(), opinion }),
  fc.record({ kind: fc.constant('remove' as const), which: fc.nat() }),
);

describe.each(engines)('the kept numbers of opinions on %s', (engine) => {
  const shop = openShopBeforeAll(engine);
  const kept = async () =>
    (await shop.tables.selectFrom('opinion_counts').selectAll().where('shown', '<>', 0).execute()).map((row) =>
      [row.product_id, row.rating, row.is_confirmed, row.shown].join(' '),
    );
  const counted = async () => {
    const numbers = new Map<string, number>();
    for (const row of await shop.tables.selectFrom('opinions').selectAll().where('hidden_at', 'is', null).execute())
      for (const product of [0, row.product_id]) {
        const key = [product, row.rating, row.is_confirmed].join(' ');
        numbers.set(key, (numbers.get(key) ?? 0) + 1);
      }
    return [...numbers].map(([key, count]) => `${key} ${count}`);
  };

  it('are those of the opinions, whatever is added, changed, hidden or removed, and when a product goes', async () => {
    expect((await kept()).toSorted()).toEqual((await counted()).toSorted());
    const changes = fc.sample(change, { seed: 20261126, numRuns: 120 });
    for (const one of changes) {
      const rows = await shop.tables.selectFrom('opinions').select('id').orderBy('id').execute();
      const id = 'which' in one ? rows[one.which % rows.length]!.id : 0;
      if (one.kind === 'add') {
        const words = { author: 'Ewa', content: 'Dobre.', created_at: 1 };
        await shop.tables
          .insertInto('opinions')
          .values({ ...one.opinion, ...words })
          .execute();
      } else if (one.kind === 'change')
        await shop.tables.updateTable('opinions').set(one.opinion).where('id', '=', id).execute();
      else await shop.tables.deleteFrom('opinions').where('id', '=', id).execute();
    }
    expect((await kept()).toSorted()).toEqual((await counted()).toSorted());
    await shop.tables.deleteFrom('products').where('id', '=', products[0]!).execute();
    expect((await kept()).toSorted()).toEqual((await counted()).toSorted());
    expect((await kept()).filter((line) => line.startsWith(`${products[0]} `))).toEqual([]);
  });

  it('may be changed by two transactions at once, in any order', async () => {
    const add = (product_id: number) => ({
      product_id,
      rating: 5,
      is_confirmed: 1 as const,
      author: 'Ewa',
      content: 'Dobre.',
      created_at: 1,
    });
    const [one, other] = [products[1]!, products[2]!];
    const inOneTransaction = (order: ReadonlyArray<number>) =>
      shop.tables.transaction().execute(async (tx) => {
        for (const product of order) await tx.insertInto('opinions').values(add(product)).execute();
      });
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => inOneTransaction(turn % 2 ? [one, other] : [other, one])),
    );
    expect((await kept()).toSorted()).toEqual((await counted()).toSorted());
  });
});
