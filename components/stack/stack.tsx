import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../shared/index.ts';
import type { Looks, Space, SpaceByLevel } from '../shared/index.ts';
import { gapOf } from '../shared/space.ts';
import * as css from './stack.css.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, Looks> {
  /** The element: what the group is in the document, never how it looks. The children of `ul` and `ol` are `li`. */
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'aside'
    | 'header'
    | 'footer'
    | 'main'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li'
    | 'fieldset'
    | 'span';
  /** The distance between the children: one, or one for each viewport level, phone first. */
  space?: Space | SpaceByLevel;
  /** Alignment of children narrower than the stack; all are as wide as it by default. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** What stands under each other, in reading order. */
  children?: ReactNode;
}

/** Puts things under each other, one distance apart. */
export function Stack({ as: Element = 'div', space = 16, align = 'stretch', ...rest }: StackProps) {
  // Safari with VoiceOver drops list semantics without markers unless `role` is set.
  const list = Element === 'ul' || Element === 'ol' ? ({ role: 'list' } as const) : {};
  return <Element {...list} {...rest} className={classNames(css.stack, gapOf(space), css.align[align])} />;
}
