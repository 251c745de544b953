/**
 * @typedef {{ page: string, address: string, script: number, style: number, basket?: string, touch?: string, signedIn?: boolean }} Budget limits in kB
 *   of 1024 bytes; `basket` is a product that lies in the basket, `touch` the id of a field that somebody goes into,
 *   `signedIn` has the page of somebody with an account
 * @typedef {{ status: number, script: number, style: number }} Measure bytes as the browser received them
 */

/** @param {number} bytes */
const kilobytes = (bytes) => bytes / 1024;

/**
 * Whether a page keeps its budget, and a line that tells it.
 *
 * @param {Budget} budget
 * @param {Measure} measure
 */
export function judge({ page, address, script, style }, measure) {
  const findings = [
    measure.status !== 200 && `answered with ${measure.status}`,
    // Every page has a style sheet: without one, the measuring is broken and not the page small.
    measure.style === 0 && 'no style sheet was measured',
    kilobytes(measure.script) > script && 'too much script',
    kilobytes(measure.style) > style && 'too much style',
  ].filter((finding) => finding !== false);
  const figures = `script ${kilobytes(measure.script).toFixed(1)} of ${script} kB, style ${kilobytes(measure.style).toFixed(1)} of ${style} kB`;
  return {
    isKept: findings.length === 0,
    line: `${findings.length === 0 ? 'kept  ' : 'BROKEN'}  ${page.padEnd(14)} ${figures}  ${address}${findings.length > 0 ? `  (${findings.join(', ')})` : ''}`,
  };
}
