import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../engine/errors.ts';
import { openStore } from '../open-store.ts';
import { orderOf, placedIn } from './order-of.ts';

/*
 * A shop process that places orders until it is killed, and says the number of each order when it is acknowledged.
 * Run by faults.test.ts: `node order-placer.ts <data folder> <database address or "">`.
 */

const [, , dataDir = '', databaseUrl = ''] = process.argv;
const shoppers = 8;
const productId = 1046;

const store = await openStore({ dataDir, databaseUrl: databaseUrl || undefined, clock: Date.now });

/** Tries the same thing again while the database is gone, as a shopper would who is told to. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      process.stdout.write('gone\n');
      await sleep(100);
    }
  }
}

async function shop(): Promise<never> {
  const size = (await persist(() => store.catalogue.product(productId)))!.defaultSize;
  for (;;) {
    const { session } = await persist(() => store.sessions.start());
    await persist(() =>
      store.baskets.setQuantities(session.hash, [{ productId, size, additional: '', quantity: 1000 }]),
    );
    const order = await persist(() => orderOf(store, session.hash));
    // The same order again after a failure: its key finds what was placed before.
    const { number } = placedIn(await persist(() => store.orders.place(order)));
    process.stdout.write(`${number}\n`);
  }
}

await Promise.all(Array.from({ length: shoppers }, shop));
