/**
 * @typedef {object} Budget
 * @property {string} page
 * @property {number} [status] of the response, 200 by default
 * @property {number} script the limit in kB of 1024 bytes
 * @typedef {{ status: number, script: number, style: number }} Measure bytes received by the browser
 */

/** The default budget of a page, in kB. */
export const usual = { script: 12, style: 20 };

/** @param {number} bytes */
const kilobytes = (bytes) => bytes / 1024;

/**
 * Whether a page keeps its budget, and a line about it.
 *
 * @param {Budget} budget
 * @param {Measure} measure
 */
export function judge({ page, status = 200, script }, measure) {
  const { style } = usual;
  const findings = [
    measure.status !== status && `answered with ${measure.status}`,
    // Every page has a style sheet: without one, the measurement is broken.
    measure.style === 0 && 'no style sheet was measured',
    kilobytes(measure.script) > script && 'too much script',
    kilobytes(measure.style) > style && 'too much style',
  ].filter((finding) => finding !== false);
  const figures = `script ${kilobytes(measure.script).toFixed(1)} of ${script} kB, style ${kilobytes(measure.style).toFixed(1)} of ${style} kB`;
  return {
    isKept: findings.length === 0,
    line: `${findings.length === 0 ? 'kept  ' : 'BROKEN'}  ${page.padEnd(24)} ${figures}${findings.length > 0 ? `  (${findings.join(', ')})` : ''}`,
  };
}
