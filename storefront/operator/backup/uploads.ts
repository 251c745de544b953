import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/store/schema.ts';

/** Fetched pictures of products are named by their content, and belong to no row. */
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

/** Copies the files of a folder that the other one lacks. Files never change; one removed meanwhile is left out. */
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

/** The uploaded files that the database names: those of lines, of orders and of opinions. */
export async function namedFiles(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const files = await db
    .selectFrom('line_files')
    .select('name')
    // A file without a line and an order is being uploaded, or waits for removal.
    .where((eb) => eb.or([eb('basket_line_id', 'is not', null), eb('order_id', 'is not', null)]))
    .execute();
  const photos = await db.selectFrom('opinion_photos').select('name').execute();
  return new Set([...files, ...photos].map(({ name }) => name));
}

/**
 * Removes copies of files unknown to the database: they came after it was copied, or no order has them any more.
 * @returns the names of missing files that the database names
 */
export async function matchFiles(folder: string, named: ReadonlySet<string>): Promise<ReadonlyArray<string>> {
  const present = await namesIn(folder);
  for (const name of present) if (!isPicture(name) && !named.has(name)) await rm(join(folder, name));
  const names = new Set(present);
  return [...named].filter((name) => !names.has(name)).toSorted();
}
