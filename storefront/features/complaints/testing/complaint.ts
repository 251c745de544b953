import { join } from 'node:path';
import type { Browser } from '../../../testing/browser.ts';
import { recipient } from '../../../testing/recipient.ts';
import type { RunningShop } from '../../../testing/running-shop.ts';
import { readCommand } from '../../../operator/read-command.ts';
import { runCommand } from '../../../operator/run-command.ts';
import { filesAt } from '../../../platform/uploads/files-at.ts';
import type { PlacedOrder, SessionHash, Store } from '../../../store/index.ts';
import { placeOrderOf } from '../../../store/testing/order-of.ts';
import { orderConfirmationMail } from '../../checkout/server/mail-kind.ts';
import { openTablesAt } from '../../../store/testing/stores.ts';
import type { FileComplaint } from '../store/complaint-types.ts';

export const kettle = { productId: 1002, size: 'uniw', quantity: 1000 };
export const bag = { productId: 1017, size: 'uniw', quantity: 2000 };

/** What an order by courier, paid by transfer, is known by. */
export const orderDetails = {
  address: recipient,
  delivery: { courierName: 'Kurier', place: null, day: null },
  payment: { methodId: 'transfer', name: 'Przelew' },
  choices: {},
  remarks: '',
  termsAcceptedAt: 0,
};

/** An order of two products, as the shop's own pages write it. */
export async function orderedBy(
  store: Store,
  session: SessionHash,
  { email = recipient.email, clientId = null }: { email?: string; clientId?: number | null } = {},
): Promise<PlacedOrder> {
  for (const goods of [kettle, bag]) await store.baskets.add(session, goods);
  return placeOrderOf(store, session, {
    email,
    clientId,
    mailKind: orderConfirmationMail,
    details: orderDetails,
  });
}

/** A complaint about the first product of an order. */
export const complaintAbout = (orderId: number, changes: Partial<FileComplaint> = {}): FileComplaint => ({
  orderId,
  idempotencyKey: `klucz-${orderId}-${Math.random()}`,
  lines: [{ orderPosition: 0, description: 'Po tygodniu pojawiła się rysa.', files: [] }],
  solution: 'exchange',
  method: '3',
  phone: '',
  shopEmail: '',
  ...changes,
});

/** Runs the operator's commands beside a running shop. */
export async function operating<T>(
  { place, store }: Pick<RunningShop, 'place' | 'store'>,
  clock: () => number,
  work: (type: (...words: ReadonlyArray<string>) => Promise<string>) => Promise<T>,
): Promise<T> {
  const tables = await openTablesAt(place.dataDir, place.databaseUrl);
  const database = { engine: store.engine, read: tables, write: tables, close: () => tables.destroy() };
  const files = filesAt(join(place.dataDir, 'uploads'));
  try {
    return await work(async (...words) => runCommand(readCommand(words), database, clock, files));
  } finally {
    await tables.destroy();
  }
}

/** Sends a form with files as pages do. */
export async function sendForm(
  browser: Browser,
  path: string,
  fields: Readonly<Record<string, string | ReadonlyArray<File>>>,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else for (const file of value) body.append(name, file);
  }
  return browser.fetch(path, { method: 'POST', body });
}
