import { expect, it } from 'vitest';
import { demoSettings } from '../../settings/testing/demo-settings.ts';
import { compose } from '../outbox/compose.ts';
import { describeStoreOnBothEngines } from '../store/testing/describe-store.ts';
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
    await run('tell who waits');
    expect(await store().outbox.waiting()).toBe(0);

    await stock(1013, 'l', 4000);
    // Two processes at once, and again later: one mail each.
    await Promise.all([run('tell who waits'), run('tell who waits')]);
    await run('tell who waits');
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

  it('forgets sessions that are over and wishes that were told, and nothing else', async () => {
    const { id: old } = await store().sessions.start();
    place().clock.now = testNow + 20 * day;
    const { id: young } = await store().sessions.start();
    place().clock.now = testNow + 40 * day;
    await run('forget');
    place().clock.now = testNow;
    expect(await store().sessions.find(old)).toBeNull();
    expect(await store().sessions.find(young)).not.toBeNull();
    const tables = await place().openTables();
    const wishes = await tables.selectFrom('observations').select(['email', 'product_id']).execute();
    expect(wishes).toEqual([{ email: 'ola@poczta.pl', product_id: 1016 }]);
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
