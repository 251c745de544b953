import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../shared/index.ts';
import type { Looks } from '../shared/index.ts';
import * as css from './text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, Looks> {
  /** The element: what the text is, never how it looks. A paragraph by default. */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'blockquote'
    | 'figcaption'
    | 'dt'
    | 'dd'
    | 'li'
    | 'time'
    | 's';
  /** The type role. */
  look?: 'lead' | 'body' | 'ui' | 'label' | 'small' | 'message' | 'badge' | 'quote' | 'total';
  /** The meaning of the colour; `inherit` takes the colour of the surroundings. */
  tone?: 'ink' | 'muted' | 'sale' | 'error' | 'ok' | 'warn' | 'info' | 'off' | 'inherit';
  /** Semibold, for what stands out in its line. The look alone: importance is `as="strong"`. */
  isStrong?: boolean;
  /** Figures of one width, for amounts that stand under each other. */
  isNumeric?: boolean;
  /** Struck through. Screen readers skip it: say it in words too. */
  isStruck?: boolean;
  /** Keeps the words on one line. */
  isUnbroken?: boolean;
  /** The words. */
  children?: ReactNode;
  /** The element that `as` chose. */
  ref?: Ref<HTMLElement>;
}

/** Running text, hints and labels in the type roles of the design language. */
export function Text({
  as: Element = 'p',
  look = 'body',
  tone = 'ink',
  isStrong = false,
  isNumeric = false,
  isStruck = false,
  isUnbroken = false,
  ref,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      className={classNames(
        css.look[look],
        css.tone[tone],
        isStrong && css.strong,
        isNumeric && css.numeric,
        isStruck && css.struck,
        isUnbroken && css.unbroken,
      )}
    />
  );
}
