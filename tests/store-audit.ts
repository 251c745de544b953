import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

/**
 * Runs a test of the store as an audit, with more rounds than `npm test` has.
 *
 * @param file of the test
 * @param environment what the test reads: its rounds, and the path of its report in the project, without the engine
 */
export function auditByStoreTest(file: string, environment: Readonly<Record<string, string>>): void {
  const { status } = spawnSync(join(project, 'node_modules/.bin/vitest'), ['run', '--project', 'store', file], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
