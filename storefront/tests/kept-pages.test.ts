import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../tests/full-run.ts';
import { createApp } from '../platform/http/app.ts';
import { jsonLog } from '../platform/http/log.ts';
import type { Schema } from '../platform/store/schema.ts';
import { site } from '../shop.ts';
import type { Engine, Store } from '../store/index.ts';
import { engines, filledShop, makePlace, type Place } from '../store/testing/stores.ts';
import { randomNumbers } from '../testing/random-numbers.ts';
import { changes, type ChangingShop } from './kept/changes.ts';

/** The audit asks 100,000, and stores the results: `npm run audit:kept`. */
const count = Number(process.env['KEPT_PAGES'] ?? (isFullRun ? 3000 : 200));
const report = process.env['KEPT_REPORT'];
const chosen = process.env['KEPT_ENGINE'] ? ([process.env['KEPT_ENGINE']] as ReadonlyArray<Engine>) : engines;
const seed = Number(process.env['KEPT_SEED'] ?? 44);

const product = (id: number, slug: string) => `/product-pol-${id}-${slug}.html`;
/** The first ones are asked most. */
const paths = [
  '/',
  product(1001, 'kubek-poranek-wapno'),
  '/pol_m_ceramika-1.html',
  '/en/',
  product(1007, ''),
  product(1020, ''),
  '/pol_m_ceramika-1.html?filter_producer=1',
  '/firm-pol-1-glina-i-zar.html',
  product(1032, ''),
  '/zwroty-i-reklamacje-cinfo-pol-4.html',
  '/en/pol_m_ceramika-1.html',
  product(1044, ''),
  '/pol_m_ceramika-1.html?sort=price-asc',
  `/en${product(1001, 'kubek-poranek-wapno')}`,
];

interface Process {
  readonly store: Store;
  /** The shop that keeps pages, and the same on the same store that keeps none. */
  readonly kept: (path: string) => Promise<Seen>;
  readonly fresh: (path: string) => Promise<Seen>;
}

interface Seen {
  readonly status: number;
  readonly location: string | null;
  /** Without what differs in each answer. */
  readonly text: string;
}

/** A page without its holes: the nonce of the answer's own policy, the key of an attempt, the prefix of ids. */
async function seen(response: Response): Promise<Seen> {
  const bytes = Buffer.from(await response.arrayBuffer());
  let text = (response.headers.get('content-encoding') === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  const key = /name="express" value="([^"]{24})"|value="([^"]{24})"[^>]*name="express"/.exec(text);
  const prefix = /data-prefix="([0-9a-f]{8})-/.exec(text)?.[1];
  for (const value of [nonce, key?.[1] ?? key?.[2], prefix]) if (value) text = text.replaceAll(value, '*');
  return { status: response.status, location: response.headers.get('location'), text };
}

describe.each(chosen)('pages asked while the shop changes, on %s', (engine) => {
  let place: Place;
  let tables: Kysely<Schema>;
  const processes: Process[] = [];
  const keeping: Array<Promise<void>> = [];
  let kept = 0;
  const faults: string[] = [];

  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    tables = await place.openTables();
    // SQLite admits one instance of the shop; on PostgreSQL two of them serve, both in this process.
    for (const _ of engine === 'postgres' ? [1, 2] : [1]) {
      const store = await place.open();
      await store.settings.set('languages', ['pl', 'en']);
      const serve = (keptBytes: number) => {
        const app = createApp({
          site,
          store,
          clock: () => place.clock.now,
          log: jsonLog((line) => {
            if (line.includes('"isKept":true')) kept += 1;
            if (line.includes('"level":"error"')) faults.push(line);
          }),
          assets: () => ({ styles: [], fonts: [], scripts: [] }),
          hasPolicy: true,
          root: place.dataDir,
          statics: [],
          isReady: () => true,
          keptBytes,
          onKeeping: (done) => keeping.push(done),
        });
        const headers = { ...(keptBytes > 0 && { 'Accept-Encoding': 'br' }) };
        return async (path: string) => seen(await app.fetch(new Request(`http://shop.test${path}`, { headers })));
      };
      processes.push({ store, kept: serve(16 * 1024 * 1024), fresh: serve(0) });
    }
  });
  afterAll(() => place.remove());

  it('shows each page as if it were made for its question', { timeout: 24 * 60 * 60_000 }, async () => {
    const below = randomNumbers(seed);
    const addresses = await Promise.all(
      paths.map(async (path) => {
        const { status, location } = await processes[0]!.fresh(path);
        return status === 301 ? location! : path;
      }),
    );
    const kinds = Object.keys(changes);
    let changed = 0;
    const differences: string[] = [];
    const shopOf = ({ store }: Process): ChangingShop => ({ store, tables, now: () => place.clock.now, below });
    const one = () => processes[below(processes.length)]!;
    let focus = { process: one(), path: addresses[0]! };

    for (let asked = 0; asked < count; asked += 1) {
      if (below(25) === 0) focus = { process: one(), path: addresses[below(below(3) === 0 ? addresses.length : 4)]! };
      // Most questions come one after the other for one page: it is kept by the third.
      const isOther = below(5) === 0;
      const path = isOther ? addresses[below(addresses.length)]! : focus.path;
      const { kept: ask, fresh } = isOther ? one() : focus.process;
      if (below(10) === 0) {
        const kind = kinds[below(kinds.length)]!;
        changed += 1;
        const change = changes[kind]!(shopOf(one()));
        // A page that is made meanwhile may have seen half of it: the next one may not.
        if (below(2) === 0) await Promise.all([change, ask(path), one().kept(path)]);
        else await change;
      }
      // On PostgreSQL, a transaction may be open while others write and pages are read.
      if (engine === 'postgres' && below(60) === 0) await commitLate(path);
      if (below(15) === 0) place.clock.now += below(6) === 0 ? below(3 * 3600_000) : below(25_000);
      const [answer, expected] = [await ask(path), await fresh(path)];
      if (answer.status !== expected.status || answer.text !== expected.text)
        differences.push(`${asked} ${path}: ${firstDifference(answer.text, expected.text)}`);
      await Promise.all(keeping.splice(0));
      // A stopped run stands.
      if (asked % 200 === 0) write(asked);
    }
    write(count);
    expect(differences).toEqual([]);
    expect(faults).toEqual([]);
    // Most questions are answered from memory, or nothing is proved.
    expect(kept / count).toBeGreaterThan(0.2);

    function write(pages: number): void {
      if (!report) return;
      mkdirSync(dirname(report), { recursive: true });
      const result = { engine, seed, pages, changes: changed, fromMemory: kept, differences };
      writeFileSync(`${report}.${engine}.json`, `${JSON.stringify(result, null, 2)}\n`);
    }

    /** A change that began before others and before pages were read, and is committed after them. */
    async function commitLate(path: string): Promise<void> {
      await tables.transaction().execute(async (tx) => {
        // A busy machine may take longer than the shop lets a transaction wait.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await sql`update sizes set price = ${1000 + below(90_000)} where product_id = 1001`.execute(tx);
        await one().store.settings.set('shopLead', `Zmiana ${below(1000)}`);
        for (const { kept: ask } of processes) {
          await ask(path);
          await ask(path);
        }
        await Promise.all(keeping.splice(0));
      });
    }
  });
});

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${JSON.stringify(one.slice(at - 80, at + 80))} instead of ${JSON.stringify(other.slice(at - 80, at + 80))}`;
}
