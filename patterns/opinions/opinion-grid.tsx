import type { ReactNode } from 'react';
import { classNames } from '../../components/shared/index.ts';
import * as styles from './opinion-grid.css.ts';

export interface OpinionGridProps {
  /** The name of the list. */
  'aria-label': string;
  /** The most columns, 1 to 4: fewer where the window is narrower. Another number is three. */
  columns: number;
  /** Pixels between the columns: 16, 20, 24, 30, 32 or 40. Another number is 30. */
  gutter: number;
  /** The cards, `OpinionCard`. */
  children: ReactNode;
}

const known = <Class,>(classes: Readonly<Record<number, Class>>, wanted: number, otherwise: number) =>
  classes[wanted] ?? classes[otherwise];

/** Opinions in columns of equal width. Source: specification, L-15. */
export function OpinionGrid({ 'aria-label': name, columns, gutter, children }: OpinionGridProps) {
  return (
    <ul
      role="list"
      aria-label={name}
      className={classNames(styles.grid, known(styles.columns, columns, 3), known(styles.gutter, gutter, 30))}
    >
      {children}
    </ul>
  );
}
