// Races orders against changes of their baskets, on either engine: no order may cost what another basket costs.
// Usage: npm run audit:races [-- --rounds 500]
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '500' } } });
const project = join(import.meta.dirname, '../..');

const { status } = spawnSync(
  join(project, 'node_modules/.bin/vitest'),
  ['run', '--project', 'store', 'storefront/tests/races/order-races.test.ts'],
  { cwd: project, stdio: 'inherit', env: { ...process.env, RACE_ROUNDS: options.rounds } },
);
process.exitCode = status ?? 1;
