import { posix } from 'node:path';
import { parseSync } from 'vite';
import { inProject } from '../bootstrap/project.mjs';
import { readDeclarations } from './declarations.mjs';
import { entryFolders, tokenModules } from './entries.mjs';

/** The snapshot of the public API. */
export const snapshotFile = inProject('tests', 'unit', 'public-api.txt');

/** @typedef {{ file: string, name: string }} Place a declaration, by its module without extension and its name there */
/** @typedef {{ declared: Map<string, string>, exported: Map<string, Place>, stars: string[] }} Module */

/**
 * What one module of declarations declares and exports.
 * @param {string} file without extension
 * @param {string} text
 * @returns {Module}
 */
function readModule(file, text) {
  const { program } = parseSync(`${file}.d.ts`, text);
  /** @type {Module} */
  const module = { declared: new Map(), exported: new Map(), stars: [] };
  /** @type {Map<string, Place>} */
  const imported = new Map();
  /** @param {{ value: string }} source */
  const fileOf = ({ value }) =>
    value.startsWith('.') ? posix.join(posix.dirname(file), value.replace(/\.js$/, '')) : value;
  /** @param {any} node @param {any} statement */
  const declare = (node, statement) => {
    const names = node.declarations?.map((/** @type {any} */ one) => one.id.name) ?? [node.id?.name];
    for (const name of names.filter(Boolean)) {
      // Overloads are several statements with one name.
      const before = module.declared.get(name);
      const own = text.slice(statement.start, statement.end).replace(/^export /, '');
      module.declared.set(name, before === undefined ? own : `${before}\n${own}`);
    }
    return names;
  };
  for (const statement of /** @type {any[]} */ (program.body)) {
    if (statement.type === 'ImportDeclaration')
      for (const one of statement.specifiers)
        imported.set(one.local.name, { file: fileOf(statement.source), name: one.imported?.name ?? '*' });
    else if (statement.type === 'ExportAllDeclaration' && statement.exported === null)
      module.stars.push(fileOf(statement.source));
    else if (statement.type === 'ExportNamedDeclaration' && statement.declaration !== null)
      for (const name of declare(statement.declaration, statement)) module.exported.set(name, { file, name });
    else if (statement.type === 'ExportNamedDeclaration')
      for (const { local, exported } of statement.specifiers)
        module.exported.set(
          exported.name,
          statement.source === null
            ? (imported.get(local.name) ?? { file, name: local.name })
            : { file: fileOf(statement.source), name: local.name },
        );
    else declare(statement, statement);
  }
  return module;
}

/**
 * A module's exports, resolved to their declarations.
 * @param {ReadonlyMap<string, Module>} modules
 * @param {string} file
 * @returns {Array<[name: string, declaration: string]>} by name
 */
function exportsOf(modules, file) {
  /** @param {Place} place @returns {string} */
  const declarationOf = ({ file: at, name }) => {
    const module = modules.get(at);
    if (module === undefined) return `from ${at}`;
    const onward = module.exported.get(name);
    if (module.declared.has(name)) return module.declared.get(name) ?? '';
    if (onward !== undefined) return declarationOf(onward);
    const star = module.stars.find((one) => modules.get(one)?.exported.has(name));
    if (star !== undefined) return declarationOf({ file: star, name });
    throw new Error(`${at} does not declare ${name}, which ${file} exports.`);
  };
  const module = modules.get(file);
  if (module === undefined) throw new Error(`There are no declarations of ${file}.`);
  const own = [...module.exported].map(
    ([name, place]) => /** @type {[string, string]} */ ([name, declarationOf(place)]),
  );
  return [...own, ...module.stars.flatMap((star) => exportsOf(modules, star))].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
}

/**
 * The public API of the package as text: the exports of each entry, by name, with declarations and without comments.
 * Exports used only by the kit's own modules are left out.
 */
export function describeApi() {
  const modules = new Map(
    [...readDeclarations({ hasComments: false })].map(([path, text]) => {
      const file = path.replace(/\.d\.ts$/, '');
      return [file, readModule(file, text)];
    }),
  );
  const entries = [
    ...Object.entries(entryFolders).map(([name, folder]) => ({ name, files: [`${folder}/index`] })),
    { name: 'tokens', files: tokenModules.map((path) => path.replace(/\.ts$/, '')) },
  ];
  return [
    'The public API of the package: what each entry exports. A change here is a change for users: write it into CHANGELOG.md,',
    'then run `npm run api -- --write`.\n',
    ...entries.map(({ name, files }) => {
      const declarations = files.flatMap((file) => exportsOf(modules, file)).map(([, text]) => text);
      return `--- witryna/${name}\n\n${declarations.join('\n')}\n`;
    }),
  ].join('\n');
}
