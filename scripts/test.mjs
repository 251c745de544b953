#!/usr/bin/env node
// Runs the checks of the project, all of them or those that are named: `node scripts/test.mjs unit store`.
// Starts on Node 20 with nothing installed, as start.mjs does.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { run, stopTreeOnSignals } from './bootstrap/child.mjs';
import { ensureChromium } from './bootstrap/chromium.mjs';
import { Complaint, runMain } from './bootstrap/complaint.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { checkNodeVersion } from './bootstrap/machine.mjs';
import { checks, reportOf, reportsFolder } from './checks/checks.mjs';
import { countTests, readReport } from './checks/reports.mjs';
import { summarise } from './checks/summary.mjs';

/** What a check needs is prepared when its turn comes: without a browser the other checks still run. */
const preparations = {
  nothing: async () => ({}),
  chromium: async () => ({ CHROMIUM_PATH: await ensureChromium() }),
  build: async () => {
    const chromium = await ensureChromium();
    await ensureBuilt();
    return { CHROMIUM_PATH: chromium };
  },
};

/**
 * @param {import('./checks/checks.mjs').Check} check
 * @returns {Promise<{ passed: number, failed: number, note: string }>}
 */
async function runCheck({ name, command: [program, ...parameters], hasTests, needs, minutes }) {
  const report = reportOf(name);
  rmSync(report, { force: true });
  const environment = await preparations[needs]();
  const { code, isTimedOut } = await run(program, parameters, {
    env: environment,
    timeout: minutes * 60_000,
  });
  const counted = hasTests
    ? countTests(existsSync(report) ? readReport(readFileSync(report, 'utf8')) : undefined, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note: '' };
  return isTimedOut ? { ...counted, note: `stopped after ${minutes} minutes` } : counted;
}

/** @param {ReadonlyArray<string>} names */
function chooseChecks(names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0)
    throw new Complaint(
      `No check is called ${unknown.join(', ')}; choose among ${checks.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
}

await runMain(async () => {
  checkNodeVersion();
  const chosen = chooseChecks(process.argv.slice(2));
  stopTreeOnSignals();
  await ensureInstalled();
  mkdirSync(reportsFolder, { recursive: true });
  const outcomes = [];
  for (const check of chosen) {
    console.log(`\n=== ${check.title} ===\n`);
    const start = performance.now();
    const result = await runCheck(check).catch((/** @type {Error} */ error) => {
      console.error(error instanceof Complaint ? error.message : error);
      return { passed: 0, failed: 1, note: 'could not be run' };
    });
    outcomes.push({ name: check.name, ...result, seconds: (performance.now() - start) / 1000 });
  }
  const { text, code } = summarise(outcomes);
  console.log(`\n=== Summary ===\n\n${text}`);
  return code;
});
