import type { HTMLAttributes, ReactNode } from 'react';
import type { Looks } from '../shared/index.ts';
import { container } from './container.css.ts';

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, Looks> {
  /** The element: the group's meaning, never its looks. `main` once a page. */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav';
  /** Content on the page's left edge. */
  children?: ReactNode;
}

/** Aligns content to the page's left edge: at most 1504 px wide, with the viewport level's gutters. */
export function Container({ as: Element = 'div', ...rest }: ContainerProps) {
  return <Element {...rest} className={container} />;
}
