/**
 * @typedef {object} Budget
 * @property {string} page
 * @property {number} [status] of the response, 200 by default
 * @property {number} script the limit in kB of 1024 bytes
 * @property {number} [style] the same, `usual.style` by default
 * @property {number} [document] the same, `usual.document` by default
 * @typedef {{ status: number, document: number, script: number, style: number, font: number }} Measure bytes received by the browser
 */

/**
 * The default budget of a page, in kB. A touched page also has the late styles, for which nothing waits that is in sight.
 */
export const usual = { script: 12, style: 20, touchedStyle: 21, font: 34, document: 21 };

/** @param {number} bytes */
const kilobytes = (bytes) => bytes / 1024;

/**
 * Whether a page keeps its budget, and a line about it.
 *
 * @param {Budget} budget
 * @param {Measure} measure
 */
export function judge({ page, status = 200, script, style = usual.style, document = usual.document }, measure) {
  const { font } = usual;
  const findings = [
    measure.status !== status && `answered with ${measure.status}`,
    // Every page has a style sheet: without one, the measurement is broken.
    measure.style === 0 && 'no style sheet was measured',
    kilobytes(measure.document) > document && 'too large a document',
    kilobytes(measure.script) > script && 'too much script',
    kilobytes(measure.style) > style && 'too much style',
    kilobytes(measure.font) > font && 'too many fonts',
  ].filter((finding) => finding !== false);
  const limits = { document, script, style, font };
  const figures = /** @type {const} */ (['document', 'script', 'style', 'font'])
    .map((kind) => `${kind} ${kilobytes(measure[kind]).toFixed(1)} of ${limits[kind]} kB`)
    .join(', ');
  return {
    isKept: findings.length === 0,
    line: `${findings.length === 0 ? 'kept  ' : 'BROKEN'}  ${page.padEnd(24)} ${figures}${findings.length > 0 ? `  (${findings.join(', ')})` : ''}`,
  };
}
