#!/usr/bin/env node
// Prints which requirements of docs/requirements.md the last test run proved, and by which checks:
// `npm run ledger [-- --write | --check]`. --write sets the marks there; --check fails if a mark claims more than the run proved.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Complaint, runMain } from './bootstrap/complaint.mjs';
import { inProject } from './bootstrap/project.mjs';
import { checks, reportOf } from './checks/checks.mjs';
import { faults, mark, proofs, requirementsIn } from './checks/ledger-marks.mjs';
import { readReport } from './checks/reports.mjs';

const file = inProject('docs', 'requirements.md');

await runMain(async () => {
  const reports = checks.filter(({ name, hasTests }) => hasTests && existsSync(reportOf(name)));
  if (reports.length === 0) throw new Complaint('There are no reports of a test run yet: run "npm test" first.');
  const tests = reports.flatMap(({ name, isThroughShop = false }) =>
    readReport(readFileSync(reportOf(name), 'utf8')).tests.map((test) => ({ ...test, check: name, isThroughShop })),
  );
  const ledger = readFileSync(file, 'utf8');
  const proved = proofs(tests);
  const requirements = requirementsIn(ledger);
  /** @param {string} id */
  const proofOf = (id) => proved.get(id) ?? { mark: 'missing', checks: [] };

  if (process.argv.includes('--write')) writeFileSync(file, mark(ledger, proved));
  const isCheck = process.argv.includes('--check');
  if (!isCheck)
    for (const { id, text } of requirements) {
      const { mark: reached, checks: by } = proofOf(id);
      console.log(`${reached.padEnd(7)} ${id} (${by.join(', ') || 'no test'}) ${text}`);
    }
  /** @param {string} wanted */
  const count = (wanted) => requirements.filter(({ id }) => proofOf(id).mark === wanted).length;
  console.log(
    `${requirements.length} requirements: ${count('proved')} proved, ${count('part')} in part, ${count('missing')} missing (reports: ${reports.map(({ name }) => name).join(', ')})`,
  );
  const wrong = isCheck ? faults(ledger, proved) : [];
  for (const sentence of wrong) console.error(sentence);
  return wrong.length > 0 ? 1 : 0;
});
