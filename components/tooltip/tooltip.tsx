import { cloneElement, type ReactElement } from 'react';
import * as css from './tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

export interface TooltipProps {
  /** The addition to the control's name, in one short sentence without controls. */
  text: string;
  /** One control that hands `aria-describedby` on to its element: an `IconButton`, a `Button`, a link. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/**
 * The description of a control, shown while the mouse or the focus is on it. Screen readers get it as the description,
 * shown or not; touch never shows it, so it must not be needed. For that, use Toggletip.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const { bubble, id, holderProps } = useTooltip();
  const describedBy = children.props['aria-describedby'];
  return (
    <span className={css.holder} {...holderProps}>
      {cloneElement(children, { 'aria-describedby': describedBy === undefined ? id : `${describedBy} ${id}` })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={css.tip}>
        {text}
      </span>
    </span>
  );
}
