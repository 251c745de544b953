// Sends 10,000 hostile requests to a shop on either engine, and writes what became of them into docs/audits/fuzz.
// Usage: npm run audit:fuzz [-- --requests 10000] [--seed 20261121]
import { parseArgs } from 'node:util';
import { auditByStoreTest } from '../store-audit.ts';

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261121' } },
});

auditByStoreTest('storefront/platform/protection/fuzz.test.ts', {
  FUZZ_REPORT: 'docs/audits/fuzz/result',
  TEST_FULL: '1',
  FUZZ_REQUESTS: options.requests,
  FUZZ_SEED: options.seed,
});
