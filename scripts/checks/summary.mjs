/**
 * @typedef {object} Outcome
 * @property {string} name of the check
 * @property {number} passed tests (or 1 for a check without tests)
 * @property {number} failed
 * @property {number} seconds
 * @property {string} note the reason of a failure that numbers do not show
 * @property {ReadonlyArray<string>} [failures] a line for each failed test
 * @property {ReadonlyArray<string>} [flaky] a line for each flaky test, i.e. passed only on retry
 */

/** How many flaky tests a run may have by chance on a busy machine. With more the run fails. */
const mostFlaky = 2;

/** @param {number} seconds */
const duration = (seconds) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/**
 * The table at the end of a run. Its last line has its own machine-readable form.
 * @param {ReadonlyArray<Outcome>} outcomes
 * @returns {{ text: string, code: number }}
 */
export function summarise(outcomes) {
  const rows = outcomes.map(({ name, passed, failed, seconds, note }) => [
    failed ? 'FAILED' : 'passed',
    name,
    `${passed} passed${failed ? `, ${failed} failed` : ''}`,
    duration(seconds),
    note,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  /** @param {'passed' | 'failed'} key */
  const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
  /** @param {'failures' | 'flaky'} key @param {string} [note] */
  const linesOf = (key, note = '') =>
    outcomes.flatMap((outcome) => (outcome[key] ?? []).map((line) => `\n${outcome.name}${note}: ${line}`));
  const flaky = linesOf('flaky', ', flaky (failed, then passed on retry)');
  const failed = total('failed') + (flaky.length > mostFlaky ? flaky.length : 0);
  // Repeated here, because people read the end of a long run, and logs keep it.
  const ends = [...linesOf('failures'), ...flaky];
  const sums = `${total('passed') + total('failed') - failed} passed, ${failed} failed`;
  return { text: [...lines, ...ends, '', sums].join('\n'), code: failed > 0 || total('passed') === 0 ? 1 : 0 };
}
