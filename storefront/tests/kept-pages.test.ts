import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../tests/full-run.ts';
import { newClient } from '../features/account/server/testing/account.ts';
import { databaseFile } from '../platform/store/engine/sqlite.ts';
import type { Schema } from '../platform/store/schema.ts';
import { openStore, type Engine, type Store } from '../store/index.ts';
import { engines, filledShop, makePlace, type Place } from '../store/testing/stores.ts';
import { randomNumbers } from '../testing/random-numbers.ts';
import { changes } from './kept/changes.ts';
import { forkProcess } from './kept/forked-process.ts';
import { shopProcess, type ShopProcess } from './kept/shop-process.ts';

/** The audit asks 100,000, and stores the results: `npm run audit:kept`. */
const count = Number(process.env['KEPT_PAGES'] ?? (isFullRun ? 3000 : 120));
const report = process.env['KEPT_REPORT'];
const chosen = process.env['KEPT_ENGINE'] ? ([process.env['KEPT_ENGINE']] as ReadonlyArray<Engine>) : engines;
const seed = Number(process.env['KEPT_SEED'] ?? 44);

const product = (id: number, slug: string) => `/product-pol-${id}-${slug}.html`;
/** The first ones are asked most. */
const paths = [
  '/',
  product(1001, 'kubek-poranek-wapno'),
  '/pol_m_ceramika-1.html',
  // It has a countdown.
  product(1031, ''),
  '/en/',
  product(1007, ''),
  product(1020, ''),
  '/pol_m_ceramika-1.html?filter_producer=1',
  '/firm-pol-1-glina-i-zar.html',
  product(1032, ''),
  '/zwroty-i-reklamacje-cinfo-pol-4.html',
  '/en/pol_m_ceramika-1.html',
  product(1044, ''),
  '/pol_m_ceramika-1.html?sort=price&order=d',
  `/en${product(1001, 'kubek-poranek-wapno')}`,
  '/pol_m_ceramika-1.html?sort=name',
  '/pol_m_ceramika-1.html?filter_availability=available&sort=date&order=d',
  '/search.php?promo=y',
  '/search.php?text=kubek',
  '/en/pol_m_ceramika-1.html?sort=name',
];

/** In processes of their own, the shop must be built for one: in `npm test` two instances in this one serve PostgreSQL. */
const areApart = process.env['KEPT_PROCESSES'] === '2';

describe.each(chosen)('pages asked while the shop changes, on %s', (engine) => {
  let place: Place;
  let tables: Kysely<Schema>;
  let store: Store;
  /** Cookies of visitors: no session, two guests, someone signed in. */
  let visitors: ReadonlyArray<string | undefined>;
  const processes: ShopProcess[] = [];
  const stops: Array<() => void> = [];

  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    tables = await place.openTables();
    store = await place.open();
    await store.settings.set('languages', ['pl', 'en']);
    // Each search counts twice: for the kept page, and for the page that it is compared with.
    await store.settings.set('rateLimitFactor', 1000);
    // A folder that leads to the same file: on SQLite the shop's own folder is locked.
    const beside = mkdtempSync(join(dirname(place.dataDir), 'witryna-beside-'));
    symlinkSync(join(place.dataDir, databaseFile), join(beside, databaseFile));
    stops.push(() => rmSync(beside, { recursive: true }));
    const { databaseUrl, clock } = place;
    const uploads = join(place.dataDir, 'uploads');
    const reopen = () =>
      openStore({ dataDir: beside, uploads, databaseUrl, clock: () => clock.now, loadCatalogue: null });
    processes.push(shopProcess(store, reopen, tables, clock));
    // SQLite admits one process of the shop; on PostgreSQL two of them serve.
    if (engine === 'postgres' && areApart) {
      const other = await forkProcess(place, clock);
      processes.push(other);
      stops.push(other.stop);
    } else if (engine === 'postgres') processes.push(shopProcess(await place.open(), reopen, tables, clock));
    const guests = [await store.sessions.start(), await store.sessions.start()].map(({ id }) => `session=${id}`);
    const outcome = await store.clients.create(newClient('anna'), 'registered');
    if (outcome.kind !== 'saved') throw new Error('There is no client.');
    visitors = [undefined, ...guests, `session=${await store.clients.signIn(outcome.client.id, null)}; client=1`];
  });
  afterAll(async () => {
    for (const { renew } of processes) await renew();
    for (const stop of stops) stop();
    await place.remove();
  });

  it('keeps a page with a countdown, whose script loads in time', async () => {
    const { kept, fresh, settle } = processes[0]!;
    const path = '/product-pol-1031-swiecznik-kropla.html';
    const wakes: string[] = [];
    for (const seconds of [20, 1, 1, 1, 5]) {
      place.clock.now += seconds * 1000;
      const [answer, expected] = [await kept(path), await fresh(path)];
      expect(answer.text).toBe(expected.text);
      await settle();
      if (answer.isFromMemory) wakes.push(/data-wakes-in="([^"]+)"/.exec(answer.text)![1]!);
    }
    expect(wakes.map(Number).map((one) => one - Number(wakes[0]))).toEqual([0, -5000]);
  });

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
    const fromMemory = { all: 0, withSession: 0 };
    const differences: string[] = [];
    const one = () => processes[below(processes.length)]!;
    const oneOf = <Value>(list: ReadonlyArray<Value>): Value => list[below(list.length)]!;
    let focus = { process: one(), path: addresses[0]!, cookies: visitors };

    for (let asked = 0; asked < count; asked += 1) {
      if (below(25) === 0) {
        const path = addresses[below(below(3) === 0 ? addresses.length : 5)]!;
        focus = {
          process: one(),
          path,
          cookies: oneOf([[undefined], visitors.slice(1, 3), visitors.slice(3), visitors]),
        };
      }
      // Most questions come one after the other for one page: it is kept by the third.
      const isOther = below(5) === 0;
      const path = isOther ? addresses[below(addresses.length)]! : focus.path;
      const cookie = oneOf(isOther ? visitors : focus.cookies);
      const { kept: ask, fresh } = isOther ? one() : focus.process;
      if (below(10) === 0) {
        const kind = kinds[below(kinds.length)]!;
        changed += 1;
        const change = one().change(kind, below(2 ** 31));
        // A page that is made meanwhile may have seen half of it: the next one may not.
        if (below(2) === 0) await Promise.all([change, ask(path, cookie), one().kept(path)]);
        else await change;
        await renewed();
      }
      // On PostgreSQL, a transaction may be open while others write and pages are read.
      if (engine === 'postgres' && below(60) === 0) {
        await commitLate(path);
        await renewed();
      }
      if (below(15) === 0) place.clock.now += below(6) === 0 ? below(3 * 3600_000) : below(25_000);
      const [answer, expected] = [await ask(path, cookie), await fresh(path, cookie)];
      if (answer.isFromMemory) fromMemory.all += 1;
      if (answer.isFromMemory && cookie !== undefined) fromMemory.withSession += 1;
      if (answer.status !== expected.status || answer.text !== expected.text)
        differences.push(
          `${asked} ${path} ${cookie === undefined ? '' : 'with a session'}: ${firstDifference(answer.text, expected.text)}`,
        );
      await settled();
      // A stopped run stands.
      if (asked % 200 === 0) write(asked);
    }
    write(count);
    expect(differences).toEqual([]);
    for (const { faults } of processes) expect(await faults()).toEqual([]);
    // Many questions are answered from memory, or nothing is proved: 0.22 of 50,000 where one process keeps pages, 0.19 where two do.
    expect(fromMemory.all / count).toBeGreaterThan(areApart ? 0.15 : 0.2);
    expect(fromMemory.withSession / count).toBeGreaterThan(0.05);

    async function settled(): Promise<void> {
      for (const { settle } of processes) await settle();
    }

    async function renewed(): Promise<void> {
      for (const { renew } of processes) await renew();
    }

    function write(pages: number): void {
      if (!report) return;
      mkdirSync(dirname(report), { recursive: true });
      const processCount = areApart ? processes.length : 1;
      const result = { engine, processes: processCount, seed, pages, changes: changed, fromMemory, differences };
      writeFileSync(`${report}.${engine}.json`, `${JSON.stringify(result, null, 2)}\n`);
    }

    /** A change that began before others and before pages were read, and is committed after them. */
    async function commitLate(path: string): Promise<void> {
      await tables.transaction().execute(async (tx) => {
        // A busy machine may take longer than the shop lets a transaction wait.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await sql`update sizes set price = ${1000 + below(90_000)} where product_id = 1001`.execute(tx);
        await store.settings.set('shopLead', `Zmiana ${below(1000)}`);
        for (const { kept: ask } of processes) {
          await ask(path);
          await ask(path);
        }
        await settled();
      });
    }
  });
});

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${JSON.stringify(one.slice(at - 80, at + 80))} instead of ${JSON.stringify(other.slice(at - 80, at + 80))}`;
}
