// Human reviews of what an engine could not judge: docs/audits/axe-incomplete.json. Results name their reviews.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';

/**
 * @typedef {object} Review
 * @property {string} rule of axe, such as `color-contrast`
 * @property {string} message axe's own reason for not judging; a part of its message
 * @property {string} [within] where the review holds: a selector of an ancestor; everywhere by default
 * @property {string} review what was checked, and the result
 */

/** All reviews by their hash: a reworded or narrowed one is another. @returns {ReadonlyMap<string, Review>} */
export function reviewsByHash() {
  const file = inProject('docs', 'audits', 'axe-incomplete.json');
  /** @type {ReadonlyArray<Review>} */
  const reviews = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(reviews.map((review) => [hashOf(review), review]));
}

/** @param {Review} review @returns {string} 16 hexadecimal digits */
const hashOf = (review) => createHash('sha256').update(JSON.stringify(review)).digest('hex').slice(0, 16);
