#!/usr/bin/env node
// Runs an audit if its committed results are missing, old or have findings.
// `npm run audit:screen-reader -- --since main` audits what changed since then, `-- --all` everything, `-- button link` only these.
// `npm run audit:pages -- --states product,basket 1100-px` audits two states at one width.
import { parseArgs } from 'node:util';
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
  const { changedSince, unitsOn } = await import('./audits/changed.mjs');
  const [name, ...words] = process.argv.slice(2);
  const { values, positionals: named } = parseArgs({
    args: words,
    options: { all: { type: 'boolean', default: false }, since: { type: 'string' }, states: { type: 'string' } },
    allowPositionals: true,
  });
  const audit = audits.find((one) => one.name === name);
  if (!audit)
    throw new Complaint(`No audit is called ${name}; choose among ${audits.map((one) => one.name).join(', ')}.`);
  if (values.states !== undefined && !audit.hasStates) throw new Complaint(`The units of ${name} have no states.`);

  const known = audit.units().map((unit) => unit.name);
  const unknown = named.filter((unit) => !known.includes(unit));
  if (unknown.length > 0) throw new Complaint(`${name} has no ${unknown.join(', ')}; it has ${known.join(', ')}.`);
  const due = judgeAudit(audit).filter(({ state }) => state !== 'kept' && state !== 'orphan');
  const isDueOnly = named.length === 0 && !values.all && values.since === undefined && values.states === undefined;
  const unnamed = isDueOnly
    ? due.map(({ unit }) => unit)
    : values.since === undefined || values.all
      ? known
      : unitsOn(audit, changedSince(values.since));
  const chosen = named.length > 0 ? named : unnamed;
  const states = values.states !== undefined ? [`--states=${values.states}`] : isDueOnly ? ['--due'] : [];
  console.log(`${audit.title}: ${chosen.length} of ${known.length} to be audited`);

  const code =
    chosen.length === 0
      ? 0
      : (await run(projectNode, [inProject(audit.runner), ...(audit.hasStates ? states : []), ...chosen])).code;
  const wrong = judgeAudit(audit).filter(({ state }) => state !== 'kept' && state !== 'old');
  for (const { unit, note } of wrong) console.error(`${unit} ${note}`);
  return code === 0 && wrong.length === 0 ? 0 : 1;
});
