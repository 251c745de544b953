import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inProject, projectNode } from '../bootstrap/project.mjs';
import { runtimePackages } from './manifest.mjs';

/** The packages of a new Vite app with React and TypeScript, and those that come with the kit. */
const viteApp = [
  'react',
  'react-dom',
  'vite',
  '@vitejs/plugin-react',
  'typescript',
  '@types/react',
  '@types/react-dom',
  ...runtimePackages(),
];

/**
 * A separate folder outside the project, with the packed kit installed as npm would install it. The other packages are
 * links to ours, so that no network is needed.
 *
 * @param {string} tarball
 * @param {ReadonlyArray<string>} [packages] installed beside it
 * @returns {string} the folder; the caller removes it
 */
export function makeConsumer(tarball, packages = viteApp) {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-consumer-'));
  const kit = join(folder, 'node_modules', 'witryna');
  mkdirSync(kit, { recursive: true });
  execFileSync('tar', ['--extract', '--gzip', '--file', tarball, '--directory', kit, '--strip-components', '1']);
  for (const name of packages) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(inProject('node_modules', name), link, 'junction');
  }
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  return folder;
}

/**
 * Packs the kit into a temporary folder.
 *
 * @returns {{ folder: string, tarball: string }} the caller removes the folder
 */
export function packKit() {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-package-'));
  try {
    // In its own process: the caller's environment (a test runner, say) must not affect the package.
    const { NODE_ENV: _, ...environment } = process.env;
    const printed = execFileSync(projectNode, [inProject('scripts', 'package', 'pack.mjs'), join(folder, 'kit')], {
      encoding: 'utf8',
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const tarball = /\S+\.tgz$/m.exec(printed)?.[0];
    if (tarball === undefined) throw new Error(`The kit was not packed:\n${printed}`);
    return { folder, tarball };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
