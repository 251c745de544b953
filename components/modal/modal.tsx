import type { ReactNode } from 'react';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';
import * as css from './modal.css.ts';

export interface ModalProps extends DialogProps {
  /** `standard`, the default, is at most 480 px wide, `form` 640 px. */
  size?: 'standard' | 'form';
  /**
   * Buttons at the end of it. The safe one is `primary`, comes last and carries `data-initial-focus`, so an immediate Enter
   * does no harm.
   */
  actions?: ReactNode;
}

/**
 * A dialog over the page. One at a time: opening it closes another one, unless it is rendered inside of that (spec T-23).
 * Escape, a press outside, "Zamknij" and, with `closesOnBack`, Back in the browser close it; from a text field the first Escape or press outside
 * only leaves the field. Nothing closes it while a cookie panel (`data-cookie-panel`) is visible.
 */
export function Modal({ size, ...rest }: ModalProps) {
  return <DialogFrame {...rest} data-size={size} className={css.modal} />;
}
