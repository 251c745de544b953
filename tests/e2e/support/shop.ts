import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { recordRequests } from './requested-routes.ts';
import { startPostgres } from '../../../storefront/store/testing/postgres-server.ts';
import { createDatabase } from '../../../storefront/store/testing/test-database.ts';

export type Engine = 'sqlite' | 'postgres';

/** The time of tests and committed pictures: a Saturday morning in Warsaw, before the shop's order deadline. */
export const shopNow = '2026-11-21T10:00:00+01:00';

export interface ShopOptions {
  engine?: Engine;
  /** The shop's clock at start (SHOP_NOW), ISO 8601. */
  now?: string;
  port?: number;
  /**
   * A database that the caller starts and stops. Without it PostgreSQL is the server of TEST_DATABASE_URL, else one is
   * started for this shop; each shop has its own new database there.
   */
  databaseUrl?: string;
  /** Extra environment of the server process. */
  environment?: Readonly<Record<string, string>>;
  /** What to run; the built server by default. */
  entry?: string;
  /** The largest file the server may write, in bytes, asked at each start: a full disk. Null is no limit. */
  largestFile?: () => number | null;
}

/** A running shop with its own database and data folder. */
export interface Shop {
  /** Its address without a trailing slash, e.g. `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly engine: Engine;
  readonly dataDir: string;
  /** Its mails as .eml files. */
  readonly outboxDir: string;
  /** The database's address; undefined with SQLite, whose file is in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The server process's output so far. */
  output(): string;
  /** kill -9. Keeps the data for `restart`. */
  kill(): Promise<void>;
  /** Serves again, at the same address with the same data. */
  restart(): Promise<void>;
  /** Stops it by SIGTERM and removes its data. Returns the exit code. */
  stop(): Promise<number | null>;
}

const project = fileURLToPath(new URL('../../../', import.meta.url));
// Limits for hangs, not measures of speed: test machines may be slow or busy.
const startsWithin = 120_000;
const stopsWithin = 60_000;

/** Starts the built shop on a free port; resolves when it is ready. */
export async function startShop({
  engine = 'sqlite',
  now = shopNow,
  port,
  databaseUrl,
  environment = {},
  entry = join(project, 'dist', 'server', 'main.js'),
  largestFile = () => null,
}: ShopOptions = {}): Promise<Shop> {
  if (!existsSync(entry)) throw new Error(`${entry} is missing: build the shop first (npm run build)`);
  const cleanings: Array<() => Promise<unknown>> = [];
  const clean = async () => {
    for (const cleaning of cleanings.reverse()) await cleaning();
    cleanings.length = 0;
  };
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-shop-'));
  cleanings.push(() => rm(dataDir, { recursive: true, force: true }));
  // The first start takes a free one, so that no other program can take it in between.
  let ownPort = port ?? 0;
  let child: ChildProcess | undefined;
  let output = '';

  const database = engine === 'sqlite' ? undefined : (databaseUrl ?? (await newDatabase(cleanings)));
  const serve = async () => {
    const before = output.length;
    const bytes = largestFile();
    // POSIX counts blocks of 512 bytes. Node ignores SIGXFSZ, so writing fails with EFBIG.
    const limit = bytes === null ? '' : `ulimit -S -f ${Math.ceil(bytes / 512)} && `;
    child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, join(project, 'node_modules', '.bin', 'node'), entry], {
      cwd: project,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        HOST: '127.0.0.1',
        PORT: String(ownPort),
        DATA_DIR: dataDir,
        SHOP_NOW: now,
        // A tenth of a start is compiling.
        NODE_COMPILE_CACHE: join(project, '.cache', 'node'),
        // Tests set their shoppers' addresses, as a proxy would.
        TRUSTED_PROXIES: '127.0.0.1',
        ...(database && { DATABASE_URL: database }),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    endWithUs(child);
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += String(chunk);
        recordRequests(String(chunk));
      });
    ownPort = await ready(child, () => output.slice(before));
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null;
    const exit = once(ending, 'exit');
    ending.kill(signal);
    const killTimer = setTimeout(() => ending.kill('SIGKILL'), stopsWithin);
    const [code] = (await exit) as [number | null];
    clearTimeout(killTimer);
    return code;
  };

  try {
    await serve();
  } catch (error) {
    await end('SIGKILL');
    await clean();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${ownPort}`,
    engine,
    dataDir,
    outboxDir: join(dataDir, 'outbox'),
    databaseUrl: database,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    restart: async () => {
      await end('SIGTERM');
      await serve();
    },
    stop: async () => {
      const code = await end('SIGTERM');
      await clean();
      return code;
    },
  };
}

/** An aborted test run leaves no server behind. */
function endWithUs(child: ChildProcess) {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

async function newDatabase(cleanings: Array<() => Promise<unknown>>) {
  let serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    const server = await startPostgres();
    cleanings.push(() => server.stop());
    serverUrl = server.url;
  }
  const { url, drop } = await createDatabase(serverUrl);
  cleanings.push(drop);
  return url;
}

/** Waits until the shop answers, and says at which port. */
async function ready(child: ChildProcess, output: () => string): Promise<number> {
  for (const start = Date.now(); Date.now() - start < startsWithin; await pause(50)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The shop ended at its start:\n${output()}`);
    const [, url, port] = /(http:\/\/127\.0\.0\.1:(\d+))\/$/m.exec(output()) ?? [];
    const answer = url === undefined ? undefined : await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return Number(port);
  }
  throw new Error(`The shop was not ready within ${startsWithin / 1000} s:\n${output()}`);
}
