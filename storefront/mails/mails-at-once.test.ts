import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonLog } from '../platform/http/log.ts';
import { startMailServer, type MailServer } from '../platform/outbox/testing/mail-server.ts';
import { openStore, type Store } from '../store/index.ts';
import { filledShop, engines, makePlace, type Place } from '../store/testing/stores.ts';
import { byCourier, hiddenFields, serve } from '../testing/shop-under-test.ts';
import { startOutbox } from './index.ts';

const count = 60;
/** What the confirmation of an order reads: the order with its parts, and its goods with their files. */
const readsOfOrder = 5;
const readsOfGoods = 6;

describe.each(engines)('mails of many orders, with an outbox on %s,', (engine) => {
  let place: Place;
  let server: MailServer;
  const statements: string[] = [];
  const stores: Store[] = [];

  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    server = await startMailServer();
    const { dataDir, databaseUrl } = place;
    const clock = () => place.clock.now;
    // SQLite admits one process only.
    for (let process = 0; process < (engine === 'postgres' ? 2 : 1); process += 1)
      stores.push(await openStore({ dataDir, databaseUrl, clock, onStatement: (sql) => void statements.push(sql) }));
    const visitor = serve(stores[0]!, clock, dataDir).visitor();
    await visitor.post('/basketchange.php', { product: '1017', number: '2' });
    await visitor.post('/order1.php', byCourier);
    await visitor.post('/order2.php', { ...hiddenFields(await visitor.get('/order2.php')), terms: '1' });
    const tables = await place.openTables();
    const { id: _id, ...mail } = await tables.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    const mails = Array.from({ length: count - 1 }, (_, index) => ({ ...mail, recipient: `${index}@poczta.pl` }));
    await tables.insertInto('outbox').values(mails).execute();
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    for (const store of stores) await store.close();
    await place.remove();
  });

  it('are sent once each over ten connections of a process, and cost a share of a claim and few reads each', async () => {
    const { dataDir } = place;
    statements.length = 0;
    const faults: string[] = [];
    const log = jsonLog((line) => faults.push(line));
    const environment = { dataDir, publicUrl: undefined, host: '127.0.0.1', port: 80, smtpUrl: server.url };
    const workers = stores.map((store) => startOutbox(store, environment, log));
    await expect.poll(() => server.received.length, { timeout: 100_000 }).toBe(count);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(await stores[0]!.outbox.waiting()).toBe(0);
    expect(server.received).toHaveLength(count);
    expect(server.mostConnections()).toBeLessThanOrEqual(10 * stores.length);
    expect(faults).toEqual([]);
    const sent = (start: RegExp) => statements.filter((sql) => start.test(sql)).length;
    // One for twenty mails, and those that find no more.
    expect(sent(/^with "due"/)).toBeLessThanOrEqual(count / 20 + 3 * workers.length);
    // Those that end in one turn are marked together; how many do depends on time.
    expect(sent(/^update "outbox"/)).toBeLessThanOrEqual(count);
    expect(sent(/from "(?:settings|shop_texts)"/)).toBeLessThan(count / 2);
    // Claims and settings are shared by as many mails as come together.
    const own = statements.filter((sql) => !/"(?:outbox|settings|shop_texts)"/.test(sql));
    const ofOrders = own.filter((sql) => /"(?:orders|order_lines|order_states|payments)"/.test(sql));
    expect(ofOrders).toHaveLength(count * readsOfOrder);
    // Goods come from memory, but for mails that begin before the first ones have read them.
    expect(own.length - ofOrders.length).toBeLessThan(count * readsOfGoods);
  }, 120_000);
});
