import { readFileSync } from 'node:fs';
import type { Result } from 'axe-core';

/** What axe could not judge and a person did: `docs/audits/axe-incomplete.json`. */
interface Review {
  /** Of axe, such as `color-contrast`. */
  readonly rule: string;
  /** Why axe cannot tell, as it says itself; a part of its message. */
  readonly message: string;
  /** What was looked at, and how it is. */
  readonly review: string;
}

const reviews = JSON.parse(
  readFileSync(new URL('../../../docs/audits/axe-incomplete.json', import.meta.url), 'utf8'),
) as ReadonlyArray<Review>;

/** What axe left open and nobody has reviewed, a line each. */
export const unreviewed = (incomplete: ReadonlyArray<Result>): ReadonlyArray<string> =>
  incomplete.flatMap(({ id, nodes }) =>
    nodes.flatMap(({ target, any, all, none }) => {
      const messages = [...any, ...all, ...none].map(({ message }) => message);
      const isReviewed = reviews.some(
        ({ rule, message }) => rule === id && messages.every((each) => each.includes(message)),
      );
      return isReviewed ? [] : [`not judged: ${id} at ${target.join(' ')}: ${messages.join('; ')}`];
    }),
  );
