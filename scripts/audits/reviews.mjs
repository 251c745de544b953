// What an engine could not judge and a person did: docs/audits/axe-incomplete.json. A result names the reviews that it relies on.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';

/**
 * @typedef {object} Review
 * @property {string} rule of axe, such as `color-contrast`
 * @property {string} message why axe cannot tell, as it says itself; a part of its message
 * @property {string} [within] where the review holds: a selector of what stands around the element; everywhere unless told
 * @property {string} review what was looked at, and how it is
 */

/** All reviews by their hash: one that is reworded or narrowed is another. @returns {ReadonlyMap<string, Review>} */
export function reviewsByHash() {
  const file = inProject('docs', 'audits', 'axe-incomplete.json');
  /** @type {ReadonlyArray<Review>} */
  const reviews = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(reviews.map((review) => [hashOf(review), review]));
}

/** @param {Review} review @returns {string} 16 hexadecimal digits */
const hashOf = (review) => createHash('sha256').update(JSON.stringify(review)).digest('hex').slice(0, 16);
