import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import type { RequestSession } from '../platform/page/request-context.ts';
import { createApp } from '../platform/http/app.ts';
import { jsonLog } from '../platform/http/log.ts';
import { openStore, type Store } from '../store/index.ts';
import { friday, makeDataDir, type Original } from '../store/testing/filled-shop.ts';
import { site } from '../shop.ts';

export { byCourier, recipient } from './recipient.ts';
export { friday } from '../store/testing/filled-shop.ts';

/** A new visitor, without cookies. */
export const noSession: RequestSession = {
  current: () => Promise.resolve(null),
  ensure: () => Promise.reject(new Error('Nothing is remembered here.')),
  renew: () => Promise.resolve(),
  continueWith: () => Promise.resolve(),
  end: () => Promise.resolve(),
};

export interface ShopUnderTest {
  store: Store;
  visitor(): Visitor;
  /** What was logged as a fault of ours. */
  faults: ReadonlyArray<string>;
  close(): Promise<void>;
}

/** The real shop on a store of its own, without a network. @param clock what it reads; without it, it stands */
export async function openShop(clock: () => number = () => friday): Promise<ShopUnderTest> {
  // The store tests share one that is filled: a copy opens in a tenth of the time.
  const filled: Original | undefined = clock() === friday ? inject('fridayShop') : undefined;
  const dataDir = await makeDataDir(filled);
  const store = await openStore({ dataDir, clock });
  // All visitors come from one address, and the clock stands.
  await store.settings.set('rateLimitFactor', 1000);
  return {
    ...serve(store, clock, dataDir),
    async close() {
      await store.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The same on a store that the caller opens and closes. @param root the folder of its files */
export function serve(store: Store, clock: () => number, root: string): Omit<ShopUnderTest, 'close'> {
  const faults: string[] = [];
  const app = createApp({
    site,
    store,
    clock,
    log: jsonLog((line) => line.includes('"level":"error"') && faults.push(line)),
    assets: () => ({ styles: [], fonts: [], scripts: [], preloads: [] }),
    hasPolicy: true,
    statics: [],
    root,
    isReady: () => true,
  });
  return {
    store,
    faults,
    visitor: () => new Visitor((request) => Promise.resolve(app.fetch(request))),
  };
}

export interface Seen {
  status: number;
  location: string | null;
  html: string;
  /** The words of `<main>`, as they are read. */
  text: string;
}

/** Somebody with a browser that runs no scripts: cookies are kept, forms are sent as browsers send them. */
export class Visitor {
  readonly #fetch: (request: Request) => Promise<Response>;
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  /** @param origin of the shop: scheme and host */
  constructor(fetch: (request: Request) => Promise<Response>, origin = 'http://shop.test') {
    this.#fetch = fetch;
    this.#origin = origin;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Seen> {
    return this.#send(path, { headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  }

  post(path: string, fields: Readonly<Record<string, string>> | BodyInit, headers: Record<string, string> = {}) {
    const isFields = typeof fields === 'object' && Object.getPrototypeOf(fields) === Object.prototype;
    const body = isFields ? new URLSearchParams(fields as Record<string, string>) : (fields as BodyInit);
    const own = { 'sec-fetch-site': 'same-origin', origin: this.#origin };
    return this.#send(path, { method: 'POST', body, headers: { ...own, ...headers } });
  }

  /** The answer as it came, of whatever is no page. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) };
    const response = await this.#fetch(new Request(this.#origin + path, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  async #send(path: string, init: RequestInit): Promise<Seen> {
    const response = await this.fetch(path, init);
    const html = await response.text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
    return {
      status: response.status,
      location: response.headers.get('location'),
      html,
      text: main
        .replace(/<svg[\s\S]*?<\/svg>/g, '')
        .replace(/<!--.*?-->/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replaceAll('&quot;', '"')
        .replaceAll(' ', ' ')
        .replace(/[^\S\u00a0]+/g, ' '),
    };
  }
}

/** The values of the hidden fields of a page, by name. */
export const hiddenFields = ({ html }: Seen): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
