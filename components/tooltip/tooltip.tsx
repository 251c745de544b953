import { cloneElement, type ReactElement } from 'react';
import * as css from './tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

export interface TooltipProps {
  /** The addition to the control's name, in one short sentence without controls; or the name itself. */
  text: string;
  /**
   * `name`: the text is the name that the control already has, as an icon alone shows none. Screen readers get it once, from
   * the control, and Escape does what it does without the tip.
   */
  kind?: 'description' | 'name';
  /** One control that hands `aria-describedby` on to its element: an `IconButton`, a `Button`, a link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * The description of a control, shown while the mouse or the focus is on it. Screen readers get it as the description,
 * shown or not; touch never shows it, so it must not be needed. For that, use Toggletip.
 */
export function Tooltip({ text, kind = 'description', children }: TooltipProps) {
  const isName = kind === 'name';
  const { bubble, id, holderProps } = useTooltip({ takesEscape: !isName });
  const describedBy = children.props['aria-describedby'];
  return (
    <span className={css.holder} {...holderProps}>
      {isName
        ? children
        : cloneElement(children, { 'aria-describedby': describedBy === undefined ? id : `${describedBy} ${id}` })}
      <span
        ref={bubble}
        {...(isName ? { 'aria-hidden': true } : { id, role: 'tooltip' })}
        popover="manual"
        className={css.tip}
      >
        {text}
      </span>
    </span>
  );
}
