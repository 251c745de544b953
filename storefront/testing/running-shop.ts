import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe } from 'vitest';
import { site } from '../shop.ts';
import { createApp } from '../platform/http/app.ts';
import { listen } from '../platform/http/listen.ts';
import { jsonLog } from '../platform/http/log.ts';
import { readWords } from '../platform/http/request-words.ts';
import { openStore, type Engine, type SessionHash, type Store } from '../store/index.ts';
import { filledAt, makeDataDir } from '../store/testing/filled-shop.ts';
import { createRunDatabase, enginesInTurn, filledShop } from '../store/testing/stores.ts';

/** A Saturday morning in Warsaw, before the shop's deadline for orders. */
export const shopNow = filledAt;

/** What a store asked its database. */
export interface Statement {
  readonly sql: string;
  readonly parameters: ReadonlyArray<unknown>;
}

/** A shop that serves on a port of its own, and the store behind it to compare with. */
export interface RunningShop {
  readonly url: string;
  readonly store: Store;
  /** Where another process of the same shop finds its data. */
  readonly place: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  /** What it logged, a JSON line an event. */
  readonly lines: ReadonlyArray<string>;
  /** What its store asks the database while `work` is done, a statement an entry. */
  statementsOf(work: () => Promise<unknown>): Promise<ReadonlyArray<Statement>>;
  /** Moves its clock, which stands otherwise. */
  pass(milliseconds: number): void;
  /** Takes the store away while the shop serves. */
  loseStore(): Promise<void>;
  stop(): Promise<void>;
}

/** @param keptBytes how much it keeps in memory of pages, and for 0 not even of rows; as a shop does if omitted */
export async function startRunningShop(
  databaseUrl?: string,
  now: number = shopNow,
  keptBytes?: number,
): Promise<RunningShop> {
  // A shop of another day is filled on that day.
  const dataDir = await makeDataDir(!databaseUrl && now === filledAt ? filledShop() : undefined);
  const lines: string[] = [];
  let time = now;
  const clock = () => time;
  let statements: Statement[] | null = null;
  const onStatement = (sql: string, parameters: ReadonlyArray<unknown>) => statements?.push({ sql, parameters });
  const store = await openStore({ dataDir, databaseUrl, clock, onStatement });
  // All tests of a file come from one address.
  await store.settings.set('rateLimitFactor', 1000);
  const app = createApp({
    site,
    store,
    words: await readWords({ site, store }),
    clock,
    log: jsonLog((line) => lines.push(line)),
    assets: () => ({ styles: [], fonts: [], scripts: [] }),
    hasPolicy: true,
    root: dataDir,
    statics: [],
    isReady: () => true,
    ...(keptBytes !== undefined && { keptBytes }),
  });
  const { url, stop } = await listen(app, '127.0.0.1', 0);
  let closed: Promise<void> | null = null;
  const closeStore = () => (closed ??= store.close());
  return {
    url,
    store,
    place: { dataDir, databaseUrl },
    lines,
    async statementsOf(work) {
      const recorded: Statement[] = (statements = []);
      try {
        await work();
      } finally {
        statements = null;
      }
      return recorded;
    },
    pass: (milliseconds) => void (time += milliseconds),
    loseStore: closeStore,
    stop: async () => {
      await stop();
      await closeStore();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A visitor with a session, as a browser is after its first purchase. */
export async function shopper({
  store,
}: RunningShop): Promise<{ session: SessionHash; headers: Record<string, string> }> {
  const { id, session } = await store.sessions.start();
  return { session: session.hash, headers: { Cookie: `session=${id}` } };
}

/**
 * Runs the same tests against a shop on either engine: on both in the whole matrix, else on the one whose turn it is.
 *
 * @param engines where the tests are about what the engines do differently: both
 * @param options `keptBytes` is that of `startRunningShop`
 */
export function describeOnEngines(
  title: string,
  tests: (shop: () => RunningShop) => void,
  engines: ReadonlyArray<Engine> = enginesInTurn(title),
  { keptBytes }: { keptBytes?: number } = {},
): void {
  describe.each(engines)(`${title}, on %s`, (engine) => {
    const cleanings: Array<() => Promise<void>> = [];
    let shop: RunningShop;
    beforeAll(async () => {
      const database = engine === 'postgres' ? await createRunDatabase(filledShop().databaseUrl) : null;
      if (database) cleanings.push(database.drop);
      shop = await startRunningShop(database?.url, shopNow, keptBytes);
      cleanings.push(shop.stop);
    });
    afterAll(async () => {
      for (const clean of cleanings.reverse()) await clean();
    });
    tests(() => shop);
  });
}
