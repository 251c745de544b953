import type { ReactNode } from 'react';
import * as styles from './order-columns.css.ts';

export interface OrderColumnsProps {
  /** The main content: lines, forms. */
  children: ReactNode;
  /** The summary: beside the content from viewport level 3, below it on smaller ones. Last in the reading order. */
  side: ReactNode;
}

/** Basket and order: two thirds for the content, one third for the summary. */
export function OrderColumns({ children, side }: OrderColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{side}</div>
    </div>
  );
}
