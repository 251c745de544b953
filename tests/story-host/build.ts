import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'story-host');
/** How many builds are kept: a host that still serves an older one goes on. */
const kept = 3;

const sources = [
  '{tokens,components,patterns}/**/*.{ts,tsx,json}',
  '.storybook/*.{ts,tsx}',
  'tests/story-host/*.{ts,tsx}',
  'package-lock.json',
];

/** One hash over everything that a story is made of. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: root, exclude: ['**/*.test.{ts,tsx}'] }).sort())
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/** The export of each file of components that stands first in it: modules list theirs by the alphabet. */
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
  // React tells what did not fit at hydration only in its development build.
  mode: 'development',
  define: {
    'process.env.NODE_ENV': JSON.stringify('development'),
    FIRST_STORIES: JSON.stringify(firstStories()),
  },
  // The class names of both builds must be the same.
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
 * Builds what a host serves, into a folder named by the sources; what was built is not built again.
 *
 * @returns the folder of a whole build of the sources as they are now
 */
export async function buildStoryHost(): Promise<string> {
  const outDir = join(folder, sourceHash());
  if (existsSync(outDir)) return outDir;
  // Built beside and then renamed: whoever else builds at the same time finds nothing half done.
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
