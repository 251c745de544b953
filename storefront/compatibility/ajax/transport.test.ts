import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRunningShop, type RunningShop } from '../../testing/running-shop.ts';
import { bodyLimit } from './calling/read-parameters.ts';
import { ajaxCalls } from './index.ts';
import { readXml } from './testing/read-xml.ts';
import { call } from './testing/call.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startRunningShop();
});
afterAll(() => shop.stop());

const paths = ajaxCalls.flatMap((one) => one.paths);
/** A call's address with the parameter that distinguishes it from a page. */
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${shop.url}${path}${path.startsWith('/ajax/') ? '' : '?getProductXML=true&xmlType=filtering'}`, init);

const errorsOf = (text: string) => (JSON.parse(text) as { errors: ReadonlyArray<{ code: string }> }).errors;
const codeOf = (text: string): string =>
  text.startsWith('<?xml') ? readXml(text).children[0]!.attributes['code']! : errorsOf(text)[0]!.code;

describe('every reading call', () => {
  it.each(paths)('%s reports its allowed methods', async (path) => {
    const response = await ask(path, { method: 'DELETE' });
    expect([response.status, codeOf(await response.text())]).toEqual([405, 'BAD_REQUEST']);
    expect(response.headers.get('allow')).toMatch(/^GET, HEAD/);
    const head = await ask(path, { method: 'HEAD' });
    expect([200, 400, 404]).toContain(head.status);
    expect(await head.text()).toBe('');
  });

  it.each(paths.filter((path) => path.startsWith('/ajax/')))('%s rejects a body above the limit', async (path) => {
    const response = await ask(path, { method: 'POST', body: `text=${'a'.repeat(bodyLimit)}` });
    expect([response.status, response.headers.get('connection'), codeOf(await response.text())]).toEqual([
      413,
      'close',
      'QUERY_LIMIT_EXCEEDED',
    ]);
  });

  it.each(paths)('%s accepts any input', async (path) => {
    const bodies: ReadonlyArray<[string, BodyInit]> = [
      ['application/json', '{"action":"get","product":{"$gt":""}}'],
      ['multipart/form-data; boundary=x', 'no boundary at all'],
      ['application/x-www-form-urlencoded', 'action=%00&product=%ff&size=\u0000&get=%E0%A4%A&text=%00'],
      ['image/png', new Uint8Array([0, 255, 128])],
      ['', ''],
    ];
    for (const [type, body] of bodies) {
      const response = await ask(path, { method: 'POST', body, headers: { 'Content-Type': type } });
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      await response.text();
    }
    const odd =
      'text=%00%27&product=1e9&size[]=1&size=%00&getCount=1&action=get-hotspots-html&zones-names=%00zone1&sourceId=%00';
    expect((await fetch(`${shop.url}${path}?${odd}`)).status).toBeLessThan(500);
    expect(shop.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  it('reads multipart forms too', async () => {
    const body = new FormData();
    body.set('action', 'verify_iban');
    body.set('bankAccount', 'PL61109010140000071219812874');
    body.set('file', new Blob(['x']), 'x.txt');
    expect(await call(shop, '/ajax/payments.php', { method: 'POST', body })).toEqual({ errno: 0 });
  });

  it('answers a foreign page without letting it read, and changes nothing', async () => {
    const { id, session } = await shop.store.sessions.start();
    await shop.store.baskets.add(session.hash, { productId: 1001, size: 'uniw', quantity: 1000 });
    const before = await shop.store.baskets.ofSession(session.hash);
    const headers = { Cookie: `session=${id}`, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    for (const path of paths) {
      const response = await ask(`${path}`, {
        method: 'POST',
        headers,
        body: 'action=get&product=1001&change=empty&mode=1',
      });
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.getSetCookie()).toEqual([]);
      await response.text();
    }
    expect(await shop.store.baskets.ofSession(session.hash)).toEqual(before);
  });
});

describe('without the store', () => {
  it('every call that needs it reports that', async () => {
    const broken = await startRunningShop();
    await broken.loseStore();
    for (const path of [
      '/ajax/basket.php',
      '/ajax/projector.php?product=1001&get=sizes',
      '/projector.php?product=1001&getProductXML=true',
    ]) {
      const response = await fetch(broken.url + path);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
      expect(codeOf(await response.text())).toBe('SERVICE_UNAVAILABLE');
    }
    await broken.stop();
  });
});
