import { holds, type Condition } from './condition.ts';

/** A request that changes something though it may come by GET, as old clients send it (wire contract 2 and 3). */
interface Change {
  readonly path: `/${string}`;
  /** Left out: as soon as it says anything. */
  readonly when?: Condition;
}

/**
 * Everything that changes by its address. Forms that are sent to pages need no line here: each of them is a change. A link
 * of a mail is opened from a foreign page, so what such links do is guarded by their keys and does not stand here.
 */
export const changes: ReadonlyArray<Change> = [
  { path: '/basketchange.php' },
  {
    path: '/settings.php',
    when: {
      sort_order: 'any',
      portions: 'any',
      lang: 'any',
      curr: 'any',
      country: 'any',
      filter_remove: 'any',
      comparers: 'any',
    },
  },
  { path: '/login.php', when: { operation: ['logout'] } },
  { path: '/ajax/projector.php', when: { action: ['set_product_observed'] } },
  { path: '/ajax/opinions.php', when: { action: ['insert', 'rate'] } },
];

/** Whether what was sent to this address, by whatever method, changes something. */
export const isChange = (path: string, fields: URLSearchParams): boolean =>
  fields.size > 0 && changes.some((change) => change.path === path && holds(change.when, fields));
