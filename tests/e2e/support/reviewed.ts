import type { NodeResult, Result } from 'axe-core';
import type { Page } from 'playwright/test';
import { reviewsByHash } from '../../../scripts/audits/reviews.mjs';

const reviews = [...reviewsByHash()];

/** Whether an element is in a part of the page; never inside a frame or shadow tree. */
const isWithin = (page: Page, target: NodeResult['target'], part: string): Promise<boolean> =>
  page.evaluate(([selector, around]) => Boolean(document.querySelector(selector)?.closest(around)), [
    target.length === 1 ? String(target[0]) : ':not(*)',
    part,
  ] as const);

/**
 * What axe left undecided on the page without a review, one line each.
 *
 * @param usedReviews receives the hashes of the reviews that decided the rest
 */
export async function unreviewed(
  page: Page,
  incomplete: ReadonlyArray<Result>,
  usedReviews: Set<string>,
): Promise<ReadonlyArray<string>> {
  const lines: string[] = [];
  for (const { id, nodes } of incomplete)
    for (const { target, any, all, none } of nodes) {
      const messages = [...any, ...all, ...none].map(({ message }) => message);
      const fitting = reviews.filter(
        ([, { rule, message }]) => rule === id && messages.every((each) => each.includes(message)),
      );
      const places = await Promise.all(
        fitting.map(async ([, { within }]) => within === undefined || (await isWithin(page, target, within))),
      );
      const answer = fitting[places.indexOf(true)];
      if (answer) usedReviews.add(answer[0]);
      else lines.push(`not judged: ${id} at ${target.join(' ')}: ${messages.join('; ')}`);
    }
  return lines;
}
