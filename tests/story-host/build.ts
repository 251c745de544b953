import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'story-host');
/** How many builds are kept: a host that serves an older one continues. */
const kept = 3;

const sources = [
  '{tokens,components,patterns}/**/*.{ts,tsx,json}',
  '.storybook/*.{ts,tsx}',
  'tests/story-host/*.{ts,tsx}',
  'package-lock.json',
];

/** One hash over everything that stories consist of. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] }).sort())
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/** The first export of each stories file: modules list theirs alphabetically. */
const firstStories = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('components/*/*.stories.tsx', { cwd: root }).map((path) => [
      path.replaceAll('\\', '/'),
      /^export const (\w+)/m.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? '',
    ]),
  );

const configOf = (side: 'client' | 'server', outDir: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  // Only React's development build reports hydration mismatches.
  mode: 'development',
  define: {
    'process.env.NODE_ENV': JSON.stringify('development'),
    FIRST_STORIES: JSON.stringify(firstStories()),
  },
  // Both builds must have the same class names.
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    outDir: join(outDir, side),
    emptyOutDir: true,
    minify: false,
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 10_000,
    ...(side === 'server' ? { ssr: true, target: 'node24' } : { target: 'chrome120' }),
    rollupOptions: {
      input: { [side]: join(import.meta.dirname, `entry-${side}.tsx`) },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});

/**
 * Builds what a host serves, into a folder named by the sources; reuses an existing build.
 *
 * @returns the folder of a complete build of the current sources
 */
export async function buildStoryHost(): Promise<string> {
  const outDir = join(folder, sourceHash());
  if (existsSync(outDir)) return outDir;
  // Built aside, then renamed: concurrent builds find nothing half done.
  const next = `${outDir}.${process.pid}`;
  mkdirSync(next, { recursive: true });
  try {
    await build(configOf('client', next));
    await build(configOf('server', next));
    if (!existsSync(outDir)) renameSync(next, outDir);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  removeOldBuilds();
  return outDir;
}

function removeOldBuilds() {
  const builds = readdirSync(folder)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of builds.slice(kept)) rmSync(old, { recursive: true, force: true });
}
