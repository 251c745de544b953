import { expect, it } from 'vitest';
import { demoSettings } from '../platform/settings/testing/demo-settings.ts';
import { newClient } from '../features/account/server/testing/account.ts';
import { compose } from '../mails/compose.ts';
import { describeStoreOnBothEngines } from '../store/testing/describe-store.ts';
import { placeOrderOf } from '../store/testing/order-of.ts';
import { filledShop, makePlace, testNow } from '../store/testing/stores.ts';
import { startShopSchedule } from './index.ts';
import { shopJobs } from './jobs.ts';

const day = 24 * 60 * 60 * 1000;

describeStoreOnBothEngines('what the shop does by itself', (store, place) => {
  const run = async (name: string) => {
    const job = shopJobs(store(), () => place().clock.now).find((one) => one.name === name);
    await job!.run();
  };
  const stock = async (productId: number, type: string, amount: number) => {
    const tables = await place().openTables();
    await tables
      .updateTable('sizes')
      .set({ amount, availability: 'enable' })
      .where('product_id', '=', productId)
      .where('type', '=', type)
      .execute();
  };

  it('writes once to each who waits for a size, when it is there, and to the shop who wants a call [C-22 part]', async () => {
    const shirt = { productId: 1013, size: 'l' };
    await store().observations.add({ ...shirt, email: 'hanna@poczta.pl', phone: '600 100 200' });
    await store().observations.add({ ...shirt, email: 'ola@poczta.pl' });
    await store().observations.add({ productId: 1016, size: '43', email: 'ola@poczta.pl' });
    await run('notify subscribers');
    expect(await store().outbox.waiting()).toBe(0);

    await stock(1013, 'l', 4000);
    // Two processes at once, and again later: one mail each.
    await Promise.all([run('notify subscribers'), run('notify subscribers')]);
    await run('notify subscribers');
    const mails = await store().outbox.claim(10);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      ['hanna@poczta.pl', 'ola@poczta.pl', demoSettings.companyEmail].toSorted(),
    );
    const messages = await Promise.all(
      mails.map(async (mail) => (await compose(mail, store(), 'https://sien.example'))!),
    );
    const toClient = messages.find(({ to }) => to === 'hanna@poczta.pl')!;
    expect(toClient.subject).toMatch(/^Znów jest: Koszula Izba, .*L$/);
    for (const body of [toClient.html, toClient.text]) {
      expect(body).toContain('Produkt, na który czekasz, można już kupić: Koszula Izba');
      expect(body).toContain('https://sien.example/product-pol-1013-');
      expect(body).not.toContain('600 100 200');
    }
    expect(messages.find(({ to }) => to === demoSettings.companyEmail)!.text).toContain('pod numer 600 100 200');
    await stock(1013, 'l', 0);
  });

  it('deletes ended sessions and fulfilled wishes, and nothing else', async () => {
    const { id: old } = await store().sessions.start();
    place().clock.now = testNow + 20 * day;
    const { id: young, session } = await store().sessions.start();
    await store().sessions.update(session.hash, { order: 'name' });
    place().clock.now = testNow + 40 * day;
    await run('forget');
    place().clock.now = testNow;
    expect(await store().sessions.find(old)).toBeNull();
    expect(await store().sessions.find(young)).not.toBeNull();
    const tables = await place().openTables();
    const wishes = await tables.selectFrom('observations').select(['email', 'product_id']).execute();
    expect(wishes).toEqual([{ email: 'ola@poczta.pl', product_id: 1016 }]);
  });

  it('forgets baskets that guests left, with files and empty sessions, and keeps those of clients, buyers and who came back', async () => {
    const mug = { productId: 1002, size: 'uniw', additional: '' };
    const guest = async () => {
      const { id, session } = await store().sessions.start();
      await store().baskets.add(session.hash, { ...mug, quantity: 1000 });
      return { id, hash: session.hash };
    };
    const left = await guest();
    const artwork = { fileName: 'projekt.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) };
    await store().lineFiles.attach(left.hash, mug, artwork, 5);
    const file = (await store().baskets.ofSession(left.hash)).lines[0]!.files[0]!.name;
    const [listing, changed, buyer, returning] = [await guest(), await guest(), await guest(), await guest()];
    await store().lists.create(listing.hash, { name: 'Na prezent' });
    await placeOrderOf(store(), buyer.hash);
    await store().baskets.add(buyer.hash, { ...mug, quantity: 1000 });
    const created = await store().clients.create(newClient('zostaje'), 'client-registered');
    if (created.kind !== 'saved') throw new Error(created.kind);
    const client = (await store().sessions.find(
      await store().clients.signIn(created.client.id, await store().sessions.find(returning.id)),
    ))!;

    place().clock.now = testNow + 14 * day - 1000;
    await store().baskets.add(changed.hash, { ...mug, quantity: 1000 });
    await run('forget');
    expect(await store().baskets.count(left.hash)).toBe(1);

    place().clock.now = testNow + 14 * day + 1000;
    await run('forget');
    const count = (hash: string) => store().baskets.count(hash);
    expect(await Promise.all([left, listing, changed, buyer, client].map(({ hash }) => count(hash)))).toEqual([
      0, 0, 1, 1, 1,
    ]);
    expect(await store().sessions.find(left.id)).toBeNull();
    expect(await store().files.get(file)).toBeNull();
    // Who has kept something else finds it, and an empty basket.
    expect(await store().sessions.find(listing.id)).not.toBeNull();
    expect(await store().baskets.ofSession(listing.hash)).toEqual({ lines: [], version: 0, productsTotal: 0 });
    expect(await store().baskets.add(listing.hash, { ...mug, quantity: 1000 })).toMatchObject({ kind: 'added' });
    place().clock.now = testNow;
  });

  it('is done until it is stopped', async () => {
    const own = await makePlace(place().engine, filledShop());
    const lines: string[] = [];
    const open = await own.open();
    await open.observations.add({ productId: 1003, size: 'uniw', email: 'hanna@poczta.pl' });
    const tables = await own.openTables();
    await tables
      .updateTable('sizes')
      .set({ amount: 1000, availability: 'enable' })
      .where('product_id', '=', 1003)
      .execute();
    const log = { info: () => {}, error: (event: string) => void lines.push(event) };
    const running = startShopSchedule(open, () => own.clock.now, log);
    while ((await open.outbox.waiting()) === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await running.stop();
    expect(lines).toEqual([]);
    await own.remove();
  });
});
