import { holds, type Condition } from './condition.ts';

/**
 * A request that changes something though it may come by GET, as old clients send it (wire contract 2 and 3). Forms of
 * pages need no line: each of them is a change. A link of a mail is opened from a foreign page, so such links are guarded
 * by their keys and are not listed.
 */
export interface Change {
  readonly path: `/${string}`;
  /** If omitted: any value counts. */
  readonly when?: Condition;
}

/** Returns whether a request to an address, by any method, changes something. */
export const changesBy =
  (changes: ReadonlyArray<Change>) =>
  (path: string, fields: URLSearchParams): boolean =>
    fields.size > 0 && changes.some((change) => change.path === path && holds(change.when, fields));
