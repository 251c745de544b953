import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBareShop, type BareShop } from './testing/bare-shop.ts';
import { namesInCode } from './testing/forms.ts';
import { inTurn } from '../../../tests/full-run.ts';
import { callPaths, pagePatterns } from './testing/surface.ts';

let shop: BareShop;
beforeAll(async () => {
  shop = await openBareShop('sqlite');
});
afterAll(() => shop.close());

const customary = [
  'redirect',
  'redirectUrl',
  'redirect_uri',
  'return',
  'returnUrl',
  'url',
  'next',
  'from',
  'back',
  'to',
];
const away = ['https://evil.example/', '//evil.example/', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)'];

it('no parameter of any address or form leads out of the shop', async () => {
  const names = [...new Set([...customary, ...namesInCode(join(import.meta.dirname, '../../..'))])];
  let redirects = 0;
  for (const [turn, path] of [...pagePatterns, ...callPaths].entries()) {
    for (const target of inTurn(away, turn, away.length)) {
      const fields = new URLSearchParams(names.map((name) => [name, target]));
      const own = { Origin: shop.origin, 'Sec-Fetch-Site': 'same-origin', Referer: 'https://evil.example/' };
      for (const init of [{ headers: own }, { method: 'POST', headers: own, body: fields }]) {
        const response = await shop.request(`${path}?${fields}`, init);
        const location = response.headers.get('location');
        await response.text();
        if (location === null) continue;
        redirects += 1;
        expect([path, new URL(location, shop.origin).origin]).toEqual([path, shop.origin]);
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(response.headers.get('refresh')).toBeNull();
      }
    }
  }
  // Some do redirect.
  expect(redirects).toBeGreaterThan(5);
});
