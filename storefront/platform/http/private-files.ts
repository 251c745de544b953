import { chmodSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listsFile } from '../store/part-file.ts';
import { databaseFile, importLockFile, lockFile } from '../store/engine/sqlite.ts';

/** The mode bits that let users outside the owner's group read or write a file. */
const others = 0o007;
const ownerOnly = { file: 0o600, folder: 0o700 };

/** What the shop keeps in its data folder. */
const keptIn = (dataDir: string): ReadonlyArray<string> =>
  [
    databaseFile,
    `${databaseFile}-wal`,
    `${databaseFile}-shm`,
    lockFile,
    importLockFile,
    listsFile,
    'uploads',
    'outbox',
  ].map((name) => join(dataDir, name));

/** The mode of a path; null if it does not exist. Windows has no such modes, and reports meaningless ones. */
function modeOf(path: string): { isFolder: boolean; isOpen: boolean } | null {
  const stats = process.platform === 'win32' ? undefined : lstatSync(path, { throwIfNoEntry: false });
  return stats && !stats.isSymbolicLink()
    ? { isFolder: stats.isDirectory(), isOpen: (stats.mode & others) !== 0 }
    : null;
}

/**
 * From now on, only its own user can read files and open folders that this process creates. Files in `dataDir` are
 * narrowed to the same if every user of the machine could read them; if only their group can,
 * the operator wanted that. The data folder itself may hold other things, so it stays as it is.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(0o077);
  for (const path of keptIn(dataDir)) {
    const mode = modeOf(path);
    if (!mode?.isOpen) continue;
    try {
      chmodSync(path, mode.isFolder ? ownerOnly.folder : ownerOnly.file);
    } catch {
      // Another user's file: `readableByOthers` reports it.
    }
  }
}

/** Which of the folders, and of the shop's files in `dataDir`, every user of the machine can read. */
export const readableByOthers = (dataDir: string, folders: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...folders, ...keptIn(dataDir)].filter((path) => modeOf(path)?.isOpen);
