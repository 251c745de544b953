import { inProject, programOf, projectNode } from '../bootstrap/project.mjs';

/** Where the runners leave their JSON reports; the ledger reads them too. */
export const reportsFolder = inProject('reports', 'tests');

/** @param {string} name */
export const reportOf = (name) => `${reportsFolder}/${name}.json`;

/**
 * @typedef {object} Check
 * @property {string} name as typed after `node scripts/test.mjs`
 * @property {string} title
 * @property {[program: string, ...parameters: string[]]} command
 * @property {boolean} hasTests whether it is a test runner with a report, or one check that passes or fails as a whole
 * @property {'chromium' | 'build' | 'nothing'} needs what must be there before; `build` includes Chromium
 * @property {number} minutes after which it hangs and is stopped
 * @property {boolean} [isThroughShop] whether its tests ask the running shop: only these prove a requirement whole
 * @property {boolean} [isParallel] whether those that stand next to it in the list, and say so too, run beside it: nothing
 *   of it goes by the clock, and it has at most two workers
 * @property {boolean} [isLight] whether it mostly waits (below half of a core), so that it runs beside two others
 * @property {(files: ReadonlyArray<string>) => Check['command']} [again] runs these files in a fresh window, where one hung
 */

/** @param {string} script @param {...string} parameters @returns {[string, ...string[]]} */
const nodeScript = (script, ...parameters) => [projectNode, inProject('scripts', script), ...parameters];

/** @param {string} name of the report @param {string} projects @param {...string} parameters @returns {Check['command']} */
const vitest = (name, projects = name, ...parameters) => [
  programOf('vitest'),
  'run',
  `--project=${projects}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
  ...parameters,
];

/**
 * A suite of Playwright with a configuration of its own.
 *
 * @param {string} name its folder in tests/
 * @param {...string} parameters
 * @returns {Check['command']}
 */
const playwright = (name, ...parameters) => [
  programOf('playwright'),
  'test',
  '--config',
  `tests/${name}/playwright.config.ts`,
  ...parameters,
];

/**
 * All that `npm test` runs, in this order: what answers fast comes first, then pairs that keep both cores busy beside what mostly waits, then what must be
 * alone.
 *
 * @type {ReadonlyArray<Check>}
 */
export const checks = [
  {
    name: 'format',
    title: 'Formatting (oxfmt)',
    command: [programOf('oxfmt'), '--check'],
    hasTests: false,
    needs: 'nothing',
    minutes: 3,
    isParallel: true,
  },
  {
    name: 'lint',
    title: 'Lint (oxlint, with types)',
    command: [programOf('oxlint'), '--type-aware', '--deny-warnings'],
    hasTests: false,
    needs: 'nothing',
    minutes: 3,
    isParallel: true,
  },
  {
    name: 'types',
    title: 'Types (tsc)',
    command: nodeScript('checks/types.mjs'),
    hasTests: false,
    needs: 'nothing',
    minutes: 3,
    isParallel: true,
  },
  {
    name: 'imports',
    title: 'Import direction (dependency-cruiser)',
    command: nodeScript('checks/import-direction.mjs'),
    hasTests: false,
    needs: 'nothing',
    minutes: 3,
    isParallel: true,
  },
  {
    name: 'dead-code',
    title: 'Dead code (knip)',
    command: [programOf('knip')],
    hasTests: false,
    needs: 'nothing',
    minutes: 3,
    isParallel: true,
  },
  {
    name: 'audits',
    title: 'Committed results of the audits',
    command: nodeScript('audits/check.mjs'),
    hasTests: false,
    needs: 'nothing',
    minutes: 3,
    isParallel: true,
  },
  {
    name: 'unused',
    title: 'Components and settings that the shop does not use',
    command: nodeScript('checks/unused-in-shop.mjs'),
    hasTests: false,
    needs: 'nothing',
    minutes: 3,
    isParallel: true,
  },
  {
    name: 'graphql',
    title: 'Types of the GraphQL schema',
    command: nodeScript('graphql.mjs'),
    hasTests: false,
    needs: 'nothing',
    minutes: 1,
    isParallel: true,
  },
  {
    name: 'fonts',
    title: 'Font files with the letters of Polish shops',
    command: nodeScript('fonts.mjs'),
    hasTests: false,
    needs: 'nothing',
    minutes: 1,
    isParallel: true,
  },
  {
    name: 'contract',
    title: 'Reference of the contract: what the shop answers',
    command: nodeScript('contract.mjs'),
    hasTests: false,
    needs: 'nothing',
    minutes: 3,
    isParallel: true,
  },
  {
    name: 'build',
    title: 'Build',
    command: nodeScript('start.mjs', 'build'),
    hasTests: false,
    needs: 'nothing',
    minutes: 5,
    isParallel: true,
  },
  {
    name: 'unit',
    title: 'Unit tests (vitest)',
    command: vitest('unit', 'unit*'),
    hasTests: true,
    needs: 'nothing',
    minutes: 12,
    isParallel: true,
  },
  {
    name: 'stories',
    title: 'Stories with axe (vitest in Chromium)',
    command: vitest('stories', 'stories*'),
    again: (files) => vitest('stories', 'stories*', ...files),
    hasTests: true,
    needs: 'chromium',
    minutes: 20,
    isParallel: true,
  },
  {
    name: 'store',
    title: 'Store on SQLite and PostgreSQL (vitest)',
    command: vitest('store'),
    hasTests: true,
    isThroughShop: true,
    needs: 'nothing',
    minutes: 20,
    isParallel: true,
  },
  {
    name: 'rendering',
    title: 'Stories from the server: hydration, without JavaScript, texts, presses (Playwright)',
    command: playwright('rendering', '--workers=2'),
    hasTests: true,
    needs: 'build',
    minutes: 20,
    isParallel: true,
  },
  {
    name: 'budgets',
    title: 'Budgets of the built site',
    command: nodeScript('budgets.mjs'),
    hasTests: false,
    needs: 'build',
    minutes: 5,
    isParallel: true,
    isLight: true,
  },
  {
    name: 'package',
    title: 'The packed kit (vitest, with builds of its users)',
    command: vitest('package'),
    hasTests: true,
    needs: 'build',
    minutes: 10,
    isParallel: true,
    isLight: true,
  },
  {
    name: 'workshop',
    title: 'The built workshop, without a network (Playwright)',
    command: playwright('workshop', '--workers=2'),
    hasTests: true,
    needs: 'chromium',
    minutes: 12,
    isParallel: true,
    isLight: true,
  },
  {
    name: 'visual',
    title: 'Pictures of every component (Playwright)',
    command: playwright('visual'),
    hasTests: true,
    needs: 'chromium',
    minutes: 15,
  },
  {
    name: 'e2e',
    title: 'End to end (Playwright)',
    command: [programOf('playwright'), 'test'],
    hasTests: true,
    isThroughShop: true,
    needs: 'build',
    minutes: 40,
  },
  {
    name: 'ledger',
    title: 'Ledger of requirements',
    command: nodeScript('ledger.mjs', '--check'),
    hasTests: false,
    needs: 'nothing',
    minutes: 1,
  },
];
