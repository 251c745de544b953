import { brotliDecompressSync } from 'node:zlib';
import type { Kysely } from 'kysely';
import { createApp } from '../../platform/http/app.ts';
import { jsonLog } from '../../platform/http/log.ts';
import type { Schema } from '../../platform/store/schema.ts';
import { site } from '../../shop.ts';
import type { Store } from '../../store/index.ts';
import { randomNumbers } from '../../testing/random-numbers.ts';
import { changes } from './changes.ts';

export interface Seen {
  readonly status: number;
  readonly location: string | null;
  /** Without what differs in each answer. */
  readonly text: string;
  readonly isFromMemory: boolean;
}

/** A process of the shop, or what stands for one in this process. */
export interface ShopProcess {
  /** Asks the shop that keeps pages, lists and rows. */
  kept(path: string, cookie?: string): Promise<Seen>;
  /** Asks a shop that was opened after the last `renew` and keeps no pages. */
  fresh(path: string, cookie?: string): Promise<Seen>;
  /** To be called after a change of data: the next `fresh` opens its shop again. */
  renew(): Promise<void>;
  /** Makes a random change of a kind. */
  change(kind: string, seed: number): Promise<void>;
  /** Waits until pages that are being compressed are kept. */
  settle(): Promise<void>;
  /** Errors in the log so far. */
  faults(): Promise<ReadonlyArray<string>>;
}

/** A page without its holes: the nonce of the answer's own policy, the key of an attempt, the prefix of ids, the room of the basket. */
async function seen(response: Response, isFromMemory: boolean): Promise<Seen> {
  const bytes = Buffer.from(await response.arrayBuffer());
  let text = (response.headers.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  // Goods that are sold out have it in their island alone.
  const key = /name="express" value="([\w-]{24})"|expressKey&quot;:&quot;([\w-]{24})&quot;/.exec(text);
  const prefix = /data-prefix="([0-9a-f]{8})-/.exec(text)?.[1];
  for (const value of [nonce, key?.[1] ?? key?.[2], prefix]) if (value) text = text.replaceAll(value, '*');
  text = text.replace(/<span {2,}class/, '<span class');
  return { status: response.status, location: response.headers.get('location'), text, isFromMemory };
}

/** @param open opens the store again: what a store has in memory must be what it would read now */
export function shopProcess(
  store: Store,
  open: () => Promise<Store>,
  tables: Kysely<Schema>,
  clock: { readonly now: number },
): ShopProcess {
  const keeping: Array<Promise<void>> = [];
  const faults: string[] = [];
  const serve = (served: Store, keptBytes: number) => {
    let isKept = false;
    const app = createApp({
      site,
      store: served,
      clock: () => clock.now,
      log: jsonLog((line) => {
        isKept = line.includes('"isKept":true');
        if (line.includes('"level":"error"')) faults.push(line);
      }),
      assets: () => ({ styles: [], fonts: [], scripts: [] }),
      hasPolicy: true,
      root: import.meta.dirname,
      statics: [],
      isReady: () => true,
      keptBytes,
      onKeeping: (done) => keeping.push(done),
    });
    return async (path: string, cookie?: string) => {
      const headers = { ...(keptBytes > 0 && { 'Accept-Encoding': 'br' }), ...(cookie !== undefined && { cookie }) };
      const response = await app.fetch(new Request(`http://shop.test${path}`, { headers }));
      return seen(response, isKept);
    };
  };
  const reopen = async () => {
    const reopened = await open();
    return { ask: serve(reopened, 0), close: reopened.close };
  };
  let compared: ReturnType<typeof reopen> | undefined;
  return {
    kept: serve(store, 16 * 1024 * 1024),
    fresh: async (path, cookie) => (await (compared ??= reopen())).ask(path, cookie),
    renew: async () => {
      const last = compared;
      compared = undefined;
      await (await last)?.close();
    },
    change: async (kind, seed) =>
      void (await changes[kind]!({ store, tables, now: () => clock.now, below: randomNumbers(seed) })),
    settle: async () => void (await Promise.all(keeping.splice(0))),
    faults: () => Promise.resolve(faults),
  };
}
