import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { makeConsumer } from '../../../scripts/package/consumer.mjs';

/** A folder with the packed kit installed, for the tests of one file; it is removed after them. */
export function useConsumer() {
  const folder: string = makeConsumer(inject('tarball'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const kit = join(folder, 'node_modules', 'witryna');
  return {
    folder,
    kit,
    /** The files of the package, from its folder. */
    files: readdirSync(kit, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(kit.length + 1))
      .sort(),
    read: (file: string): string => readFileSync(join(kit, file), 'utf8'),
    manifest: JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as Manifest,
    write(file: string, text: string): void {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    },
    /** Runs a program of Node in the folder and answers with what it printed. */
    run: (program: string, ...parameters: ReadonlyArray<string>): string =>
      execFileSync(process.execPath, [program, ...parameters], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] },
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 120_000,
        maxBuffer: 64 * 1024 * 1024,
      }),
  };
}

export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly [field: string]: unknown;
}

/** The entries that are modules: `.`, `./button` and so on, without style sheets and files. */
export const moduleEntries = ({ exports }: Manifest): ReadonlyArray<string> =>
  Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.default.endsWith('.js') ? [entry.replace(/^\./, 'witryna')] : [],
  );
