import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The fate of a removed token. */
export interface RemovedToken {
  /** The version that removed it. */
  readonly since: string;
  /** The token to use now; null where there is none, and then `why` says what to do. */
  readonly instead: string | null;
  readonly why: string;
}

const isGroup = (node: unknown): node is Readonly<Record<string, unknown>> => typeof node === 'object' && node !== null;

const namesIn = (node: unknown, path: string): ReadonlyArray<string> => {
  if (!isGroup(node)) return [];
  if ('$value' in node) return [path];
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => namesIn(child, path ? `${path}.${name}` : name));
};

/**
 * The names of all tokens that others may use, sorted: everything in the folder of sources but the raw material of
 * `base.json`, to which only our own tokens point.
 */
export const publicNames = (folder: string): ReadonlyArray<string> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.json') && !path.endsWith('.resolver.json') && path !== 'base.json',
  );
  const names = files.flatMap((path) => namesIn(JSON.parse(readFileSync(join(folder, path), 'utf8')), ''));
  return [...new Set(names)].sort();
};
