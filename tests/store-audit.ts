import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const project = join(import.meta.dirname, '..');

/**
 * Runs a test of the store as an audit, with more rounds than `npm test` has.
 *
 * @param file of the test
 * @param report the variable that names its report, and the path of the report in the project, without the engine
 * @param environment what else the test reads, such as its rounds
 */
export function auditByStoreTest(
  file: string,
  report: { readonly variable: string; readonly path: string },
  environment: Readonly<Record<string, string>>,
): void {
  const { status } = spawnSync(join(project, 'node_modules/.bin/vitest'), ['run', '--project', 'store', file], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, ...environment, [report.variable]: join(project, report.path) },
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
