import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../shared/index.ts';
import type { Looks } from '../shared/index.ts';
import * as css from './heading.css.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, Looks> {
  /** The place in the outline of the page, 1-6: decides the element, and the look unless `look` is given. */
  level: HeadingLevel;
  /**
   * The type role, where the page wants another one than the level's own: `h1`, `h2`, and `h3` for the levels 3-6.
   * `index` names an entry of a list of places to go, `cardName` a product, `label` a group of small things.
   */
  look?: 'display' | 'h1' | 'h2' | 'h3' | 'index' | 'cardName' | 'label';
  /** The words of the heading. */
  children: ReactNode;
  /** The heading's element, `<h1>` to `<h6>`. */
  ref?: Ref<HTMLHeadingElement>;
}

const lookOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3', 5: 'h3', 6: 'h3' } as const;

/** A heading: its level belongs to the outline, its look to the page; the two are chosen apart. */
export function Heading({ level, look = lookOf[level], ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} className={classNames(css.base, css.look[look])} />;
}
