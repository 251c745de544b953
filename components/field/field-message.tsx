import type { ReactNode } from 'react';
import { Icon, icons } from '../icon/index.ts';
import type { FieldState } from './field-props.ts';
import * as styles from './field.css.ts';

const signs = { none: icons.info, busy: icons.info, success: icons.checkCircle, error: icons.alertOctagon };

export interface FieldMessageProps {
  /** For the control that it describes. */
  id?: string;
  /** Decides icon and colour. */
  state: FieldState;
  /** What happened, and what helps. */
  children: ReactNode;
}

/** The line under a control: an icon in the colour of the state, and what happened. */
export function FieldMessage({ id, state, children }: FieldMessageProps) {
  return (
    <p id={id} className={styles.message} data-state={state}>
      <Icon shape={signs[state]} size={20} />
      <span>{children}</span>
    </p>
  );
}
