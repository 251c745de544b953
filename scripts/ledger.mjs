#!/usr/bin/env node
// Tells which requirements of docs/requirements.md the last test run proved: `npm run ledger [-- --write | --check]`.
// --write sets the marks there; --check fails where a mark claims more than the run proved.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Complaint, runMain } from './bootstrap/complaint.mjs';
import { inProject } from './bootstrap/project.mjs';
import { checks, reportOf } from './checks/checks.mjs';
import { faults, mark, proofs, requirementsIn } from './checks/ledger-marks.mjs';
import { readReport } from './checks/reports.mjs';

const file = inProject('docs', 'requirements.md');

await runMain(async () => {
  const reports = checks.filter(({ name, hasTests }) => hasTests && existsSync(reportOf(name))).map(({ name }) => name);
  if (reports.length === 0) throw new Complaint('There are no reports of a test run yet: run "npm test" first.');
  const tests = reports.flatMap((name) => readReport(readFileSync(reportOf(name), 'utf8')).tests);
  const ledger = readFileSync(file, 'utf8');
  const proved = proofs(tests);
  const requirements = requirementsIn(ledger);
  /** @param {string} id */
  const proofOf = (id) => proved.get(id) ?? 'missing';

  if (process.argv.includes('--write')) writeFileSync(file, mark(ledger, proved));
  const isCheck = process.argv.includes('--check');
  if (!isCheck) for (const { id, text } of requirements) console.log(`${proofOf(id).padEnd(7)} ${id} ${text}`);
  /** @param {string} proof */
  const count = (proof) => requirements.filter(({ id }) => proofOf(id) === proof).length;
  console.log(
    `${requirements.length} requirements: ${count('proved')} proved, ${count('part')} in part, ${count('missing')} missing (reports: ${reports.join(', ')})`,
  );
  const wrong = isCheck ? faults(ledger, proved) : [];
  for (const sentence of wrong) console.error(sentence);
  return wrong.length > 0 ? 1 : 0;
});
