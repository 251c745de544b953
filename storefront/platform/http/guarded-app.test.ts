import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Protection } from '../page/protection.ts';
import type { TestingTypes } from '../testing/define-page.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { testingSite } from '../testing/site.tsx';
import { trustedProxies } from '../protection/client-address.ts';
import { createApp } from './app.ts';
import { listen, type Listening } from './listen.ts';
import { jsonLog } from './log.ts';

let seen: Array<{ address: string; path: string; fields: string }>;
let wait: number | null;
let listening: Listening | undefined;
beforeEach(() => {
  seen = [];
  wait = null;
});
afterEach(async () => {
  await listening?.stop(100);
  listening = undefined;
});

/** Counts every use and returns `wait`. */
const protection = (): Protection<TestingTypes> => ({
  isChange: (_, parameters) => parameters.get('change') === 'yes',
  usesOf: (path, method, parameters) => [{ limit: `${method} ${path}`, account: parameters.toString() }],
  admit: (_, address, uses) => {
    seen.push(...uses.map(({ limit, account }) => ({ address, path: limit, fields: account ?? '' })));
    return Promise.resolve(wait);
  },
});

const appWith = (proxies?: string) =>
  createApp({
    site: { ...testingSite, protection },
    store: memoryStore(),
    clock: Date.now,
    log: jsonLog(() => {}),
    assets: () => ({ styles: [], fonts: [], scripts: [] }),
    hasPolicy: true,
    trustedProxies: proxies === undefined ? null : trustedProxies(proxies),
    root: '.',
    statics: [],
    isReady: () => true,
  });

const form = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body,
});

describe('the use of a page', () => {
  it.each([
    ['the other end of the connection', undefined, '127.0.0.1'],
    ['the client that our proxy names', '127.0.0.0/8', '198.51.100.7'],
  ])('is counted for %s', async (_, proxies, address) => {
    listening = await listen(appWith(proxies), '127.0.0.1', 0);
    await (await fetch(`${listening.url}/list.php?text=a`, { headers: { 'X-Forwarded-For': '198.51.100.7' } })).text();
    expect(seen).toEqual([{ address, path: 'GET /list.php', fields: 'text=a' }]);
  });

  it('is counted once for a form, with its fields and those of its address', async () => {
    await appWith().request('/form.php?from=list', form('name=Ewa'));
    expect(seen.map(({ path, fields }) => [path, fields])).toEqual([['POST /form.php', 'name=Ewa&from=list']]);
  });

  it('is not counted for files, health and unknown addresses', async () => {
    for (const path of ['/health', '/ready', '/nic']) await appWith().request(path);
    expect(seen).toEqual([]);
  });
});

describe('too much', () => {
  it('get a page in Polish with the time to wait and the way back to the form', async () => {
    wait = 61;
    const response = await appWith().request(
      '/form.php',
      form('name=Ewa', { referer: 'http://localhost/form.php?a=1' }),
    );
    const html = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '61']);
    expect(html).toContain('Trochę za szybko.');
    expect(html).toContain('Odczekaj 2 minuty.');
    expect(html).toMatch(/href="\/form\.php\?a=1"/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    'https://evil.example/form.php',
    'javascript:alert(1)',
    'http://localhost.evil.example/',
    'nonsense',
    'http://localhost//evil.example/',
  ])('link to no page but ours: %s', async (referer) => {
    wait = 60;
    const html = await (await appWith().request('/form.php', form('name=Ewa', { referer }))).text();
    expect(html).not.toMatch(/href="(https?:|javascript:|\/\/)[^"]*(evil|alert)/);
  });
});

describe('a change by its address', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ cookie: 'session=x', referer: 'http://localhost/form.php' }, 200],
    [{ cookie: 'session=x', referer: 'https://evil.example/' }, 403],
  ])('%j is answered with %d', async (headers, status) => {
    const response = await appWith().request('/list.php?change=yes', { headers: headers as Record<string, string> });
    expect(response.status).toBe(status);
  });
});
