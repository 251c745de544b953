import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../shared/index.ts';
import type { Looks, Space, SpaceByLevel } from '../shared/index.ts';
import { gapOf } from '../shared/space.ts';
import * as css from './grid.css.ts';

interface GridBase extends Omit<HTMLAttributes<HTMLElement>, Looks> {
  /** The element: what the group is in the document, never how it looks. The cells of `ul` and `ol` are `li`. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl' | 'li' | 'form';
  /**
   * Another distance than the column gap of the page (and its row gap for `products`): one, or one for each viewport level,
   * phone first.
   */
  space?: Space | SpaceByLevel;
  /** Vertical alignment of cells of unequal height: all as high as the row by default. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The cells, in reading order: the grid never changes it. */
  children?: ReactNode;
}

/** Columns of equal width: one number for each viewport level, phone first. */
interface EqualColumns {
  /** How many columns of equal width, 1 to 6, at each of the four viewport levels, phone first. Instead of `split`. */
  columns: readonly [css.ColumnCount, css.ColumnCount, css.ColumnCount, css.ColumnCount];
  /** The wider row gap of a grid of products. */
  isOfProducts?: boolean;
  split?: never;
}

/** Two parts of unequal width from level 3 on, under each other below it (design language, section 4). */
interface SplitColumns {
  /**
   * Two parts from viewport level 3 on, instead of `columns`: shares of twelve columns, or `filters` (264 px) and
   * `account` (232 px) as the first part and the rest as the second. The second part of `8:4` has at least 320 px.
   */
  split: '7:5' | '8:4' | '4:8' | '6:6' | 'filters' | 'account';
  columns?: never;
  isOfProducts?: never;
}

export type GridProps = GridBase & (EqualColumns | SplitColumns);

/** Columns on the grid of the page. The product grid is `columns={[2, 3, 3, 4]} isOfProducts`. */
export function Grid({
  as: Element = 'div',
  space,
  align = 'stretch',
  columns,
  split,
  isOfProducts,
  ...rest
}: GridProps) {
  // Safari with VoiceOver drops list semantics without markers unless `role` is set.
  const list = Element === 'ul' || Element === 'ol' ? ({ role: 'list' } as const) : {};
  const tracks = columns
    ? [css.columns[1][columns[0]], css.columns[2][columns[1]], css.columns[3][columns[2]], css.columns[4][columns[3]]]
    : [split && css.split[split]];
  const distance =
    space !== undefined ? gapOf(space) : css.rowGap[split ? 'split' : isOfProducts ? 'products' : 'columnGap'];
  return <Element {...list} {...rest} className={classNames(css.grid, ...tracks, distance, css.align[align])} />;
}
