// Writes the publishable kit into a folder and packs it: `npm run pack:kit`, into dist/kit and
// dist/witryna-<version>.tgz; the first parameter names another folder.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { noticesOf, permissive, readLicensed } from '../../storefront/build/licences.mjs';
import { Complaint, runMain } from '../bootstrap/complaint.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { readDeclarations, writeDeclarations } from './declarations.mjs';
import { componentFolders, tokenModules } from './entries.mjs';
import { manifest, noStyles, publicStyles } from './manifest.mjs';
import { buildKit, styleFolder } from './modules.mjs';

/** Project files copied into the package. */
const documents = {
  LICENSE: 'LICENSE',
  'CHANGELOG.md': 'CHANGELOG.md',
  'llms.txt': 'llms.txt',
  'README.md': 'docs/getting-started.md',
  'contract-client.md': 'docs/contract-client.md',
};
/** The font packages; the licence of each is copied with its files. */
const fonts = Object.keys(JSON.parse(readFileSync(inProject('package.json'), 'utf8')).dependencies).filter((name) =>
  name.startsWith('@fontsource'),
);

/** @param {ReadonlyArray<string>} modules without extension */
const exportAll = (modules) => modules.map((module) => `export * from './${module}.js';\n`).join('');

/** @param {string} folder */
async function writePackage(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await buildKit(folder);
  writeDeclarations(folder, readDeclarations());
  const entries = {
    index: exportAll(componentFolders.map((name) => `components/${name}/index`)),
    tokens: exportAll(tokenModules.map((module) => module.replace(/\.ts$/, ''))),
  };
  for (const [name, code] of Object.entries(entries))
    for (const extension of ['js', 'd.ts']) writeFileSync(join(folder, `${name}.${extension}`), code);
  writeFileSync(join(folder, noStyles), 'export {};\n');
  for (const file of publicStyles) writeFileSync(join(folder, styleFolder, `${file}.d.ts`), 'export {};\n');
  for (const [file, source] of Object.entries(documents)) cpSync(inProject(source), join(folder, file));
  for (const font of fonts)
    cpSync(inProject('node_modules', font, 'LICENSE'), join(folder, 'fonts', `${basename(font)}.LICENSE`));
  const licensed = fonts.map((font) => readLicensed(inProject('node_modules', font)));
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES'), noticesOf(licensed, permissive));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

await runMain(async () => {
  const wanted = process.argv[2] ?? inProject('dist', 'kit');
  if (wanted.startsWith('-')) throw new Complaint(`${wanted} is no folder: npm run pack:kit [-- <folder>]`);
  const folder = resolve(wanted);
  await writePackage(folder);
  // npm packs what its users get, without network.
  const packed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', '..'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [{ filename, size, entryCount }] = /** @type {[{ filename: string, size: number, entryCount: number }]} */ (
    Object.values(JSON.parse(packed))
  );
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  console.log(
    `witryna ${version}: ${entryCount} files, ${(size / 1024).toFixed(1)} kB, ${join(folder, '..', filename)}`,
  );
  return 0;
});
