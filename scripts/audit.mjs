#!/usr/bin/env node
// Runs an audit where its committed results are missing, stale or have findings: `npm run audit:screen-reader [-- --all | <unit> ...]`.
import { run, stopTreeOnSignals } from './bootstrap/child.mjs';
import { Complaint, runMain } from './bootstrap/complaint.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { checkNodeVersion } from './bootstrap/machine.mjs';
import { inProject, projectNode } from './bootstrap/project.mjs';

await runMain(async () => {
  checkNodeVersion();
  stopTreeOnSignals();
  await ensureInstalled();
  const { audits } = await import('./audits/audits.mjs');
  const { judgeAudit } = await import('./audits/results.mjs');
  const [name, ...wanted] = process.argv.slice(2);
  const audit = audits.find((one) => one.name === name);
  if (!audit)
    throw new Complaint(`No audit is called ${name}; choose among ${audits.map((one) => one.name).join(', ')}.`);

  const known = audit.units().map((unit) => unit.name);
  const named = wanted.filter((word) => !word.startsWith('--'));
  const unknown = named.filter((unit) => !known.includes(unit));
  if (unknown.length > 0) throw new Complaint(`${name} has no ${unknown.join(', ')}; it has ${known.join(', ')}.`);
  const due = judgeAudit(audit).filter(({ state }) => state !== 'kept' && state !== 'orphan');
  const chosen = named.length > 0 ? named : wanted.includes('--all') ? known : due.map(({ unit }) => unit);
  console.log(`${audit.title}: ${chosen.length} of ${known.length} to be audited`);

  const code = chosen.length === 0 ? 0 : (await run(projectNode, [inProject(audit.runner), ...chosen])).code;
  const wrong = judgeAudit(audit).filter(({ state }) => state !== 'kept');
  for (const { unit, note } of wrong) console.error(`${unit} ${note}`);
  return code === 0 && wrong.length === 0 ? 0 : 1;
});
