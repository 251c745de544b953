// Sends 10,000 hostile requests to a shop on either engine, and writes what became of them into docs/audits/fuzz.
// Usage: npm run audit:fuzz [-- --requests 10000] [--seed 20261121]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261121' } },
});
const project = join(import.meta.dirname, '../..');

const { status } = spawnSync(
  join(project, 'node_modules/.bin/vitest'),
  ['run', '--project', 'store', 'storefront/platform/protection/fuzz.test.ts'],
  {
    cwd: project,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_FULL: '1',
      FUZZ_REQUESTS: options.requests,
      FUZZ_SEED: options.seed,
      FUZZ_REPORT: join(project, 'docs/audits/fuzz/result'),
    },
  },
);
process.exitCode = status ?? 1;
