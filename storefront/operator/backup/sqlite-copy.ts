import { chmod } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';

/** All pages in one step: a copy in several steps restarts after each write of the shop, and never ends (Node 24). */
const rate = 2 ** 31 - 1;

/** Copies a database during writes: the copy is one moment of it, in one file. */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    await backup(source, to, { rate });
  } finally {
    source.close();
  }
  await chmod(to, 0o600);
  const copy = new DatabaseSync(to);
  // The copy inherits the WAL mode, which would add two more files whenever it is opened.
  copy.exec('pragma journal_mode = delete');
  copy.close();
}

/** The problem of a database file; null without one. */
export function sqliteFault(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const [fault] = database.prepare('pragma integrity_check').all() as Array<{ integrity_check: string }>;
      if (fault?.integrity_check !== 'ok') return fault?.integrity_check ?? 'integrity_check';
      return database.prepare('pragma foreign_key_check').all().length === 0 ? null : 'foreign_key_check';
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
