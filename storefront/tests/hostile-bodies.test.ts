import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileBodies } from '../../tests/attacks/support/hostile-bodies.ts';
import { uploadLimit } from '../platform/uploads/upload-limit.ts';
import { Sender } from '../platform/protection/testing/sender.ts';
import { startRunningShop, type RunningShop } from '../testing/running-shop.ts';

let shop: RunningShop;
let browser: Sender;
beforeAll(async () => {
  shop = await startRunningShop();
  browser = new Sender(shop.url);
});
afterAll(async () => {
  browser.close();
  await shop.stop();
});

/** The least processor time of two tries, in milliseconds: disturbances only add to it. The client's own is part of it. */
async function workOf(send: () => Promise<{ status: number; work: number }>): Promise<number> {
  const tries = [await send(), await send()];
  for (const { status } of tries) expect(status).toBeLessThan(500);
  return Math.min(...tries.map(({ work }) => work));
}

const post = (path: string, type: string, body: Buffer) => () =>
  browser.send({ method: 'POST', path, headers: { Origin: shop.url, 'Content-Type': type }, body });

/** The cost of a page, and of a harmless file of the largest size. */
let page: number;
let file: number;
const largest = uploadLimit - 1000;
beforeAll(async () => {
  page = await workOf(() => browser.get('/product-pol-1001-kubek-poranek-wapno.html'));
  const head = '--x\r\nContent-Disposition: form-data; name="opinion_photo"; filename="a.jpg"\r\n\r\n';
  const form = Buffer.concat([Buffer.from(head), Buffer.alloc(largest - 200), Buffer.from('\r\n--x--\r\n')]);
  file = await workOf(post('/settings.php', 'multipart/form-data; boundary=x', form));
});

describe('a hostile body', () => {
  it.each(hostileBodies)('of 95 kB costs less than forty product pages: $name', async ({ type, make }) => {
    for (const path of ['/signin.php', '/graphql/v1/', '/ajax/get.php'])
      expect((await workOf(post(path, type, make(95_000)))) / Math.max(page, 5)).toBeLessThan(40);
  });

  it.each(hostileBodies.filter(({ type }) => type.startsWith('multipart/')))(
    'of 14 MB costs less than five files of that size: $name',
    async ({ type, make }) => {
      const body = make(largest);
      expect((await workOf(post('/settings.php', type, body))) / Math.max(file, 50)).toBeLessThan(5);
    },
  );
});
