import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Licensed a third-party package that is distributed
 * @property {string} name
 * @property {string} version
 * @property {string} [identifier] SPDX expression of its package.json
 * @property {string} [text] its licence
 */

/** Licences (SPDX) that only ask for their text to be handed on: scripts, styles and fonts that browsers and users of the kit get. */
export const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1'];

/**
 * On a server, libraries of LGPL and data of MPL may stand beside the shop as files that can be exchanged: libvips, which sharp
 * loads, and the dictionary of the search.
 */
export const onServers = [...permissive, 'LGPL-3.0-or-later', 'MPL-2.0'];

/** @param {string} expression @param {ReadonlyArray<string>} allowed */
const isAllowed = (expression, allowed) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((name) => allowed.includes(name)));

/**
 * An installed package with its licence; without such a file its README states it, as that of libvips does. Where
 * package.json names none, as that of png-js, the text of the licence does.
 *
 * @param {string} folder
 * @returns {Licensed}
 */
export function readLicensed(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file = 'README.md'] = globSync('{LICEN[CS]E,licen[cs]e,COPYING}*', { cwd: folder }).sort();
  const path = [file, file.toLowerCase()].map((each) => join(folder, each)).find((each) => existsSync(each));
  const text = path && readFileSync(path, 'utf8').trim();
  const identifier = license ?? (text && /^[\s/*]*MIT licen[cs]e\b/i.test(text) ? 'MIT' : undefined);
  return { name, version, identifier, ...(text && { text }) };
}

/**
 * The packages that the server loads, as they are installed here: those of other platforms are not.
 *
 * @param {string} root
 * @returns {Licensed[]}
 */
export function serverPackages(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path, 'package.json')))
    .map(([path]) => readLicensed(join(root, path)));
}

/**
 * The text that goes along with other people's work.
 *
 * @param {ReadonlyArray<Licensed>} packages
 * @param {ReadonlyArray<string>} allowed
 * @throws where a licence is not allowed, unknown, or has no text
 */
export function noticesOf(packages, allowed) {
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  const notices = [...byName].sort(([one], [other]) => (one < other ? -1 : 1));
  const faults = notices.flatMap(([title, { identifier, text }]) => {
    if (!identifier || !isAllowed(identifier, allowed))
      return [`${title}: ${identifier ?? 'no licence'} is not allowed`];
    return text ? [] : [`${title} has no text of its licence`];
  });
  if (faults.length > 0) throw new Error(`Other people's packages cannot be handed on:\n${faults.join('\n')}`);
  const line = '-'.repeat(80);
  return notices.map(([title, { identifier, text }]) => `${title} (${identifier})\n\n${text}\n`).join(`\n${line}\n\n`);
}
