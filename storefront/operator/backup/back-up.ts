import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql, Kysely } from 'kysely';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import type { ServerEnvironment } from '../../platform/http/environment.ts';
import { openPostgres } from '../../platform/store/engine/postgres.ts';
import { sqliteDialect } from '../../platform/store/engine/sqlite-dialect.ts';
import { databaseFile } from '../../platform/store/engine/sqlite.ts';
import type { Schema } from '../../platform/store/schema.ts';
import { CommandError } from '../read-command.ts';
import { writeManifest, type Manifest } from './manifest.ts';
import { exportRows } from './postgres-rows.ts';
import { copySqlite, sqliteFault } from './sqlite-copy.ts';
import { backupTexts } from './texts.ts';
import { copyNewFiles, matchFiles, namedFiles } from './uploads.ts';

const t = translator(backupTexts, defaultTextsContext);

/** The location of a shop's data, as in the server's environment. */
export type ShopPlace = Pick<ServerEnvironment, 'dataDir' | 'databaseUrl' | 'uploads'>;

export interface Backup {
  /** Its location. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Files in the database that the shop did not have. */
  readonly missing: ReadonlyArray<string>;
}

/** Data read from the database at the moment of its copy. */
interface Snapshot {
  readonly migrations: ReadonlyArray<string>;
  readonly named: ReadonlySet<string>;
}

async function read(db: Kysely<Schema>): Promise<Snapshot> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return { migrations: rows.map(({ name }) => name), named: await namedFiles(db) };
}

/**
 * Copies a shop that may be running into a new folder in `target`: the database as of one moment, the uploaded files,
 * the mails in the outbox folder. It has every order acknowledged before, and every attachment with its row. The folder
 * gets its name when all of it is on the disk.
 *
 * Files are copied before and after the database. Before, because files of lines dropped meanwhile are removed from the
 * shop; after, because the database names newer ones.
 *
 * @throws CommandError, StoreOpenError
 */
export async function backUp({ dataDir, databaseUrl, uploads }: ShopPlace, target: string, now: Date): Promise<Backup> {
  const createdAt = now.toISOString();
  const folder = join(target, `shop-${createdAt.replaceAll(/[-:]|\.\d+/g, '')}`);
  const part = `${folder}.part`;
  const uploadsFolder = uploads ?? join(dataDir, 'uploads');
  const copyUploads = async () => {
    if (typeof uploadsFolder === 'string') await copyNewFiles(uploadsFolder, join(part, 'uploads'));
  };
  await mkdir(target, { recursive: true, mode: 0o700 });
  await mkdir(part, { mode: 0o700 });
  try {
    await mkdir(join(part, 'database'), { mode: 0o700 });
    await copyUploads();
    const { migrations, named } = databaseUrl
      ? await copyPostgres(databaseUrl, join(part, 'database'))
      : await copySqliteOf(dataDir, join(part, 'database'));
    await copyUploads();
    await copyNewFiles(join(dataDir, 'outbox'), join(part, 'outbox'));
    const missing = typeof uploadsFolder === 'string' ? await matchFiles(join(part, 'uploads'), named) : [];
    const manifest = await writeManifest(part, { engine: databaseUrl ? 'postgres' : 'sqlite', createdAt, migrations });
    await rename(part, folder);
    return { folder, manifest, missing };
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function copyPostgres(databaseUrl: string, to: string): Promise<Snapshot> {
  const database = await openPostgres(databaseUrl);
  try {
    return await database.withoutTimeLimits!((db) => exportRows(db, to, read));
  } finally {
    await database.close();
  }
}

async function copySqliteOf(dataDir: string, to: string): Promise<Snapshot> {
  const from = join(dataDir, databaseFile);
  if (!existsSync(from)) throw new CommandError(t('noDatabase', { dataDir }));
  const copy = join(to, databaseFile);
  await copySqlite(from, copy);
  const fault = sqliteFault(copy);
  if (fault !== null) throw new CommandError(t('broken', { reason: fault }));
  const db = new Kysely<Schema>({ dialect: sqliteDialect(new DatabaseSync(copy, { readOnly: true })) });
  try {
    return await read(db);
  } finally {
    await db.destroy();
  }
}
