import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { Complaint } from './complaint.mjs';
import { inProject, projectNode, root } from './project.mjs';

/** All sources of the built shop. */
const sources = [
  'tokens',
  'components',
  'patterns',
  'storefront',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
/** Files beside the sources that never reach the built shop. */
const isOutsideTheBuild = /(\.(test|spec|stories)\.tsx?|\.mdx|\.md)$|\/(studio|source-images)\//;

export const serverEntry = inProject('dist', 'server', 'main.js');
const stampFile = inProject('dist', '.source-hash');

/**
 * The files below `paths`, sorted, as paths from `folder` with forward slashes. A path that does not exist has none.
 *
 * @param {string} folder
 * @param {ReadonlyArray<string>} paths
 * @returns {string[]}
 */
export function sourceFiles(folder, paths) {
  return paths
    .flatMap((path) => {
      const full = join(folder, path);
      if (!existsSync(full)) return [];
      const entries = readdirSyncOrFile(full);
      return entries === undefined
        ? [path]
        : sourceFiles(
            folder,
            entries.map((entry) => `${path}/${entry}`),
          );
    })
    .filter((path) => !isOutsideTheBuild.test(path))
    .sort();
}

/** @param {string} path @returns {string[] | undefined} undefined for a file */
function readdirSyncOrFile(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/**
 * One hash over names and contents: a renamed, added, changed or removed source changes it; a touched one does not.
 *
 * @param {string} folder
 * @param {ReadonlyArray<string>} paths
 */
export function hashSources(folder, paths) {
  const hash = createHash('sha256');
  for (const path of sourceFiles(folder, paths)) {
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} stamp file with the hash of the sources of the last complete build
 * @param {string} entry a file that the build must have written
 * @param {string} hash of the current sources
 */
export const isFresh = (stamp, entry, hash) =>
  existsSync(entry) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** Builds the shop into dist/, replacing its content. */
export async function build() {
  const hash = hashSources(root, sources);
  rmSync(stampFile, { force: true });
  const { code, errors } = await run(projectNode, [inProject('storefront', 'build', 'build.mjs')], {
    keepsErrors: true,
  });
  if (/ENOSPC/.test(errors))
    throw new Complaint('The disk is full: the shop could not be built. Free some space and start again.');
  if (code !== 0 || !existsSync(serverEntry))
    throw new Complaint('The shop could not be built; what went wrong stands above.');
  // Only a complete build gets its stamp: an aborted one is built again.
  writeFileSync(stampFile, hash);
}

/** Builds the shop if its sources changed since the last build. */
export async function ensureBuilt() {
  if (isFresh(stampFile, serverEntry, hashSources(root, sources))) return;
  console.log('Building the shop ...');
  await build();
}
