import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../shared/index.ts';
import type { Looks, Space, SpaceByLevel } from '../shared/index.ts';
import { gapOf } from '../shared/space.ts';
import * as css from './inline.css.ts';

export interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, Looks> {
  /** The element: what the group is in the document, never how it looks. The children of `ul` and `ol` are `li`. */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'nav' | 'p';
  /**
   * The distance between the children, also between the lines when they wrap: one, or one for each viewport level, phone
   * first.
   */
  space?: Space | SpaceByLevel;
  /** Vertical alignment of children of unequal height. */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
  /** Where the children stand when the line has room left; `between` puts the room between them. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether overflow wraps to the next line. True by default, so that a page reflows at 320 px. */
  isWrapped?: boolean;
  /** What stands beside each other, in reading order. */
  children?: ReactNode;
}

/** Puts things beside each other, one distance apart. */
export function Inline({
  as: Element = 'div',
  space = 16,
  align = 'center',
  justify = 'start',
  isWrapped = true,
  ...rest
}: InlineProps) {
  // Safari with VoiceOver drops list semantics without markers unless `role` is set.
  const list = Element === 'ul' || Element === 'ol' ? ({ role: 'list' } as const) : {};
  return (
    <Element
      {...list}
      {...rest}
      className={classNames(css.inline, isWrapped && css.wrapped, gapOf(space), css.align[align], css.justify[justify])}
    />
  );
}
