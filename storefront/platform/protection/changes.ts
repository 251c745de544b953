import { holds, type Condition } from './condition.ts';

/**
 * A request that changes something though it may come by GET, as old clients send it (wire contract 2 and 3). Forms that are sent to
 * pages need no line: each of them is a change. A link of a mail is opened from a foreign page, so what such links do is guarded
 * by their keys and is none.
 */
export interface Change {
  readonly path: `/${string}`;
  /** Left out: as soon as it says anything. */
  readonly when?: Condition;
}

/** Tells whether what was sent to an address, by whatever method, changes something. */
export const changesBy =
  (changes: ReadonlyArray<Change>) =>
  (path: string, fields: URLSearchParams): boolean =>
    fields.size > 0 && changes.some((change) => change.path === path && holds(change.when, fields));
