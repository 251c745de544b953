import type { ReactNode } from 'react';
import * as styles from './order-columns.css.ts';

export interface OrderColumnsProps {
  /** What is decided here: the lines, the forms. */
  children: ReactNode;
  /** The summary: beside the content from viewport level 3, under it below. It comes later in the reading order. */
  side: ReactNode;
}

/** Basket and order: two thirds for what is decided, one third for what it costs. */
export function OrderColumns({ children, side }: OrderColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
