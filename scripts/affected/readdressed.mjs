// Which page kinds a change of the address tables concerns.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { inProject } from '../bootstrap/project.mjs';

/** A feature's table of addresses. Nearly every module of the shop imports it, but a line concerns one page kind. */
export const isAddressTable = (/** @type {string} */ path) =>
  /^storefront\/(?:features\/[^/]+|compatibility)\/addresses\.ts$/.test(path);

/**
 * The page kinds whose addresses differ between two versions of a table.
 *
 * @param {string} before TypeScript that imports nothing, '' where the table is new
 * @param {string} after TypeScript that imports nothing, '' where the table is gone
 * @returns {Promise<string[]>}
 */
export async function readdressed(before, after) {
  const [old, current] = await Promise.all([tableIn(before), tableIn(after)]);
  return [...new Set([...Object.keys(old), ...Object.keys(current)])].filter(
    (kind) => JSON.stringify(old[kind]) !== JSON.stringify(current[kind]),
  );
}

/** @param {string} source @returns {Promise<Record<string, unknown>>} */
async function tableIn(source) {
  const url = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(source))}`;
  return Object.assign({}, ...Object.values(await import(url)));
}

/**
 * @param {ReadonlyArray<string>} tables paths of changed tables
 * @param {string} commit any git revision, such as `main`
 * @returns {Promise<string[]>} page kinds
 */
export async function readdressedSince(tables, commit) {
  const base = git('merge-base', commit, 'HEAD').trim();
  const changes = tables.map((path) => {
    const wasThere = git('ls-tree', '--name-only', base, '--', path) !== '';
    const file = inProject(path);
    return readdressed(
      wasThere ? git('show', `${base}:${path}`) : '',
      existsSync(file) ? readFileSync(file, 'utf8') : '',
    );
  });
  return (await Promise.all(changes)).flat();
}

/** @param {...string} parameters */
const git = (...parameters) => execFileSync('git', parameters, { cwd: inProject(), encoding: 'utf8' });
