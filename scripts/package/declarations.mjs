import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { inProject, programOf, projectNode, root } from '../bootstrap/project.mjs';
import { entryFolders, tokenModules } from './entries.mjs';

const specifier = /((?:\bfrom |\bimport\()["'])(\.{1,2}\/[^"']+?)\.tsx?(?=["'])/g;

/**
 * The kit's public declarations: those of its entries and their dependencies, by their path in the package. Sources say
 * `./x.tsx`, packages `./x.js`: TypeScript 7.0 rewrites this in modules only.
 *
 * @param {{ hasComments?: boolean }} [options]
 * @returns {Map<string, string>} sorted by path
 */
export function readDeclarations({ hasComments = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-types-'));
  try {
    const entries = [...Object.values(entryFolders).map((path) => `${path}/index.ts`), ...tokenModules];
    execFileSync(projectNode, compilerArguments(folder, entries, hasComments), { cwd: root, stdio: 'inherit' });
    return closureOf(
      folder,
      entries.map((entry) => entry.replace(/\.ts$/, '')),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Node's arguments for writing the declarations of these modules and their dependencies, in the checkout's folders.
 *
 * @param {string} outDir
 * @param {string[]} entries from the project's root
 * @param {boolean} hasComments
 * @returns {string[]}
 */
export function compilerArguments(outDir, entries, hasComments) {
  const project = join(outDir, 'tsconfig.json');
  writeFileSync(
    project,
    JSON.stringify({
      extends: inProject('tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // The types check validates the sources.
        noCheck: true,
        removeComments: !hasComments,
        rootDir: root,
        outDir,
        types: [],
      },
      include: [],
      files: entries.map((entry) => inProject(entry)),
    }),
  );
  return [programOf('tsc'), '--project', project];
}

/** @param {string} folder @param {string[]} entries paths without extension */
function closureOf(folder, entries) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const file = `${path}.d.ts`;
    if (found.has(file)) continue;
    if (!existsSync(join(folder, file))) throw new Error(`TypeScript wrote no ${file}, which the kit's types lead to.`);
    const text = readFileSync(join(folder, file), 'utf8');
    found.set(file, text.replaceAll(specifier, '$1$2.js'));
    for (const [, , target = ''] of text.matchAll(specifier)) waiting.push(posix.join(dirname(path), target));
  }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Writes the declarations beside the modules.
 *
 * @param {string} outDir
 * @param {Map<string, string>} declarations
 */
export function writeDeclarations(outDir, declarations) {
  for (const [file, text] of declarations) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), text);
  }
}
