import { expect, inject, it } from 'vitest';
import { newClient } from '../features/account/server/testing/account.ts';
import { complaintAbout } from '../features/complaints/testing/complaint.ts';
import { placeOrderOf } from '../store/testing/order-of.ts';
import { attempts, randomText, type ShopperData, type Random, type Wanted } from '../testing/attempts.ts';
import { describeOnEngines, shopper, type RunningShop } from '../testing/running-shop.ts';

/** Each kind of attempt occurs several times in either; in the whole matrix on each of the two engines. */
const rounds = inject('isFullRun') ? 1000 : 200;
const atOnce = 8;

/** Mulberry32: the same numbers in every run. */
function seeded(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A client with addresses, a basket, lists and an order. */
async function owner(shop: RunningShop, random: Random): Promise<ShopperData & { look(): Promise<unknown> }> {
  const { store } = shop;
  const secret = `sekret${randomText(20, random).replaceAll(/[-_]/g, 'x')}`;
  const opened = await store.clients.create({ ...newClient(secret), email: `${secret}@poczta.pl` }, 'registered');
  if (opened.kind !== 'saved') throw new Error(opened.kind);
  const { client } = opened;
  const keep = async (kind: 'delivery' | 'invoice') => {
    const kept = await store.clients.addAddress(client.id, kind, { ...newClient().address, street: secret });
    if (kept.kind !== 'saved') throw new Error(kept.kind);
    return kept.id;
  };
  const [deliveryAddressId, invoiceAddressId] = [await keep('delivery'), await keep('invoice')];
  const id = await store.clients.signIn(client.id, null);
  const session = (await store.sessions.find(id))!;
  const orderKey = randomText(24, random);
  const put = () => store.baskets.add(session.hash, { productId: 1017, size: 'uniw', quantity: 2000, comment: secret });
  await put();
  const email = `${secret}@poczta.pl`;
  const order = await placeOrderOf(store, session.hash, { idempotencyKey: orderKey, email, clientId: client.id });
  await put();
  const artwork = { fileName: `${secret}.pdf`, type: 'application/pdf', bytes: new TextEncoder().encode(secret) };
  await store.lineFiles.attach(session.hash, { productId: 1017, size: 'uniw', additional: '' }, artwork, 5);
  const [line] = (await store.baskets.ofSession(session.hash)).lines;
  const created = await store.lists.create(session.hash, { name: secret });
  if (created.kind !== 'created') throw new Error(created.kind);
  const shared = await store.lists.create(session.hash, { name: secret, isPublic: true });
  if (shared.kind !== 'created') throw new Error(shared.kind);
  const { number, accessKey } = order;
  const photo = { fileName: `${secret}.txt`, bytes: new TextEncoder().encode(secret), size: null };
  const kept = await store.complaints.files.keep(order.id, photo);
  const fileName = kept!.name;
  const filed = await store.complaints.file(
    complaintAbout(order.id, { lines: [{ orderPosition: 0, description: secret, files: [fileName] }] }),
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
    deliveryAddressId,
    invoiceAddressId,
    secrets: [secret, accessKey, filed.complaint.accessKey],
    look: async () => [
      await store.baskets.ofSession(session.hash),
      await store.orders.byNumber(number),
      await store.complaints.byNumber(filed.complaint.number),
      await store.lists.all(session.hash),
      await store.lists.find(session.hash, created.list.id),
      await store.clients.find(client.id),
      await store.clients.addresses(client.id, 'delivery'),
      await store.clients.addresses(client.id, 'invoice'),
    ],
  };
}

/** Another signed-in client. */
async function cookieOfClient({ store }: RunningShop): Promise<string> {
  const opened = await store.clients.create(newClient('obcy'), 'registered');
  if (opened.kind !== 'saved') throw new Error(opened.kind);
  return `session=${await store.clients.signIn(opened.client.id, null)}; client=1`;
}

/** The response as a stranger sees it, without his own input and parts that always differ. */
async function seen(shop: RunningShop, wanted: Wanted, ownCookie: string): Promise<string> {
  const { path, method = 'GET', body, cookie = ownCookie } = wanted;
  const response = await fetch(shop.url + path, {
    method,
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    redirect: 'manual',
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text;
  // Island ids differ on every page.
  return [response.status, response.headers.get('location'), main.replaceAll(/[0-9a-f]{8}-\d+-/g, '')].join('\n');
}

describeOnEngines('a stranger at another shopper\u2019s data', (shop) => {
  it(`gets the same answer as for unknown ids, in ${rounds} attempts of a known seed`, async () => {
    const random = seeded(20_261_122);
    const theirs = await owner(shop(), random);
    const before = await theirs.look();
    const stranger = await cookieOfClient(shop());
    const names = Object.keys(attempts);
    const tried = new Set<string>();

    const attempt = async (round: number) => {
      const name = names[round % names.length]!;
      tried.add(name);
      const [atTheirs, atNothing] = attempts[name]!(theirs, random);
      const { headers } = await shopper(shop());
      const cookie = (wanted: Wanted) => (wanted.isByClient ? stranger : headers['Cookie']!);
      const answers = [
        await seen(shop(), atTheirs, cookie(atTheirs)),
        await seen(shop(), atNothing, cookie(atNothing)),
      ];
      for (const answer of answers) for (const secret of theirs.secrets) expect(answer, name).not.toContain(secret);
      expect(answers[0], name).toBe(answers[1]);
    };
    for (let round = 0; round < rounds; round += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, (_, index) => attempt(round + index)));
    }
    expect(tried.size).toBe(names.length);
    expect(await theirs.look()).toEqual(before);
  }, 240_000);

  const asOwner = [
    'a file of the basket',
    'the complaint with its number alone',
    'a message about the complaint',
    'a file of the complaint',
    'the payment of the order',
    'the order by the key of its form',
    'the list of wishes',
    'the page of the list',
    'the list under another name',
    'an address of delivery',
    'an address of invoices',
    'the page of an address',
    'an address away',
  ];
  it.each(asOwner.map((name, seed) => [name, seed] as const))(
    'distinguishes %s from nothing for the owner, so that the comparison can fail',
    async (name, seed) => {
      const random = seeded(seed);
      const theirs = await owner(shop(), random);
      const cookie = `session=${theirs.sessionId}; client=1`;
      const [atTheirs, atNothing] = attempts[name]!(theirs, random);
      expect(await seen(shop(), atTheirs, cookie)).not.toBe(await seen(shop(), atNothing, cookie));
    },
  );

  it('caused no server error', () => {
    expect(shop().lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});
