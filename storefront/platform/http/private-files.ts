import { chmodSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFile, lockFile } from '../store/engine/sqlite.ts';

/** The bits of a file's mode that let users read or write it who are neither its owner nor in its group. */
const others = 0o007;
const ownerOnly = { file: 0o600, folder: 0o700 };

/** What the shop keeps in its data folder. */
const keptIn = (dataDir: string): ReadonlyArray<string> =>
  [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, lockFile, 'uploads', 'outbox'].map((name) =>
    join(dataDir, name),
  );

/** The mode of a path; null where there is none. Windows has no such modes, and reports some that say nothing. */
function modeOf(path: string): { isFolder: boolean; isOpen: boolean } | null {
  const stats = process.platform === 'win32' ? undefined : lstatSync(path, { throwIfNoEntry: false });
  return stats && !stats.isSymbolicLink()
    ? { isFolder: stats.isDirectory(), isOpen: (stats.mode & others) !== 0 }
    : null;
}

/**
 * From now on, files that this process creates can be read by its own user alone, and folders opened by that user alone. What the
 * shop keeps in `dataDir` already is narrowed to the same where every user of the machine could read it; where only its group can,
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

/** Which of the folders, and of what the shop keeps in `dataDir`, every user of the machine can read. */
export const readableByOthers = (dataDir: string, folders: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...folders, ...keptIn(dataDir)].filter((path) => modeOf(path)?.isOpen);
