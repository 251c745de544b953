import type { HTMLAttributes, ReactNode } from 'react';
import type { Looks } from '../shared/index.ts';
import { container } from './container.css.ts';

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, Looks> {
  /** The element: what the group is in the document, never how it looks. `main` once a page. */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'nav';
  /** What stands on the page's left edge. */
  children?: ReactNode;
}

/** Keeps content on the page's left edge: at most 1504 px wide, with the gutter of the viewport level at its sides. */
export function Container({ as: Element = 'div', ...rest }: ContainerProps) {
  return <Element {...rest} className={container} />;
}
