// Takes 5,000 random baskets through the shop over HTTP on SQLite, and a fifth of them on PostgreSQL: pages of the basket and
// of both steps, basket call, order, its page, PDF and mails have the same total, and the payments are it, also after the order
// was paid, cancelled or given another method. Writes what it found into docs/audits/totals.
// Usage: npm run audit:totals [-- --baskets 5000] [--engine sqlite|postgres] [--seed 5000]
import { parseArgs } from 'node:util';
import { auditByStoreTest } from '../store-audit.ts';

const { values: options } = parseArgs({
  options: {
    baskets: { type: 'string', default: '5000' },
    engine: { type: 'string' },
    seed: { type: 'string', default: '5000' },
  },
});

/** The engines read the same rows: a share of the baskets shows that they do. */
const shares = { sqlite: 1, postgres: 5 };

for (const [engine, share] of Object.entries(shares)) {
  if (options.engine !== undefined && options.engine !== engine) continue;
  auditByStoreTest('storefront/features/checkout/store/one-total-over-http.test.ts', {
    BASKETS_REPORT: 'docs/audits/totals/result',
    BASKETS: String(Math.ceil(Number(options.baskets) / share)),
    BASKETS_ENGINE: engine,
    BASKETS_SEED: options.seed,
  });
}
