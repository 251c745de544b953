import { readdirSync, statSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { startMailServer } from '../../../storefront/platform/outbox/testing/mail-server.ts';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { createDatabase } from '../../../storefront/store/testing/test-database.ts';
import { runSql } from '../support/database.ts';
import { startShop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** As in operation: production rejects the tests' clock. */
const production = { NODE_ENV: 'production', SHOP_NOW: '', TRUSTED_PROXIES: '' };

/** Every file and folder below a folder with its mode, e.g. "shop.sqlite 600". */
const modesIn = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`,
  );

for (const [environment, sentence] of [
  [{ HOST: '0.0.0.0' }, /^HOST is 0\.0\.0\.0, which opens the shop to the network, and PUBLIC_URL is not set;.*$/m],
  [{ PUBLIC_URL: 'http://sien.example' }, /^PUBLIC_URL is http:\/\/sien\.example, so passwords .* unencrypted;.*$/m],
  [{ DEMO: 'tak' }, /^DEMO is "tak"; it must be 1 .*$/m],
] as const)
  test(`a production shop with ${JSON.stringify(environment)} refuses to start and says why`, async () => {
    const failed = await startShop({ environment: { ...production, ...environment } }).catch(String);
    expect(failed).toMatch(sentence);
    expect(failed).not.toMatch(/\n\s+at /);
  });

test('a production shop starts empty, keeps its files private and logs what is missing', async () => {
  const shop = await startShop({ environment: production });
  try {
    for (const sentence of ['The shop has no products.', 'PUBLIC_URL is not set, so links in mails lead to'])
      await expect.poll(() => shop.output()).toContain(sentence);
    const home = await fetch(shop.url);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('<h1');
    const modes = modesIn(shop.dataDir);
    expect(modes.length).toBeGreaterThan(1);
    for (const mode of modes) expect(mode).toMatch(/ (600|700)$/);
    const proxied = () => shop.output().split('TRUSTED_PROXIES is empty').length - 1;
    expect(proxied()).toBe(0);
    for (let request = 0; request < 3; request += 1)
      await fetch(`${shop.url}/health`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    await expect.poll(proxied).toBe(1);
  } finally {
    await shop.stop();
  }
});

test('a production shop with DEMO=1 is filled with the demo', async () => {
  const shop = await startShop({ environment: { ...production, DEMO: '1', PUBLIC_URL: 'http://localhost' } });
  try {
    expect((await fetch(`${shop.url}/product-pol-1001-kubek-poranek.html`)).status).toBe(200);
    expect(shop.output()).not.toContain('The shop has no products.');
  } finally {
    await shop.stop();
  }
});

test('SIGTERM stops a shop whose mail server hangs, and the next start sends the mail', async () => {
  // Three starts take most of the usual limit on a busy machine.
  test.setTimeout(240_000);
  const server = await startMailServer();
  const shop = await startShop({ environment: { SHOP_NOW: '', SMTP_URL: server.url } });
  try {
    await shop.kill();
    const payload = JSON.stringify({ name: 'Kubek', address: '/product-pol-1001-kubek.html', phone: '600100200' });
    await runSql(
      shop,
      `insert into outbox (kind, recipient, payload, created_at, attempts, next_attempt_at)
       values ('call-back', 'hangs@poczta.pl', '${payload}', 0, 0, 0) returning id`,
    );
    await shop.restart();
    await expect.poll(server.hanging).toBe(1);
    await shop.restart();
    expect(shop.output()).toContain('"event":"stopped"');
    await expect.poll(server.hanging).toBe(2);
    expect(await shop.stop()).toBe(0);
    expect(shop.output()).not.toContain('hangs@');
  } finally {
    await shop.stop();
    await server.stop();
  }
});

test('SIGTERM stops a shop whose database hangs', async () => {
  const server = await startPostgres();
  const database = await createDatabase(server.url);
  const { hostname, port } = new URL(database.url);
  const ways: Socket[] = [];
  /** When silent, nothing reaches the database; counts the requests since. */
  let [isSilent, unanswered] = [false, 0];
  const way = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    ways.push(socket, onward);
    for (const end of [socket, onward]) end.on('error', () => {});
    onward.pipe(socket);
    socket.on('close', () => onward.destroy());
    socket.on('data', (chunk) => {
      if (isSilent) unanswered += 1;
      else onward.write(chunk);
    });
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.url);
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  const shop = await startShop({ engine: 'postgres', databaseUrl: url.href });
  try {
    isSilent = true;
    const asked = fetch(`${shop.url}/`).catch(() => null);
    await expect.poll(() => unanswered).toBeGreaterThan(0);
    expect(await shop.stop()).toBe(1);
    expect(shop.output()).toContain('"event":"stop cut short"');
    expect(await asked).toBeNull();
  } finally {
    await shop.stop();
    for (const socket of ways) socket.destroy();
    way.close();
    await database.drop();
    await server.stop();
  }
});
