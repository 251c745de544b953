#!/usr/bin/env node
// Runs the checks of the project, all of them or those that are named: `node scripts/test.mjs unit store`.
// `--full` adds the combinations that a normal run rotates through. Starts on Node 20 with nothing installed, as start.mjs does.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { run, stopTreeOnSignals } from './bootstrap/child.mjs';
import { ensureHeadlessChromium } from './bootstrap/chromium.mjs';
import { Complaint, runMain } from './bootstrap/complaint.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { checkNodeVersion } from './bootstrap/machine.mjs';
import { folderInMemory } from './bootstrap/memory-folder.mjs';
import { checks, reportOf, reportsFolder } from './checks/checks.mjs';
import { countTests, filesOfHungWindow, readReport, withSecondRun } from './checks/reports.mjs';
import { groupsOf, sideBySide } from './checks/side-by-side.mjs';
import { summarise } from './checks/summary.mjs';

/** Sought, installed and built once: checks that run side by side would do it beside each other. */
let chromium = /** @type {Promise<string> | undefined} */ (undefined);
const theChromium = () => (chromium ??= ensureHeadlessChromium());
let shop = /** @type {Promise<void> | undefined} */ (undefined);
const theShop = () => (shop ??= ensureBuilt());

/** What a check needs is prepared when its turn comes: without a browser the other checks still run. */
const preparations = {
  nothing: async () => {},
  chromium: async () => void (await theChromium()),
  build: async () => {
    await theChromium();
    await theShop();
  },
};

/** How many checks run side by side. While one starts, ends or waits, the two workers of the other keep both cores busy. */
const lanes = 2;

/**
 * @param {import('./checks/checks.mjs').Check} check
 * @param {boolean} isParallel whether others run beside it, so that what it prints is kept until it has ended
 * @returns {Promise<{ passed: number, failed: number, note: string }>}
 */
async function runCheck({ name, title, command, again, hasTests, needs, minutes }, isParallel) {
  console.log(isParallel ? `... ${title}` : `\n=== ${title} ===\n`);
  const report = reportOf(name);
  rmSync(report, { force: true });
  await preparations[needs]();
  /** @param {import('./checks/checks.mjs').Check['command']} command */
  const runOnce = async ([program, ...parameters]) => {
    const result = await run(program, parameters, { timeout: minutes * 60_000, keepsOutput: isParallel });
    if (isParallel) console.log(`\n=== ${title} ===\n\n${result.output.trimEnd()}`);
    return result;
  };
  let { code, isTimedOut } = await runOnce(command);
  const first = again && existsSync(report) ? readFileSync(report, 'utf8') : '';
  const hung = first ? filesOfHungWindow(first) : [];
  if (again && hung.length > 0) {
    console.log(`\n${title}: a window hung, so these files run again in a fresh one: ${hung.join(', ')}`);
    rmSync(report);
    ({ code, isTimedOut } = await runOnce(again(hung)));
    if (existsSync(report)) writeFileSync(report, withSecondRun(first, readFileSync(report, 'utf8')));
  }
  const counted = hasTests
    ? countTests(existsSync(report) ? readReport(readFileSync(report, 'utf8')) : undefined, code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, note: '' };
  if (isTimedOut) return { ...counted, note: `stopped after ${minutes} minutes` };
  return hung.length > 0 ? { ...counted, note: `${hung.length} files ran again: a window hung` } : counted;
}

/**
 * @param {import('./checks/checks.mjs').Check} check
 * @param {boolean} isParallel
 * @returns {Promise<import('./checks/summary.mjs').Outcome>}
 */
async function outcomeOf(check, isParallel) {
  const start = performance.now();
  const result = await runCheck(check, isParallel).catch((/** @type {Error} */ error) => {
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
  const parameters = process.argv.slice(2);
  const chosen = chooseChecks(parameters.filter((name) => name !== '--full'));
  if (parameters.includes('--full')) process.env['TEST_FULL'] = '1';
  stopTreeOnSignals();
  await ensureInstalled();
  mkdirSync(reportsFolder, { recursive: true });
  const inMemory = process.env['TMPDIR'] ?? folderInMemory();
  if (inMemory !== undefined) process.env['TMPDIR'] = inMemory;
  /** @type {Array<import('./checks/summary.mjs').Outcome>} */
  const outcomes = [];
  for (const group of groupsOf(chosen))
    outcomes.push(
      ...(await sideBySide(
        group,
        lanes,
        (check) => outcomeOf(check, group.length > 1),
        ({ isLight = false }) => isLight,
      )),
    );
  const { text, code } = summarise(outcomes);
  console.log(`\n=== Summary ===\n\n${text}`);
  return code;
});
