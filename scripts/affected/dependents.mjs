import { posix } from 'node:path';
import { importsOf } from '../audits/sources.mjs';

/**
 * The files that reach one of the changed ones by imports, directly or not, the changed ones included.
 *
 * @param {Iterable<string>} changed paths from the root, with `/`; deleted files count, too
 * @param {Iterable<string>} modules all modules of the project
 * @param {(path: string) => string} read
 * @returns {Set<string>}
 */
export function dependentsOf(changed, modules, read) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const module of modules)
    for (const imported of importsOf(read(module))) {
      const path = posix.join(posix.dirname(module), imported);
      importers.set(path, [...(importers.get(path) ?? []), module]);
    }
  const found = new Set(changed);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}
