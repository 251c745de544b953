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
import { runKept, sideBySide } from './checks/side-by-side.mjs';
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

/** How many checks that only read run at once: what runs tests has two cores. */
const lanes = 2;

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

/**
 * @param {import('./checks/checks.mjs').Check} check one that only reads
 * @returns {Promise<{ passed: number, failed: number, note: string }>}
 */
async function readingCheck({ title, command, minutes }) {
  const { code, output, isTimedOut } = await runKept(command, minutes * 60_000);
  console.log(`\n=== ${title} ===\n\n${output.trimEnd()}`);
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    note: isTimedOut ? `stopped after ${minutes} minutes` : '',
  };
}

/**
 * @param {import('./checks/checks.mjs').Check} check
 * @returns {Promise<{ passed: number, failed: number, note: string }>}
 */
function runAlone(check) {
  console.log(`\n=== ${check.title} ===\n`);
  return runCheck(check);
}

/**
 * @param {import('./checks/checks.mjs').Check} check
 * @param {(check: import('./checks/checks.mjs').Check) => Promise<{ passed: number, failed: number, note: string }>} how
 * @returns {Promise<import('./checks/summary.mjs').Outcome>}
 */
async function outcomeOf(check, how) {
  const start = performance.now();
  const result = await how(check).catch((/** @type {Error} */ error) => {
    console.error(error instanceof Complaint ? error.message : error);
    return { passed: 0, failed: 1, note: 'could not be run' };
  });
  return { name: check.name, ...result, seconds: (performance.now() - start) / 1000 };
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
  const reading = chosen.filter(({ isReading }) => isReading);
  const outcomes = await sideBySide(reading, lanes, (check) => outcomeOf(check, readingCheck));
  for (const check of chosen.filter(({ isReading }) => !isReading)) outcomes.push(await outcomeOf(check, runAlone));
  const { text, code } = summarise(outcomes);
  console.log(`\n=== Summary ===\n\n${text}`);
  return code;
});
