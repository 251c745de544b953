import { readFileSync } from 'node:fs';
import type { NodeResult, Result } from 'axe-core';
import type { Page } from 'playwright/test';

/** What axe could not judge and a person did: `docs/audits/axe-incomplete.json`. */
interface Review {
  /** Of axe, such as `color-contrast`. */
  readonly rule: string;
  /** Why axe cannot tell, as it says itself; a part of its message. */
  readonly message: string;
  /** Where the review holds: a selector of what stands around the element. Everywhere unless told. */
  readonly within?: string;
  /** What was looked at, and how it is. */
  readonly review: string;
}

const reviews = JSON.parse(
  readFileSync(new URL('../../../docs/audits/axe-incomplete.json', import.meta.url), 'utf8'),
) as ReadonlyArray<Review>;

/** Whether an element stands in a part of the page; one in a frame or a shadow tree never does. */
const standsIn = (page: Page, target: NodeResult['target'], part: string): Promise<boolean> =>
  page.evaluate(([selector, around]) => Boolean(document.querySelector(selector)?.closest(around)), [
    target.length === 1 ? String(target[0]) : ':not(*)',
    part,
  ] as const);

/** What axe left open on the page and nobody has reviewed, a line each. */
export async function unreviewed(page: Page, incomplete: ReadonlyArray<Result>): Promise<ReadonlyArray<string>> {
  const lines: string[] = [];
  for (const { id, nodes } of incomplete)
    for (const { target, any, all, none } of nodes) {
      const messages = [...any, ...all, ...none].map(({ message }) => message);
      const fitting = reviews.filter(
        ({ rule, message }) => rule === id && messages.every((each) => each.includes(message)),
      );
      const places = await Promise.all(
        fitting.map(async ({ within }) => within === undefined || standsIn(page, target, within)),
      );
      if (!places.includes(true)) lines.push(`not judged: ${id} at ${target.join(' ')}: ${messages.join('; ')}`);
    }
  return lines;
}
