import type { HTMLAttributes, ReactNode } from 'react';
import type { Looks } from '../shared/index.ts';
import { hidden } from './visually-hidden.css.ts';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, Looks> {
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption' | 'legend';
  children: ReactNode;
}

/** Words for screen readers only. Never for anything that takes focus. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={hidden} />;
}
