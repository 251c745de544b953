import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import type { Database } from '../../platform/store/engine/database.ts';
import { StoreOpenError } from '../../platform/store/engine/errors.ts';
import { openPostgres } from '../../platform/store/engine/postgres.ts';
import { databaseFile, importLockFile, lockFile, makeFolder, takeLock } from '../../platform/store/engine/sqlite.ts';
import { migrate, migrations } from '../../platform/store/migrations/index.ts';
import { CommandError } from '../read-command.ts';
import type { ShopPlace } from './back-up.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { importRows, isEmptyPostgres } from './postgres-rows.ts';
import { sqliteFault } from './sqlite-copy.ts';
import { backupTexts } from './texts.ts';
import { copyNewFiles, namesIn } from './uploads.ts';

const t = translator(backupTexts, defaultTextsContext);
const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

export interface Restored {
  readonly manifest: Manifest;
  /** Where the former data are now; null without any. */
  readonly moved: string | null;
}

/**
 * Restores a shop from a backup, after checking its checksums. The next start migrates its database. PostgreSQL must be
 * an empty database; existing data are moved aside with `isReplacing` and refused without.
 *
 * @throws CommandError, StoreOpenError
 */
export async function restore(
  backup: string,
  { dataDir, databaseUrl, uploads }: ShopPlace,
  { isReplacing, now }: { isReplacing: boolean; now: Date },
): Promise<Restored> {
  const manifest = await readManifest(backup);
  const engine = databaseUrl ? 'postgres' : 'sqlite';
  if (manifest.engine !== engine)
    throw new CommandError(t('otherEngine', { engine: names[manifest.engine], configured: names[engine] }));
  if (manifest.migrations.some((name) => !Object.hasOwn(migrations(engine), name)))
    throw new CommandError(t('unknownFormat', { folder: backup }));
  makeFolder(dataDir);
  const database = databaseUrl ? await openEmptyPostgres(databaseUrl) : null;
  let release = () => {};
  try {
    release = lock(dataDir);
    const uploadsFolder = uploads ?? join(dataDir, 'uploads');
    const parts: ReadonlyArray<Part> = [
      ...(typeof uploadsFolder === 'string' ? [folderPart(join(backup, 'uploads'), uploadsFolder)] : []),
      folderPart(join(backup, 'outbox'), join(dataDir, 'outbox')),
      ...(database ? [] : [databasePart(join(backup, 'database', databaseFile), join(dataDir, databaseFile))]),
    ];
    const aside = join(dataDir, `before-restore-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
    const isMoved = await makeRoom(parts, aside, dataDir, isReplacing);
    // The database comes last: a half restored shop cannot start without it.
    for (const part of parts) await part.put();
    if (database) {
      await migrate(database, manifest.migrations.at(-1));
      await database.withoutTimeLimits!((db) => importRows(db, join(backup, 'database')));
    }
    return { manifest, moved: isMoved ? aside : null };
  } finally {
    await database?.close();
    release();
  }
}

/** A file or folder of the shop in the backup. */
interface Part {
  readonly to: string;
  isThere(): Promise<boolean>;
  put(): Promise<void>;
}

const folderPart = (from: string, to: string): Part => ({
  to,
  isThere: async () => (await namesIn(to)).length > 0,
  put: () => copyNewFiles(from, to),
});

const databasePart = (from: string, to: string): Part => ({
  to,
  isThere: async () => existsSync(to),
  async put() {
    const part = `${to}.part`;
    await copyFile(from, part);
    const fault = sqliteFault(part);
    if (fault !== null) throw new CommandError(t('broken', { reason: fault }));
    await rename(part, to);
  },
});

/** Moves existing data aside. @returns whether there were any */
async function makeRoom(
  parts: ReadonlyArray<Part>,
  aside: string,
  dataDir: string,
  isReplacing: boolean,
): Promise<boolean> {
  const existing: string[] = [];
  for (const { to, isThere } of parts) if (await isThere()) existing.push(to);
  if (existing.length === 0) return false;
  if (!isReplacing) throw new CommandError(t('notEmpty', { folder: dirname(existing[0]!) }));
  await mkdir(aside, { mode: 0o700 });
  // Unwritten changes of a killed shop lie logFiles it.
  const logFiles = ['-wal', '-shm']
    .map((ending) => join(dataDir, databaseFile + ending))
    .filter((path) => existsSync(path));
  for (const path of [...existing, ...logFiles]) await rename(path, join(aside, basename(path)));
  return true;
}

/** @throws CommandError if a shop or an import runs on the folder */
function lock(dataDir: string): () => void {
  const taken: Array<ReturnType<typeof takeLock>> = [];
  const release = () => {
    for (const one of taken) one.close();
  };
  try {
    for (const name of [lockFile, importLockFile]) taken.push(takeLock(dataDir, name));
    return release;
  } catch (error) {
    release();
    if (error instanceof StoreOpenError && error.reason === 'in-use') throw new CommandError(t('inUse', { dataDir }));
    throw error;
  }
}

/** @throws CommandError if the database is not empty; StoreOpenError */
async function openEmptyPostgres(databaseUrl: string): Promise<Database> {
  const database = await openPostgres(databaseUrl);
  if (await isEmptyPostgres(database.read)) return database;
  await database.close();
  throw new CommandError(t('databaseNotEmpty'));
}
