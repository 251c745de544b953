#!/usr/bin/env node
// Runs the checks that a change can break: `npm run affected -- --since main`. It lists what it leaves to `npm test`,
// and runs more when the reach of a change is unknown.
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRequestedRoutes } from './affected/requested-routes.mjs';
import { dependentsOf } from './affected/dependents.mjs';
import { affectedTests } from './affected/affected-tests.mjs';
import { isAddressTable, readdressedSince } from './affected/readdressed.mjs';
import { changedSince } from './audits/changed.mjs';
import { ensureBuilt } from './bootstrap/build.mjs';
import { run, stopTreeOnSignals } from './bootstrap/child.mjs';
import { ensureHeadlessChromium } from './bootstrap/chromium.mjs';
import { runMain } from './bootstrap/complaint.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { checkNodeVersion } from './bootstrap/machine.mjs';
import { inProject, programOf, projectNode } from './bootstrap/project.mjs';
import { sideBySide } from './checks/side-by-side.mjs';
import { storeTests } from './checks/store-tests.mjs';
import { summarise } from './checks/summary.mjs';

/** @typedef {{ name: string, command: [program: string, ...parameters: string[]], environment?: Record<string, string> }} Step */

const modules = '{.storybook,tokens,components,patterns,storefront,tests,scripts}/**/*.{ts,tsx,mjs}';

/** The constant prefixes of each page kind's addresses. */
async function addressesOfPages() {
  const { addresses } = await import('../storefront/shared/addresses.ts');
  return new Map(
    Object.entries(addresses.table).map(([kind, patterns]) => [
      kind,
      [patterns]
        .flat()
        .map((pattern) => pattern.replace(/:.*/, ''))
        .filter((beginning) => beginning.length > 1),
    ]),
  );
}

/** Names as a title pattern for Playwright. @param {ReadonlyArray<string>} names @param {string} after */
const titles = (names, after) => `(^|\\s)(${names.join('|')})${after}`;

/** @param {ReadonlyArray<string>} paths @returns {string[]} */
const named = (paths) => paths.map((path) => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '');

/** @param {Step} step @param {boolean} isParallel @returns {Promise<import('./checks/summary.mjs').Outcome>} */
async function outcomeOf({ name, command: [program, ...parameters], environment = {} }, isParallel) {
  const start = performance.now();
  const { code, output } = await run(program, parameters, { env: environment, keepsOutput: isParallel });
  if (isParallel && code !== 0) console.log(`\n=== ${name} ===\n\n${output.trimEnd()}`);
  const isPassed = code === 0;
  const seconds = (performance.now() - start) / 1000;
  return { name, passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, seconds, note: '' };
}

await runMain(async () => {
  checkNodeVersion();
  stopTreeOnSignals();
  await ensureInstalled();
  const { values } = parseArgs({
    options: { since: { type: 'string', default: 'main' }, list: { type: 'boolean', default: false } },
  });
  const changed = [...changedSince(values.since)];
  const files = globSync(modules, { cwd: inProject('.') }).map((path) => path.replaceAll('\\', '/'));
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @param {string} path */
  const read = (path) => {
    if (!texts.has(path)) texts.set(path, readFileSync(inProject(path), 'utf8'));
    return texts.get(path) ?? '';
  };
  const tables = changed.filter(isAddressTable);
  const others = changed.filter((path) => !isAddressTable(path));
  const dependents = dependentsOf(others, files, read);
  const addresses = await addressesOfPages();
  const asksShops = dependentsOf(['tests/e2e/support/shop.ts'], files, read);
  const readdressed = await readdressedSince(tables, values.since);
  const project = { files, read, addresses, readdressed, asksShops, requestedRoutes: readRequestedRoutes() };
  const affected = affectedTests(others, dependents, project);
  const { pages, tests, stories, endToEnd, unknown } = affected;

  console.log(`${changed.length} files changed since ${values.since}. They reach:`);
  console.log(`  pages: ${pages.join(', ') || 'none'}`);
  console.log(`  ${tests.length} files of tests, ${stories.length} of stories, ${endToEnd.length} end to end`);
  for (const sentence of unknown) console.log(`  ${sentence}`);
  console.log(
    '  Left to npm test: the workshop, the package, budgets, and tests that come to a page by a table and never name it.',
  );
  if (values.list) {
    for (const path of [...tests, ...stories, ...endToEnd]) console.log(`    ${path}`);
    return 0;
  }
  if (changed.length === 0) return 0;

  const there = changed.filter((path) => files.includes(path));
  /** @param {string} script @param {...string} parameters @returns {Step['command']} */
  const nodeScript = (script, ...parameters) => [projectNode, inProject('scripts', script), ...parameters];
  /** @param {string} name @param {string} projects @param {ReadonlyArray<string>} paths @returns {Step[]} */
  const vitest = (name, projects, paths) =>
    paths.length === 0 ? [] : [{ name, command: [programOf('vitest'), 'run', `--project=${projects}`, ...paths] }];
  /** @param {string} name @param {ReadonlyArray<string>} parameters @param {unknown} isWanted @returns {Step[]} */
  const playwright = (name, parameters, isWanted) =>
    isWanted ? [{ name, command: [programOf('playwright'), 'test', ...parameters] }] : [];

  /** @type {Step[]} */
  const quick = [
    {
      name: 'format',
      command: [
        programOf('oxfmt'),
        '--check',
        '--no-error-on-unmatched-pattern',
        ...changed.filter((path) => there.includes(path) || /\.(md|mdx|json|css)$/.test(path)),
      ],
    },
    { name: 'lint', command: [programOf('oxlint'), '--type-aware', '--deny-warnings', ...there] },
    { name: 'types', command: nodeScript('checks/types.mjs') },
    { name: 'imports', command: nodeScript('checks/import-direction.mjs') },
    { name: 'dead-code', command: [programOf('knip')] },
  ];
  const outcomes = await sideBySide(quick, 3, (step) => outcomeOf(step, true));
  const ofStore = new Set(globSync(storeTests, { cwd: inProject('.') }).map((path) => path.replaceAll('\\', '/')));
  const needsBrowser = stories.length + endToEnd.length > 0;
  if (needsBrowser) await ensureHeadlessChromium();
  if (endToEnd.length > 0) await ensureBuilt();
  const names = named(stories);
  const slow = [
    ...vitest(
      'unit',
      'unit*',
      tests.filter((path) => !ofStore.has(path)),
    ),
    ...vitest(
      'store',
      'store',
      tests.filter((path) => ofStore.has(path)),
    ),
    ...vitest('stories', 'stories*', stories),
    ...playwright(
      'rendering',
      ['--config', 'tests/rendering/playwright.config.ts', '--grep', titles(names, ':')],
      names.length > 0,
    ),
    ...playwright(
      'visual',
      ['--config', 'tests/visual/playwright.config.ts', '--grep', titles(names, ' looks as it did')],
      names.length > 0,
    ),
    ...playwright('e2e', endToEnd, endToEnd.length > 0),
  ];
  process.env.LOOKED_AT_PAGES = pages.join();
  for (const step of slow) outcomes.push(await outcomeOf(step, false));
  const { text, code } = summarise(outcomes);
  console.log(`\n=== Summary ===\n\n${text}`);
  return code;
});
