// Attacks the built shop from outside, one attack at a time, and writes the results into docs/audits/attacks:
// responses, the waits of another shopper, and the load of the machine. Needs a build (`npm run build`) and Linux,
// which has a whole network of loopback addresses. Fails above a limit.
// Usage: npm run audit:attacks [-- --engine sqlite|postgres] [--only <words of a name>]; the others keep their last results then.
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Engine } from '../e2e/support/shop.ts';
import { attacks } from './attacks/index.ts';
import { allowedWaits, judge } from './support/judge.ts';
import { observe, type Report } from './support/report.ts';
import { startTarget } from './support/target.ts';
import { writeResult } from './support/write-result.ts';

const { values: options } = parseArgs({
  options: { engine: { type: 'string', default: 'sqlite' }, only: { type: 'string', default: '' } },
});
const engine = options.engine as Engine;
const chosen = attacks.filter(({ name }) => name.includes(options.only));

await using target = await startTarget(engine);
// A real attacker has its own machine. This thread, which attacks, yields to the shop and to the other shopper, whose
// threads have started with the usual priority.
os.setPriority(os.constants.priority.PRIORITY_LOW);
/** How long the shop is watched before the attacks, in milliseconds. */
const idleFor = 10_000;
// First requests are slower.
await pause(2000);
await target.waits();
await pause(idleFor);
const idle = await target.waits();
const allowed = allowedWaits(idle);
console.log(
  `idle: /health ${idle.health.toFixed(1)} ms, page ${idle.page.toFixed(1)} ms; allowed: ${JSON.stringify(allowed)}`,
);

const reports: Report[] = [];
const file = join(import.meta.dirname, `../../docs/audits/attacks/result.${engine}.json`);
/** Earlier results of attacks that were not chosen now. */
const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { attacks: Report[] }).attacks : [];
/** Writes after each attack, so that an aborted run keeps its results. */
async function write() {
  const known = new Map([...before, ...reports].map((report) => [report.name, report]));
  const result = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.cpus().length} cores, ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}, load ${os.loadavg()[1]?.toFixed(1)}`,
    idle,
    allowed,
    attacks: attacks.flatMap(({ name }) => known.get(name) ?? []),
  };
  await writeResult(file, result);
}

for (const [index, attack] of chosen.entries()) {
  const report = judge(await observe(attack, target, `127.1.${index >> 8}.${(index & 255) + 1}`), allowed);
  reports.push(report);
  await write();
  const { name, attempts, slowest, health, page, cpu, memory, statuses, findings } = report;
  console.log(
    `${findings.length === 0 ? 'held  ' : 'BROKEN'} ${name}: ${attempts} times, slowest ${slowest ?? '-'} ms; /health ${health} ms, page ${page} ms, ` +
      `cpu ${cpu} ms, ${memory} MB ${JSON.stringify(statuses)}`,
  );
  for (const finding of findings.slice(0, 20)) console.log(`       ${finding}`);
}

const broken = reports.filter(({ findings }) => findings.length > 0);
console.log(`${reports.length} attacks, ${reports.length - broken.length} held, ${broken.length} not held`);
process.exitCode = broken.length === 0 ? 0 : 1;
