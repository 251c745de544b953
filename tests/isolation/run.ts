// Tries 5,000 times to get at another shopper's data on either engine, compares the answers and their times with those
// for unknown ids, and writes the result into docs/audits/isolation.
// Usage: npm run audit:isolation [-- --attempts 5000]
import { parseArgs } from 'node:util';
import { auditByStoreTest } from '../store-audit.ts';

const { values: options } = parseArgs({ options: { attempts: { type: 'string', default: '5000' } } });

auditByStoreTest('storefront/tests/strangers.test.ts', {
  ISOLATION_REPORT: 'docs/audits/isolation/result',
  TEST_FULL: '1',
  ISOLATION_ATTEMPTS: options.attempts,
});
