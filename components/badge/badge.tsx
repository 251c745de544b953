import { classNames } from '../shared/index.ts';
import * as css from './badge.css.ts';

export interface BadgeProps {
  /** `new` on honey, `sale` for a reduced price, `sold` for "Chwilowo brak", `plain` for anything else. */
  tone?: 'new' | 'sale' | 'sold' | 'plain';
  /** One to three words. The colour adds no meaning. */
  children: string;
}

/** A short word on a picture or beside a price; at most one on a card. Its colours are the same in every theme. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(css.badge, css.tone[tone])}>{children}</span>;
}

export interface CounterBadgeProps {
  /** Nothing is shown for 0; above 99 it shows "99+". */
  count: number;
}

/** The number at the corner of an icon. Decoration: include the count in the control's name. */
export function CounterBadge({ count }: CounterBadgeProps) {
  if (count <= 0) return null;
  return (
    <span aria-hidden="true" className={css.counter}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
