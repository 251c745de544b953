import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import type { Engine } from '../../store/index.ts';
import { CommandError } from '../read-command.ts';
import { backupTexts } from './texts.ts';

const t = translator(backupTexts, defaultTextsContext);
const manifestFile = 'manifest.json';
/** Increases with each change of the layout. */
const format = 1;

/** A backup's description, written last. */
export interface Manifest {
  readonly format: number;
  readonly engine: Engine;
  /** ISO 8601, UTC: when the backup began. It has every order acknowledged before. */
  readonly createdAt: string;
  /** The migrations of its database, in order. */
  readonly migrations: ReadonlyArray<string>;
  /** Bytes and SHA-256 (hexadecimal) of each file, by its path in the backup with forward slashes. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

/** The files below a folder, as paths from it with forward slashes. */
async function filesIn(folder: string): Promise<ReadonlyArray<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== manifestFile)
    .toSorted();
}

async function sumOf(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Flushes a file to the disk, so that a named backup has survived a power cut. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Sums up the files of a backup and writes its manifest. */
export async function writeManifest(folder: string, about: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> {
  const files: Record<string, { bytes: number; sha256: string }> = {};
  for (const path of await filesIn(folder)) {
    await flush(join(folder, path));
    files[path] = await sumOf(join(folder, path));
  }
  const manifest = { format, ...about, files };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return manifest;
}

/**
 * Reads the manifest of a backup and compares every file with it.
 * @throws CommandError without a backup, or if a file of it is damaged, missing or foreign
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null) throw new CommandError(t('noBackup', { folder }));
  const manifest = parse(text);
  if (manifest.format !== format) throw new CommandError(t('unknownFormat', { folder }));
  const present = await filesIn(folder);
  const foreign = present.find((path) => !Object.hasOwn(manifest.files, path));
  if (foreign !== undefined) throw new CommandError(t('damaged', { file: foreign }));
  for (const [file, sum] of Object.entries(manifest.files)) {
    const found = present.includes(file) ? await sumOf(join(folder, file)) : null;
    if (found?.sha256 !== sum.sha256) throw new CommandError(t('damaged', { file }));
  }
  return manifest;
}

function parse(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    throw new CommandError(t('damaged', { file: manifestFile }));
  }
}
