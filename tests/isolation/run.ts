// Tries 5,000 times to get at another shopper's data on either engine, compares the answers and their times with those
// for unknown ids, and writes the result into docs/audits/isolation.
// Usage: npm run audit:isolation [-- --attempts 5000]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({ options: { attempts: { type: 'string', default: '5000' } } });
const project = join(import.meta.dirname, '../..');

const { status } = spawnSync(
  join(project, 'node_modules/.bin/vitest'),
  ['run', '--project', 'store', 'storefront/tests/strangers.test.ts'],
  {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_FULL: '1',
      ISOLATION_ATTEMPTS: options.attempts,
      ISOLATION_REPORT: join(project, 'docs/audits/isolation/result'),
    },
  },
);
process.exitCode = status ?? 1;
