import { noFrames } from './no-frames.mjs';

/**
 * A runner's JSON report, in one shape for Vitest and Playwright.
 * @typedef {{ title: string, isPassed: boolean, isFlaky?: boolean, message?: string }} ReportedTest
 *   title with all its parents' titles; `isFlaky`: it failed first and passed on retry
 * @typedef {{ tests: ReportedTest[], problems: string[] }} Report `problems`: failures outside of tests
 */

/**
 * @typedef {object} VitestReport
 * @property {Array<{ name: string, status: string, message?: string, assertionResults: Array<{ fullName: string, status: string, failureMessages?: string[] }> }>} testResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {PlaywrightSuite[]} [suites]
 * @property {Array<{ title: string, tests: Array<{ projectName: string, status: string, results?: Array<{ errors?: Array<{ message?: string }> }> }> }>} [specs]
 *
 * @typedef {object} PlaywrightReport
 * @property {PlaywrightSuite[]} suites
 * @property {Array<{ message?: string }>} errors
 */

/** @param {VitestReport} report @returns {Report} */
const readVitest = ({ testResults }) => ({
  tests: testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      isPassed: status === 'passed',
      message: failureMessages?.[0],
    })),
  ),
  // A file that fails to load has no tests to fail, but must not pass.
  problems: testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name, message }) => `${name}: ${message ?? 'failed outside of its tests'}`),
});

/** @param {PlaywrightReport} report @returns {Report} */
function readPlaywright({ suites, errors }) {
  /** @param {PlaywrightSuite} suite @param {string} above @returns {ReportedTest[]} */
  const testsOf = (suite, above) => {
    const path = `${above} ${suite.title}`.trim();
    return [
      ...(suite.specs ?? []).flatMap((spec) =>
        spec.tests.map(({ projectName, status, results }) => ({
          title: `${path} ${spec.title} (${projectName})`,
          isPassed: status === 'expected' || status === 'flaky',
          ...(status === 'flaky' && { isFlaky: true }),
          // A test that timed out has a second error: what it waited for.
          message: results
            ?.find(({ errors }) => errors?.length)
            ?.errors?.map(({ message }) => firstLine(message))
            .join(' '),
        })),
      ),
      ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, path)),
    ];
  };
  return {
    tests: suites.flatMap((suite) => testsOf(suite, '')),
    problems: errors.map(({ message }) => message ?? 'failed outside of its tests'),
  };
}

/**
 * Reads a JSON report of Vitest or Playwright. A skipped test counts as not passed: it proves nothing.
 * @param {string} text the report's JSON
 * @returns {Report}
 */
export function readReport(text) {
  const report = JSON.parse(text);
  return 'testResults' in report ? readVitest(report) : readPlaywright(report);
}

/**
 * The files with failed tests, if one of these hung or says why: its window drew no frames.
 * @param {string} text a report of Vitest
 * @returns {string[]} none where the tests failed for another reason
 */
export function filesOfHungWindow(text) {
  const { testResults } = /** @type {VitestReport} */ (JSON.parse(text));
  const failed = testResults.filter(({ status }) => status === 'failed');
  const messages = failed.flatMap(({ assertionResults }) =>
    assertionResults.flatMap((one) => one.failureMessages ?? []),
  );
  const isHung = messages.some((message) => message.includes(noFrames) || message.includes('Test timed out in'));
  return isHung ? [...new Set(failed.map(({ name }) => name))] : [];
}

/**
 * A report with the results of files that ran again in the place of their first ones.
 * @param {string} first @param {string} again reports of Vitest
 * @returns {string}
 */
export function withSecondRun(first, again) {
  const report = /** @type {VitestReport} */ (JSON.parse(first));
  const second = /** @type {VitestReport} */ (JSON.parse(again));
  const names = new Set(second.testResults.map(({ name }) => name));
  const testResults = [...report.testResults.filter(({ name }) => !names.has(name)), ...second.testResults];
  return JSON.stringify({ ...report, testResults });
}

// oxlint-disable-next-line no-control-regex -- terminal colours
const colours = /\u001b\[[\d;]*m/g;

/** @param {string | undefined} message */
const firstLine = (message = '') => message.replace(colours, '').trim().split('\n', 1).join('');

/**
 * A test in one line: its title and the start of its error.
 * @param {ReportedTest} test
 */
const lineOf = ({ title, message }) => [title, firstLine(message)].filter(Boolean).join(': ').slice(0, 400);

/** @param {Report} report @returns {string[]} */
const failuresOf = ({ tests, problems }) => [
  ...tests.filter(({ isPassed }) => !isPassed).map(lineOf),
  ...problems.map((problem) => firstLine(problem).slice(0, 400)),
];

/**
 * Counts a runner's results.
 *
 * @param {Report | undefined} report undefined if the runner left none
 * @param {number} code the runner's exit code
 * @returns {{ passed: number, failed: number, note: string, failures?: string[], flaky?: string[] }}
 */
export function countTests(report, code) {
  if (!report) return { passed: 0, failed: 1, note: 'the runner left no report' };
  const passed = report.tests.filter(({ isPassed }) => isPassed).length;
  const failed = report.tests.length - passed + report.problems.length;
  if (report.tests.length === 0 && failed === 0) return { passed: 0, failed: 1, note: 'the runner found no test' };
  // Unhandled errors only set the exit code.
  if (code !== 0 && failed === 0)
    return { passed, failed: 1, note: `every test passed, but the runner ended with code ${code}` };
  const flaky = report.tests.filter(({ isFlaky }) => isFlaky).map(lineOf);
  return { passed, failed, note: '', failures: failuresOf(report), flaky };
}
