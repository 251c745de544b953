import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features, site } from '../../shop.ts';
import { schema } from '../../compatibility/graphql/schema/index.ts';
import { enginesInTurn } from '../../store/testing/stores.ts';
import type { Change } from './changes.ts';
import { openBareShop, type BareShop } from './testing/bare-shop.ts';
import { makeCall, rootFields } from './testing/documents.ts';
import { namesInCode } from './testing/forms.ts';
import { seeded } from './testing/random.ts';
import { callPaths, graphqlPath, pagePatterns } from './testing/surface.ts';

const foreign: ReadonlyArray<[string, Record<string, string>]> = [
  ['another origin', { Origin: 'https://evil.example' }],
  ['a page that the browser calls foreign', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.localhost' }],
  ['a frame without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['no page, with a cookie', {}],
];
const own = { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' };
const served = (path: string) => callPaths.includes(path as `/${string}`) || site.routes.find(path) !== null;
const changes = features.flatMap(({ changes: own = [] }) => own);
/** What makes a request to such an address a change. */
const sampleOf = ({ when }: Change): ReadonlyArray<string> =>
  when === undefined
    ? ['product=1001&size=uniw&number=1&mode=1&change=add']
    : Object.entries(when).flatMap(([name, values]) =>
        values === 'any' ? [`${name}=1`] : values.map((value) => `${name}=${value}`),
      );

describe.each(enginesInTurn('changes by foreign pages'))('what changes something, on %s', (engine) => {
  let shop: BareShop;
  let cookie: string;
  beforeAll(async () => {
    shop = await openBareShop(engine);
    const { id, session } = await shop.store.sessions.start();
    await shop.store.baskets.add(session.hash, { productId: 1001, size: 'uniw', quantity: 1000 });
    await shop.store.lists.create(session.hash, { name: 'Na prezent', isPublic: false });
    cookie = `session=${id}`;
  });
  afterAll(() => shop.close());

  describe.each(foreign)('is refused from %s', (origin, evidence) => {
    // One guard protects all of them: other signs of a foreign page need not be tried everywhere.
    const few = <T>(all: ReadonlyArray<T>) => (origin === foreign[0]![0] ? all : all.slice(0, 3));
    const headers = () => ({ ...evidence, Cookie: cookie });

    it('by a form of any page', async () => {
      expect(pagePatterns.length).toBeGreaterThan(10);
      for (const path of few(pagePatterns)) {
        const { status } = await shop.request(path, { method: 'POST', headers: headers(), body: new FormData() });
        expect([path, status]).toEqual([path, 403]);
      }
    });

    it('by the address alone, where an address can do it', async () => {
      const there = changes.filter(({ path }) => served(path));
      expect(there.length).toBeGreaterThan(1);
      for (const change of few(there)) {
        for (const query of sampleOf(change)) {
          for (const method of ['GET', 'POST']) {
            const response = await shop.request(`${change.path}?${query}`, { method, headers: headers() });
            // Some of them change by POST alone.
            expect([change.path, query, method, [403, 405].includes(response.status)]).toEqual([
              change.path,
              query,
              method,
              true,
            ]);
          }
        }
      }
    });

    it('by every mutation, as text/plain too', async () => {
      const mutations = rootFields(schema).filter(({ operation }) => operation === 'mutation');
      const calls = mutations.map((mutation) => makeCall(mutation, { random: seeded(1), hostility: 0, fullness: 1 }));
      for (const call of [...calls, 'anything']) {
        const response = await shop.request(graphqlPath, {
          method: 'POST',
          headers: { ...headers(), 'Content-Type': 'text/plain' },
          body: JSON.stringify({ query: `query{hello} mutation{${call}}` }),
        });
        expect([call, await response.json()]).toMatchObject([call, { errors: [{ code: 'FORBIDDEN' }] }]);
      }
    });
  });

  it('is complete: other requests of a foreign page change nothing', async () => {
    const names = namesInCode(join(import.meta.dirname, '../../..'));
    expect(names.length).toBeGreaterThan(50);
    const values = ['1001', 'add', 'remove', 'uniw', 'a@b.pl'];
    const before = await shop.everything();
    expect(before).toContain('Na prezent');
    for (const path of [...pagePatterns, ...callPaths]) {
      for (const value of values) {
        const query = new URLSearchParams([...names.map((name) => [name, value]), ['product', '1001']]);
        const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
        await (await shop.request(`${path}?${query}`, { headers })).text();
        // Every form of a page is refused before it is read; only a call decides by its content.
        if (value !== values[0] && pagePatterns.includes(path)) continue;
        const body = new URLSearchParams(query);
        await (await shop.request(path, { method: 'POST', headers, body })).text();
      }
    }
    expect(await shop.everything()).toBe(before);
  });

  it('is not done by HEAD', async () => {
    const before = await shop.everything();
    for (const change of changes.filter(({ path }) => served(path))) {
      for (const query of sampleOf(change)) {
        const path = `${change.path}?${query}`;
        const { status } = await shop.request(path, { method: 'HEAD', headers: { ...own, Cookie: cookie } });
        expect([path, status]).toEqual([path, 405]);
      }
    }
    expect(await shop.everything()).toBe(before);
  });

  it('is done when our own page asks for it', async () => {
    const before = await shop.everything();
    for (const path of changes.map((change) => change.path).filter(served)) {
      const response = await shop.request(`${path}?product=1005&size=uniw&number=1&mode=1&change=add&action=none`, {
        headers: { ...own, Cookie: cookie },
      });
      expect([path, response.status]).not.toEqual([path, 403]);
    }
    expect(await shop.everything()).not.toBe(before);
  });
});
