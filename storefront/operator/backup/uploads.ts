import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/store/schema.ts';

/** Fetched pictures of products are named by what is in them, and belong to no row. */
const isPicture = (name: string): boolean => name.startsWith('picture-');
const isWhole = (name: string): boolean => !name.endsWith('.part');

/** The names in a folder; none where it does not exist. */
export async function namesIn(folder: string): Promise<ReadonlyArray<string>> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile() && isWhole(entry.name)).map(({ name }) => name);
}

/** Copies the files of a folder that are not yet in the other one. Files never change; one that is removed meanwhile is left out. */
export async function copyNewFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const copied = new Set(await namesIn(to));
  for (const name of await namesIn(from)) {
    if (copied.has(name)) continue;
    await copyFile(join(from, name), join(to, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}

/** The files that people sent and that the database names: those of lines, of orders and of opinions. */
export async function namedFiles(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const files = await db
    .selectFrom('line_files')
    .select('name')
    // A file that belongs to no line and no order is being sent just now, or waits to be removed.
    .where((eb) => eb.or([eb('basket_line_id', 'is not', null), eb('order_id', 'is not', null)]))
    .execute();
  const photos = await db.selectFrom('sent_opinions').select('photo').where('photo', 'is not', null).execute();
  return new Set([...files.map(({ name }) => name), ...photos.map(({ photo }) => photo!)]);
}

/**
 * Removes copies of files that the database does not name: they came after it was copied, or nobody's order has them any more.
 * @returns the names of files that the database names and that are not there
 */
export async function matchFiles(folder: string, named: ReadonlySet<string>): Promise<ReadonlyArray<string>> {
  const present = await namesIn(folder);
  for (const name of present) if (!isPicture(name) && !named.has(name)) await rm(join(folder, name));
  const names = new Set(present);
  return [...named].filter((name) => !names.has(name)).toSorted();
}
