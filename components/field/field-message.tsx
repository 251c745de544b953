import type { ReactNode } from 'react';
import { Icon, icons } from '../icon/index.ts';
import type { FieldState } from './field-props.ts';
import * as styles from './field.css.ts';

const signs = { none: icons.info, busy: icons.info, success: icons.checkCircle, error: icons.alertOctagon };

export interface FieldMessageProps {
  /** Referenced by the control. */
  id?: string;
  /** Sets icon and colour. */
  state: FieldState;
  /** The problem and its remedy. */
  children: ReactNode;
}

/** The line below a control: a state icon and the message. */
export function FieldMessage({ id, state, children }: FieldMessageProps) {
  return (
    <p id={id} className={styles.message} data-state={state}>
      <Icon shape={signs[state]} size={20} />
      <span>{children}</span>
    </p>
  );
}
