// Asks 100,000 random pages on either engine while prices, stock, opinions, texts, settings, the menu, the clock and everything else
// that pages show change at random, and compares each answer with the page made for its question. PostgreSQL has two processes.
// Writes what it found into docs/audits/kept.
// Usage: npm run audit:kept [-- --pages 100000] [--engine sqlite|postgres] [--seed 44]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '100000' },
    engine: { type: 'string' },
    seed: { type: 'string', default: '44' },
  },
});
const project = join(import.meta.dirname, '../..');

for (const engine of ['sqlite', 'postgres']) {
  if (options.engine !== undefined && options.engine !== engine) continue;
  const { status } = spawnSync(
    join(project, 'node_modules/.bin/vitest'),
    ['run', '--project', 'store', 'storefront/tests/kept-pages.test.ts'],
    {
      cwd: project,
      stdio: 'inherit',
      env: {
        ...process.env,
        KEPT_PAGES: options.pages,
        KEPT_ENGINE: engine,
        KEPT_SEED: options.seed,
        KEPT_REPORT: join(project, 'docs/audits/kept/result'),
      },
    },
  );
  if (status !== 0) process.exitCode = status ?? 1;
}
