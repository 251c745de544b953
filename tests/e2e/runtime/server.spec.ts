import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { startShop } from '../support/shop.ts';
import { expect, test } from './testing-site.ts';

test('SIGTERM finishes pending requests, closes the store and exits cleanly', async ({ site }) => {
  const shop = await startShop({ entry: site.entry });
  const headers = { 'x-region-load': '1', expect: '100-continue' };
  const slow = request(`${shop.url}/slow.php?for=1000`, { headers }).end();
  const answered = once(slow, 'response') as Promise<[IncomingMessage]>;
  // The server acknowledges the request, and works on it.
  await once(slow, 'continue');
  const code = shop.stop();
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await code).toBe(0);
  expect(shop.output()).toContain('"event":"stopped"');
});

test('a failing start reports one sentence', async ({ site }) => {
  const { port } = new URL(site.url);
  for (const [environment, sentence] of [
    [{ PORT: 'abc' }, /PORT is "abc"; it must be a whole number/],
    [{ NODE_ENV: 'production' }, /SHOP_NOW moves the clock of the shop/],
    [{ PORT: port }, /Port \d+ on 127\.0\.0\.1 is taken\./],
  ] as const) {
    const failed = await startShop({ entry: site.entry, environment }).catch((error: unknown) => String(error));
    expect(failed).toMatch(sentence);
    expect(failed).not.toMatch(/\n\s+at .*main\.js/);
  }
});

test('the files that a page names exist, compressed and immutable', async ({ site }) => {
  const html = await (await fetch(site.url)).text();
  const addresses = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThanOrEqual(5);
  for (const address of addresses) {
    const answer = await fetch(site.url + address, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    if (!address.endsWith('.woff2')) expect(answer.headers.get('content-encoding'), address).toBe('br');
  }
});

test('a database outage: 503 with Retry-After, not ready, then recovery', async ({ site, page, complaints }) => {
  complaints.provoke(/503|404/);
  const shop = await startShop({ entry: site.entry });
  const pidIn = () => /"pid":(\d+)/.exec(shop.output())?.[1];
  await expect.poll(pidIn).toBeDefined();
  const pid = Number(pidIn());
  process.kill(pid, 'SIGUSR2');
  await expect.poll(async () => (await fetch(`${shop.url}/ready`)).status).toBe(503);
  const answer = await page.goto(shop.url);
  expect(answer!.status()).toBe(503);
  expect(answer!.headers()['retry-after']).toBe('10');
  await expect(page.getByRole('heading', { level: 1, name: 'Zaraz wracamy.' })).toBeVisible();
  process.kill(pid, 'SIGUSR2');
  await expect.poll(async () => (await fetch(shop.url)).status).toBe(200);
  await shop.stop();
});
