import { classNames } from '../shared/index.ts';
import * as css from './divider.css.ts';

export interface DividerProps {
  /** `line` is the hairline between blocks, `ink` the stronger one above a total. */
  tone?: 'line' | 'ink';
  /** Whether the line marks a change of subject; otherwise screen readers skip it. */
  isSeparator?: boolean;
}

/** A hairline. Decoration by default. */
export function Divider({ tone = 'line', isSeparator = false }: DividerProps) {
  const className = classNames(css.divider, css.tone[tone]);
  return isSeparator ? <hr className={className} /> : <div aria-hidden="true" className={className} />;
}
