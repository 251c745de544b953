import type { HTMLAttributes, ReactNode } from 'react';
import type { Looks } from '../shared/index.ts';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, Looks> {
  /** The element: what the words are, such as the `caption` of a table or a heading. */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption' | 'legend';
  /** The words that are read and not seen. */
  children: ReactNode;
}

/** Words for screen readers only. Never for anything that takes focus. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={hidden} />;
}
