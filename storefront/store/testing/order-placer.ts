import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../platform/store/engine/errors.ts';
import { openStore } from '../open-store.ts';
import type { LineKey } from '../../features/basket/store/pricing.ts';
import type { SessionHash } from '../../platform/store/sessions.ts';
import { orderOf, placedIn } from './order-of.ts';

/*
 * A shop process that places orders until it is killed, and prints the number of each acknowledged order.
 * `node order-placer.ts <data folder> <database address or ""> ["with files"]`; with files, each order has one, and
 * another one is removed before.
 */

const [, , dataDir = '', databaseUrl = '', files = ''] = process.argv;
const shoppers = 8;
const productId = 1046;

/** Enough for the page of the order. */
const details = {
  address: {
    firstname: 'Anna',
    lastname: 'Nowak',
    street: 'Prosta',
    street_number: '1',
    zipcode: '31-145',
    city: 'Kraków',
    phone: '600100200',
    email: 'anna@example.com',
  },
  delivery: { courierName: 'E-mail', place: null, day: null },
  payment: { methodId: 'blik', name: 'BLIK' },
  choices: {},
  remarks: '',
  termsAcceptedAt: 0,
};

const store = await openStore({ dataDir, databaseUrl: databaseUrl || undefined, clock: Date.now });

/** Retries while the database is gone, as shoppers do. */
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
    if (files !== '') await attach(session.hash, { productId, size, additional: '' });
    const order = await persist(() =>
      orderOf(store, session.hash, {
        delivery: { courierId: 'email', total: 0 },
        payment: { method: 'blik', total: 0 },
        details,
      }),
    );
    // The same order again after a failure: its key finds an earlier placement.
    const { number } = placedIn(await persist(() => store.orders.place(order)));
    process.stdout.write(`${number}\n`);
  }
}

/** Uploads a file with the line, and removes another one: both come and go while others look. */
async function attach(session: SessionHash, line: LineKey): Promise<void> {
  for (const fileName of ['kept.pdf', 'taken-back.pdf']) {
    const bytes = randomBytes(2000);
    await store.lineFiles.attach(session, line, { fileName, type: 'application/pdf', bytes }, 5);
  }
  const basket = await store.baskets.ofSession(session);
  const other = basket.lines[0]!.files.find(({ fileName }) => fileName === 'taken-back.pdf')!;
  await store.lineFiles.detach(session, line, other.name);
}

await Promise.all(Array.from({ length: shoppers }, shop));
