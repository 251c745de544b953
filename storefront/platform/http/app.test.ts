import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStore, type MemoryStore } from '../testing/memory-store.ts';
import { testingSite } from '../testing/site.tsx';
import { createApp } from './app.ts';
import { jsonLog } from './log.ts';

const root = mkdtempSync(join(tmpdir(), 'statics-'));
mkdirSync(join(root, 'assets'));
writeFileSync(join(root, 'assets', 'a-1.js'), 'export const a = 1;');
writeFileSync(join(root, 'assets', 'a-1.js.br'), brotliCompressSync('export const a = 1;'));
writeFileSync(join(root, 'assets', 'p-480.avif'), 'picture');
writeFileSync(join(root, 'secret.txt'), 'secret');
afterAll(() => rmSync(root, { recursive: true }));

let store: MemoryStore;
let lines: string[];
let isReady: boolean;

const appFor = (publicUrl?: string, site: Partial<typeof testingSite> = {}) =>
  createApp({
    site: { ...testingSite, ...site },
    store,
    clock: () => Date.parse('2026-11-21T09:00:00Z'),
    log: jsonLog((line) => lines.push(line)),
    assets: () => ({ styles: ['/assets/shared.css'], fonts: ['/assets/f.woff2'], scripts: ['/assets/client.js'] }),
    hasPolicy: true,
    publicUrl,
    root,
    statics: [{ path: '/assets', folder: 'assets', isImmutable: true }],
    isReady: () => isReady,
  });

const send = (body: string | FormData, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: {
    origin: 'http://localhost',
    ...(typeof body === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
    ...headers,
  },
  body,
});

const formOf = (name: string): FormData => {
  const form = new FormData();
  form.set('name', name);
  return form;
};

beforeEach(() => {
  store = memoryStore();
  lines = [];
  isReady = true;
});

describe('documents', () => {
  it('are complete, in Polish, private, with style before script', async () => {
    const response = await appFor().request('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, X-Region-Load');
    expect(html).toMatch(/^<!DOCTYPE html><html lang="pl">/);
    expect(html).toContain('<title>Początek | Próbnik</title>');
    expect(html).toContain('<link rel="canonical" href="http://localhost/"/>');
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('<script type="module"'));
    expect(html.indexOf('<script type="module"')).toBeLessThan(html.indexOf('<body'));
    expect(html).toMatch(/<\/body><\/html>$/);
  });

  it('have no inline style, no handler, and no script without the nonce of their policy', async () => {
    for (const path of ['/', '/list.php', '/form.php', '/nic']) {
      const response = await appFor().request(path);
      const html = await response.text();
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy')!)![1];
      expect(html).not.toMatch(/\sstyle=|<style|\son[a-z]+=/i);
      const scripts = html.match(/<script[^>]*>/g)!.filter((tag) => !tag.includes('application/ld+json'));
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    }
  });

  it('get a new nonce each time', async () => {
    const app = appFor();
    const policies = await Promise.all(
      [1, 2].map(async () => (await app.request('/')).headers.get('content-security-policy')),
    );
    expect(policies[0]).not.toBe(policies[1]);
  });

  it('cannot be broken out of by facts', async () => {
    expect(await (await appFor().request('/')).text()).toContain('"name":"\\u003c/script>"');
  });

  it.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('are compressed with %s', async (encoding, unpack) => {
    const response = await appFor().request('/', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toContain('<h1');
  });

  it('answer HEAD with the same headers and no body, and keep the notice', async () => {
    const { id } = await store.start();
    await store.keepNotice(id, { tone: 'success', title: 'Zapisano.' });
    const response = await appFor().request('/', { method: 'HEAD', headers: { cookie: `session=${id}` } });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(await store.takeNotices(id)).toHaveLength(1);
  });

  it('redirect inside the shop', async () => {
    const response = await appFor().request('/piece-301-stara.html');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/piece-7-nowa.html');
  });

  it('render islands as separate roots, with props that cannot break out', async () => {
    const html = await (await appFor().request('/')).text();
    expect(html).toMatch(
      /data-island="start\/counter" data-hydrate="intent" data-prefix="[\w]{8}-1-" data-props="{&quot;start&quot;:3/,
    );
    expect(html).toMatch(/data-hydrate="idle" data-prefix="[\w]{8}-2-"/);
  });
});

describe('security headers', () => {
  it('are strict, without unsafe-inline', async () => {
    const { headers } = await appFor().request('/');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('use https where the shop is reached by https, also in addresses and cookies', async () => {
    const app = appFor('https://sien.example');
    const response = await app.request('/');
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(await response.text()).toContain('href="https://sien.example/"');
    const sent = await app.request('/form.php', send('name=Ewa', { origin: 'https://sien.example' }));
    expect(sent.headers.get('set-cookie')).toMatch(/^__Host-session=.*; Secure$/);
  });

  it('are set on failures too', async () => {
    const { headers } = await appFor().request('/broken.php');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('forms', () => {
  it('are answered with 303, a session and one notice for the next page', async () => {
    const app = appFor();
    const sent = await app.request('/form.php', send('name=Ewa'));
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe('/form.php');
    const cookie = sent.headers.get('set-cookie')!.split(';')[0]!;
    const next = async () => (await app.request('/form.php', { headers: { cookie } })).text();
    expect(await next()).toContain('Przyjęte: Ewa');
    expect(await next()).not.toContain('Przyjęte: Ewa');
  });

  it('keep the typed text, as 422 or 409', async () => {
    const app = appFor();
    const empty = await app.request('/form.php', send('name='));
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('Wpisz imię.');
    const taken = await app.request('/form.php', send('name=zaj%C4%99te'));
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain('value="zajęte"');
    expect(taken.headers.get('set-cookie')).toBeNull();
  });

  it('may be multipart', async () => {
    const form = new FormData();
    form.set('name', 'Ewa');
    expect((await appFor().request('/form.php', send(form))).status).toBe(303);
  });

  it.each([
    ['a foreign origin', send('name=Ewa', { origin: 'https://evil.example' }), 403, 'Tego nie możemy przyjąć.'],
    [
      'a foreign page by its fetch metadata',
      send('name=Ewa', { 'sec-fetch-site': 'cross-site' }),
      403,
      'Tego nie możemy',
    ],
    ['1,001 fields', send('a&'.repeat(1000)), 413, 'Za dużo naraz.'],
    ['101 kB in parts', send(formOf('a'.repeat(101_000))), 413, 'Za dużo naraz.'],
    ['2 MB', send(`name=${'a'.repeat(2 * 1024 * 1024)}`), 413, 'Za dużo naraz.'],
    ['a body that is no form', send('{}', { 'content-type': 'application/json' }), 400, 'Nie rozumiemy tego żądania.'],
    [
      'a broken multipart body',
      send('--x', { 'content-type': 'multipart/form-data; boundary=y' }),
      400,
      'Nie rozumiemy',
    ],
  ])('are refused in Polish: %s', async (_, init, status, words) => {
    const response = await appFor().request('/form.php', init);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

it('rejects an address with more than 1,000 fields', async () => {
  expect((await appFor().request(`/?${'a&'.repeat(1000)}`)).status).toBe(400);
});

describe('error pages', () => {
  it.each([
    ['/nic', 404],
    ['/piece-404-x.html', 404],
    ['/piece-410-x.html', 410],
    ['/%E0%A4%A', 404],
    // Two slashes begin a host, not a path, when an address is resolved.
    ['//%09/evil.example', 404],
    ['///evil.example', 404],
    ['//evil.example/', 404],
    ['/broken.php', 500],
  ])('%s: %d with a heading, a search box, links, and no internal message', async (path, status) => {
    const response = await appFor().request(path);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain('<html lang="pl">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*name="text"/);
    expect(html).toContain('action="/search.php"');
    expect(html).toContain('Strona główna');
    expect(html).toContain('noindex');
    expect(html).not.toMatch(/secret|Error:|\.tsx?|at \w+ \(/);
  });

  it('405 names what is allowed', async () => {
    const app = appFor();
    const posted = await app.request('/list.php', send('a=1'));
    expect(posted.status).toBe(405);
    expect(posted.headers.get('allow')).toBe('GET, HEAD, POST');
    expect((await app.request('/list.php', { method: 'PUT', headers: { origin: 'http://localhost' } })).status).toBe(
      405,
    );
  });

  it('503 with Retry-After while the store is down, and the shop recovers by itself', async () => {
    const app = appFor();
    store.isDown = true;
    const response = await app.request('/');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    const html = await response.text();
    expect(html).toContain('Zaraz wracamy.');
    expect(html).not.toContain('ECONNREFUSED');
    store.isDown = false;
    expect((await app.request('/')).status).toBe(200);
  });

  it('503 also when the store failed during the request and is back already', async () => {
    const app = appFor();
    vi.spyOn(store, 'assertUp').mockImplementationOnce(() => {
      throw new Error('connection lost');
    });
    expect((await app.request('/')).status).toBe(503);
    expect((await app.request('/')).status).toBe(200);
  });

  it.each([
    ['/broken.php', 'pl', 'Sklep chwilowo nie działa'],
    ['/en/broken.php', 'en', 'The shop is not working right now'],
  ] as const)(
    '%s: the last words are in the language of the address if no page can be made',
    async (path, lang, words) => {
      const app = appFor(undefined, {
        languages: () => ['pl', 'en'],
        errorPage: {
          ...testingSite.errorPage,
          title() {
            throw new Error('secret detail');
          },
        },
      });
      const response = await app.request(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'private, no-cache']);
      const html = await response.text();
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).toContain(`<h1>${words}</h1>`);
      expect(html).not.toContain('secret');
    },
  );

  it('write internal details to the log only, with the number that the page shows', async () => {
    const response = await appFor().request('/broken.php');
    const requestId = response.headers.get('x-request-id')!;
    expect(await response.text()).toContain(requestId);
    const logged = lines.find((line) => line.includes('secret detail'))!;
    expect(JSON.parse(logged)).toMatchObject({ level: 'error', requestId });
  });
});

describe('the log', () => {
  it('has one line a request and nothing that users typed', async () => {
    await appFor().request('/list.php?text=moja+choroba', { headers: { cookie: 'session=sekret' } });
    await appFor().request('/form.php', send('name=Ewa+Nowak'));
    const requests = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(requests).toHaveLength(2);
    expect(requests[0]).toMatchObject({ event: 'request', method: 'GET', route: 'list', status: 200 });
    expect(lines.join('')).not.toMatch(/choroba|Nowak|sekret/);
  });
});

describe('files', () => {
  it('are precompressed and immutable', async () => {
    const response = await appFor().request('/assets/a-1.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('export const a = 1;');
  });

  it('are sent plain on request, pictures with their type', async () => {
    expect(await (await appFor().request('/assets/a-1.js')).text()).toBe('export const a = 1;');
    expect((await appFor().request('/assets/p-480.avif')).headers.get('content-type')).toBe('image/avif');
  });

  it('are not sent again to a browser that has them, encoding by encoding', async () => {
    const ask = (headers: Record<string, string>) => appFor().request('/assets/a-1.js', { headers });
    const [compressed, plain] = [await ask({ 'accept-encoding': 'br' }), await ask({ 'accept-encoding': 'identity' })];
    const etag = compressed.headers.get('etag')!;
    expect(plain.headers.get('etag')).not.toBe(etag);
    expect([compressed, plain].map(({ headers }) => headers.get('vary'))).toEqual([
      'Accept-Encoding',
      'Accept-Encoding',
    ]);
    const again = await ask({ 'accept-encoding': 'br', 'if-none-match': `W/${etag}, "other"` });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'public, max-age=31536000, immutable',
    ]);
    expect((await ask({ 'accept-encoding': 'identity', 'if-none-match': etag })).status).toBe(200);
    expect((await ask({ 'accept-encoding': 'br;q=0, *;q=0.5' })).headers.get('content-encoding')).toBeNull();
  });

  it('say how long they are to who asks for their head, and nothing else', async () => {
    const response = await appFor().request('/assets/a-1.js', { method: 'HEAD' });
    expect([response.headers.get('content-length'), await response.text()]).toEqual(['19', '']);
    expect((await appFor().request('/assets/a-1.js', { method: 'POST', ...send('a=1') })).status).not.toBe(200);
  });

  it('come without a cookie, may not be framed by their type, and run nothing by themselves', async () => {
    const { headers } = await appFor('https://shop.example').request('/assets/p-480.avif');
    expect(headers.get('set-cookie')).toBeNull();
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it.each([
    '/assets/../secret.txt',
    '/assets/a-1.js.br',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets//etc/passwd',
    '/assets/none.js',
  ])('never leave their folder: %s', async (path) => {
    const response = await appFor().request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });
});

describe('health', () => {
  it('checks the store once for concurrent readiness requests', async () => {
    const ping = vi.spyOn(testingSite, 'ping');
    const app = appFor();
    const answers = await Promise.all(Array.from({ length: 20 }, async () => app.request('/ready')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(ping).toHaveBeenCalledTimes(1);
    await app.request('/health');
    expect(ping).toHaveBeenCalledTimes(1);
    await app.request('/ready');
    expect(ping).toHaveBeenCalledTimes(2);
    ping.mockRestore();
  });

  it('is alive without a store; is ready only with one, and not while it stops', async () => {
    const app = appFor();
    expect((await app.request('/health')).status).toBe(200);
    expect((await app.request('/ready')).status).toBe(200);
    store.isDown = true;
    expect((await app.request('/health')).status).toBe(200);
    expect((await app.request('/ready')).status).toBe(503);
    store.isDown = false;
    isReady = false;
    expect((await app.request('/ready')).status).toBe(503);
  });
});
