import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, it } from 'vitest';
import { useConsumer } from './support/consumer.ts';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..', '..');
const { files, kit, manifest, read } = useConsumer();

const folders = readdirSync(join(root, 'components')).filter(
  (folder) => folder !== 'shared' && existsSync(join(root, 'components', folder, 'index.ts')),
);
const targets = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [target] : [target.types, target.default],
);

/** Names of other packages in import and export statements, and in the inline types that TypeScript writes. */
const imports = /^(?:import|export)(?: [^'"]*? from)? ["']([^"'.][^"']*)["']|\bimport\(["']([^"'.][^"']*)["']\)/gm;

describe('package dependencies', () => {
  it("are the user's React, and the bases of dialog, popover, combobox, tooltip and calendar", () => {
    expect(Object.keys(manifest.dependencies)).toEqual([
      '@internationalized/date',
      '@radix-ui/react-dialog',
      '@radix-ui/react-popover',
      'downshift',
      'react-aria',
      'react-stately',
    ]);
    expect(manifest['optionalDependencies']).toBeUndefined();
    expect(manifest['devDependencies']).toBeUndefined();
    expect(manifest['peerDependencies']).toEqual({
      '@types/react': '^19.3.0',
      react: '^19.3.0',
      'react-dom': '^19.3.0',
    });
    expect(manifest['peerDependenciesMeta']).toEqual({ '@types/react': { optional: true } });
  });

  it('are all that modules and types import', () => {
    const imported = files
      .filter((file) => /\.js$|\.d\.ts$/.test(file))
      .flatMap((file) => [...read(file).matchAll(imports)])
      .map(([, whole, inline]) => (whole ?? inline ?? '').replace(/^#styles\/.*/, '#styles/*'))
      // React Aria and React Stately have a path for each hook.
      .map((name) => name.replace(/^(react-aria|react-stately)\/.*/, '$1'));
    const packages = Object.keys(manifest.dependencies);
    expect(new Set(imported)).toEqual(new Set(['react', 'react-dom', 'react/jsx-runtime', '#styles/*', ...packages]));
  });

  it('run no install script', () => {
    expect(manifest['scripts']).toBeUndefined();
  });
});

describe('package content', () => {
  it('has a name, version and licence', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(manifest).toMatchObject({ name: 'witryna', version, license: 'MIT', type: 'module' });
    expect(manifest['private']).toBeUndefined();
    expect(read('LICENSE')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });

  it('has an entry for every component, and one for the calls of a shop', () => {
    expect(folders.length).toBeGreaterThan(25);
    expect(Object.keys(manifest.exports)).toEqual([
      '.',
      ...folders.map((folder) => `./${folder}`),
      './contract',
      './tokens',
      './global.css',
      './all.css',
      './package.json',
    ]);
    expect(targets.filter((target) => !existsSync(join(kit, target)))).toEqual([]);
  });

  it('has no tests, stories, sources or traces of the machine that packed it', () => {
    expect(files.filter((file) => /\.(test|stories|mdx|tsx)\b|testing|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    const texts = files.filter((file) => !file.endsWith('.woff2'));
    expect(texts.filter((file) => read(file).includes(root))).toEqual([]);
  });

  it('has fonts as files, each family with its licence', () => {
    const fonts = files.filter((file) => file.startsWith('fonts/'));
    const named = [...read('styles/global.css').matchAll(/url\("\.\.\/(fonts\/[^"]+)"\)/g)].map(([, file]) => file);
    expect(new Set(named)).toEqual(new Set(fonts.filter((file) => file.endsWith('.woff2'))));
    expect(named.length).toBe(10);
    for (const file of named)
      expect(fonts.some((other) => other.endsWith('.LICENSE') && file!.startsWith(other.replace('.LICENSE', '')))).toBe(
        true,
      );
    expect(files.filter((file) => file.endsWith('.css') && /url\("?data:/.test(read(file)))).toEqual([]);
  });

  it('names the licences of third-party parts, which are only fonts', () => {
    const notices = read('THIRD-PARTY-NOTICES');
    for (const font of ['brygada-1918', 'hanken-grotesk']) {
      expect(notices).toMatch(new RegExp(`^@fontsource-variable/${font} [\\d.]+ \\(OFL-1\\.1\\)$`, 'm'));
      expect(notices).toContain(read(`fonts/${font}.LICENSE`).trim());
    }
    // Modules keep their folders in the package.
    expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
  });

  it('is small enough to install without thinking', () => {
    // A sixth is fonts, already compressed; the calendar and its fields brought 50 kB, the client of the calls 25 kB.
    expect(statSync(inject('tarball')).size).toBeLessThan(620_000);
  });
});

describe('the package linters', () => {
  it('publint, strict: nothing', async () => {
    const { messages } = await publint({ pkgDir: kit, strict: true, pack: false });
    expect(messages.map((message) => formatMessage(message, manifest as never))).toEqual([]);
  });

  it('attw, ESM only: every entry resolves to its types', () => {
    const program = join(dirname(require.resolve('@arethetypeswrong/cli/package.json')), 'dist', 'index.js');
    const printed = execFileSync(
      process.execPath,
      [program, inject('tarball'), '--profile', 'esm-only', '--format', 'json', '--no-definitely-typed'],
      // It prints more than a megabyte: a line per entry, file and way of resolving.
      { encoding: 'utf8', cwd: kit, maxBuffer: 64 * 1024 * 1024 },
    );
    const { analysis } = JSON.parse(printed) as Attw;
    expect(Object.keys(analysis.entrypoints)).toEqual(Object.keys(manifest.exports));
    const judged = Object.values(analysis.problems).filter(({ resolutionKind = '' }) =>
      ['node16-esm', 'bundler'].includes(resolutionKind),
    );
    expect(judged).toEqual([]);
  });
});

interface Attw {
  readonly analysis: {
    readonly entrypoints: Readonly<Record<string, unknown>>;
    readonly problems: ReadonlyArray<{ readonly kind: string; readonly resolutionKind?: string }>;
  };
}
