// Asks 100,000 random pages on either engine while prices, stock, opinions, texts, settings, the menu, the clock and everything else
// that pages show change at random, and compares each answer with the page made for its question. Some visitors have a
// session. On PostgreSQL two processes of the shop answer.
// Writes what it found into docs/audits/kept.
// Usage: npm run audit:kept [-- --pages 100000] [--engine sqlite|postgres] [--seed 44]
import { parseArgs } from 'node:util';
import { auditByStoreTest } from '../store-audit.ts';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '100000' },
    engine: { type: 'string' },
    seed: { type: 'string', default: '44' },
  },
});

for (const engine of ['sqlite', 'postgres']) {
  if (options.engine !== undefined && options.engine !== engine) continue;
  auditByStoreTest('storefront/tests/kept-pages.test.ts', {
    KEPT_REPORT: `docs/audits/kept/seed-${options.seed}`,
    KEPT_PAGES: options.pages,
    KEPT_ENGINE: engine,
    KEPT_SEED: options.seed,
    KEPT_PROCESSES: '2',
  });
}
