import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, inject } from 'vitest';
import { makeConsumer } from '../../../scripts/package/consumer.mjs';

/**
 * A folder with the packed kit installed, for the tests of one file; removed after them. `packages` are installed
 * besides the kit: by default those of a new Vite app with React.
 */
export function useConsumer(packages?: ReadonlyArray<string>) {
  const folder: string = makeConsumer(inject('tarball'), packages);
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
    /** Runs a Node program in the folder and returns its output. */
    run: (program: string, ...parameters: ReadonlyArray<string>): string =>
      execFileSync(process.execPath, [program, ...parameters], {
        ...surroundings,
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    /** The same beside the test, which may serve the program's requests. */
    runBeside: async (program: string, ...parameters: ReadonlyArray<string>): Promise<string> =>
      (await promisify(execFile)(process.execPath, [program, ...parameters], { ...surroundings, cwd: folder })).stdout,
  };
}

const surroundings = {
  encoding: 'utf8',
  env: { PATH: process.env['PATH'] },
  timeout: 120_000,
  maxBuffer: 64 * 1024 * 1024,
} as const;

export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly [field: string]: unknown;
}

/** The module entries: `.`, `./button` and so on, without style sheets and files. */
export const moduleEntries = ({ exports }: Manifest): ReadonlyArray<string> =>
  Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.default.endsWith('.js') ? [entry.replace(/^\./, 'witryna')] : [],
  );
