import { newClient } from '../../features/account/server/testing/account.ts';
import { complaintAbout, orderDetails } from '../../features/complaints/testing/complaint.ts';
import { placeOrderOf } from '../../store/testing/order-of.ts';
import { openTablesAt } from '../../store/testing/stores.ts';
import type { RunningShop } from '../running-shop.ts';
import { randomText, type Random, type ShopperData } from './attempt.ts';

const bags = { productId: 1017, size: 'uniw', quantity: 2000 };

/** A client with addresses, a passkey, a basket, lists, and orders with a complaint, a return and a withdrawal. */
export async function owner(
  shop: RunningShop,
  random: Random,
): Promise<ShopperData & { look(): Promise<ReadonlyArray<unknown>> }> {
  const { store } = shop;
  const secret = `sekret${randomText(20, random).replaceAll(/[-_]/g, 'x')}`;
  const email = `${secret}@poczta.pl`;
  const opened = await store.clients.create({ ...newClient(secret), email }, 'registered');
  if (opened.kind !== 'saved') throw new Error(opened.kind);
  const { client } = opened;
  const keep = async (kind: 'delivery' | 'invoice') => {
    const kept = await store.clients.addAddress(client.id, kind, { ...newClient().address, street: secret });
    if (kept.kind !== 'saved') throw new Error(kept.kind);
    return kept.id;
  };
  const [deliveryAddressId, invoiceAddressId] = [await keep('delivery'), await keep('invoice')];
  const credentialId = randomText(43, random);
  await store.clients.addPasskey(
    client.id,
    { name: secret, credentialId, publicKey: randomText(100, random), counter: 0, transports: [] },
    { most: 10, mailKind: 'passkey-added' },
  );
  const [passkey] = await store.clients.passkeys(client.id);
  const id = await store.clients.signIn(client.id, null);
  const session = (await store.sessions.find(id))!;
  const orderKey = randomText(24, random);
  const put = () => store.baskets.add(session.hash, { ...bags, comment: secret });
  const order = async (idempotencyKey: string) =>
    placeOrderOf(store, session.hash, { idempotencyKey, email, clientId: client.id, details: orderDetails });
  await store.baskets.add(session.hash, bags);
  const sent = await order(randomText(24, random));
  const returnNumber = await returned(shop, sent.id);
  const withdrawal = await store.withdrawals.submit(
    {
      submission: randomText(24, random),
      orderNumber: sent.number,
      orderId: sent.id,
      name: secret,
      email,
      goods: secret,
    },
    '',
  );
  await put();
  const { id: orderId, number, accessKey } = await order(orderKey);
  await put();
  const artwork = { fileName: `${secret}.pdf`, type: 'application/pdf', bytes: new TextEncoder().encode(secret) };
  await store.lineFiles.attach(session.hash, { productId: 1017, size: 'uniw', additional: '' }, artwork, 5);
  const [line] = (await store.baskets.ofSession(session.hash)).lines;
  const created = await store.lists.create(session.hash, { name: secret });
  if (created.kind !== 'created') throw new Error(created.kind);
  const shared = await store.lists.create(session.hash, { name: secret, isPublic: true });
  if (shared.kind !== 'created') throw new Error(shared.kind);
  const photo = { fileName: `${secret}.txt`, bytes: new TextEncoder().encode(secret), size: null };
  const kept = await store.complaints.files.keep(orderId, photo);
  const fileName = kept!.name;
  const filed = await store.complaints.file(
    complaintAbout(orderId, { lines: [{ orderPosition: 0, description: secret, files: [fileName] }] }),
  );
  if (filed.kind === 'gone') throw new Error(filed.kind);
  return {
    sessionId: id,
    line: { productId: 1017, size: 'uniw' },
    fileName: line!.files[0]!.name,
    orderNumber: number,
    accessKey,
    orderKey,
    listId: created.list.id,
    listKey: shared.list.accessKey,
    complaint: { ...filed.complaint, fileName },
    sentOrder: sent,
    returnNumber,
    withdrawal,
    passkey: { id: passkey!.id, credentialId },
    deliveryAddressId,
    invoiceAddressId,
    secrets: [secret, accessKey, sent.accessKey, filed.complaint.accessKey, withdrawal.accessKey],
    look: async () => [
      await store.baskets.ofSession(session.hash),
      await store.orders.byNumber(number),
      await store.orders.byNumber(sent.number),
      await store.returns.byNumber(returnNumber),
      await store.returns.draft(session.hash, sent.id),
      await store.complaints.byNumber(filed.complaint.number),
      await store.lists.all(session.hash),
      await store.lists.find(session.hash, created.list.id),
      await store.clients.find(client.id),
      await store.clients.passkeys(client.id),
      await store.clients.addresses(client.id, 'delivery'),
      await store.clients.addresses(client.id, 'invoice'),
    ],
  };
}

/** Sends an order as the staff do, and announces the return of one piece of it. @returns the number of the return */
async function returned({ place, store }: RunningShop, orderId: number): Promise<string> {
  const tables = await openTablesAt(place.dataDir, place.databaseUrl);
  await tables.updateTable('orders').set({ state: 't' }).where('id', '=', orderId).execute();
  const { total_gross: total } = await tables
    .selectFrom('order_lines')
    .select('total_gross')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await tables.destroy();
  const { hash } = (await store.sessions.start()).session;
  const announced = await store.returns.create({
    orderId,
    idempotencyKey: `zwrot-${orderId}`,
    session: hash,
    parts: [{ position: 0, part: 0, quantity: bags.quantity / 2, reason: '' }],
    method: 5,
    refundForm: 'b',
    fee: 0,
    details: { comment: '', place: '' },
    expected: total / 2,
    mailKind: 'return-received',
  });
  if (announced.kind !== 'created') throw new Error(announced.kind);
  return announced.number;
}
