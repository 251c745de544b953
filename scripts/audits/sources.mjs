// The files that the entries of an audit import, directly or not.
import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { inProject } from '../bootstrap/project.mjs';

/** Types leave no trace at run time. */
const typeImport = /\b(?:import|export)\s+type\s[^;'"]*?\sfrom\s*(['"])[^'"]+\1/g;
const reference =
  /\b(?:from|import)\s*(?:\(\s*)?(['"])(\.{1,2}\/[^'"]+)\1|new URL\(\s*(['"])(\.{1,2}\/[^'"]+)\3\s*,\s*import\.meta/g;

/**
 * The relative paths that a module imports: static and dynamic imports, re-exports, `new URL('./x', import.meta.url)`.
 * @param {string} text of a JavaScript, TypeScript or JSX module
 * @returns {string[]} as written, without a query (`./x.svg?url` is `./x.svg`)
 */
export const importsOf = (text) =>
  [...text.replace(typeImport, '').matchAll(reference)].map(([, , imported, , located]) =>
    String(imported ?? located).replace(/[?#].*$/, ''),
  );

/** @param {string} path @returns {Buffer | undefined} undefined if there is no such file */
function readSource(path) {
  const file = inProject(path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
}

const isModule = /\.[cm]?[jt]sx?$/;

/**
 * All files that the entries reach by relative imports, themselves included. Packages do not count (the lock file has them).
 *
 * @param {ReadonlyArray<string>} entries paths from the project's root, with `/`
 * @param {{ ignored?: RegExp, read?: (path: string) => Buffer | string | undefined }} [options] `ignored` paths are neither
 *   covered nor looked into
 * @returns {Map<string, Buffer | string>} contents by path, sorted by path
 */
export function closureOf(entries, { ignored, read = readSource } = {}) {
  /** @type {Map<string, Buffer | string>} */
  const found = new Map();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || ignored?.test(path)) continue;
    const content = read(path);
    if (content === undefined) continue;
    found.set(path, content);
    const folder = posix.dirname(path);
    if (isModule.test(path)) waiting.push(...importsOf(String(content)).map((to) => posix.join(folder, to)));
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
