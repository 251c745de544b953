import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { icons } from '../icon/index.ts';
import type { AccessibleName } from '../shared/index.ts';
import * as css from './tooltip.css.ts';
import { useToggletip } from './use-toggletip.ts';

export type ToggletipProps = AccessibleName & {
  /** The note: a sentence or two, at most with a link. */
  children: ReactNode;
};

/**
 * A small button "i" that shows and announces a note when pressed, by touch too. The browser opens and closes it,
 * without JavaScript as well: a second press, Escape and a press outside close it. Focus stays on the button.
 */
export function Toggletip({ children, ...name }: ToggletipProps) {
  const { id, button, onToggle } = useToggletip();
  return (
    <span className={css.holder}>
      <IconButton {...name} icon={icons.info} ref={button} popoverTarget={id} />
      <span id={id} popover="auto" className={css.note} onToggle={onToggle}>
        {children}
      </span>
    </span>
  );
}
