import type { ReactNode } from 'react';
import { Icon, icons } from '../icon/index.ts';
import type { FieldState } from './field-props.ts';
import * as styles from './field.css.ts';

export interface FieldBoxProps {
  /** Sets the border and the icon at the end. */
  state: FieldState;
  /** Before the control, inside its border ("+48"). */
  start?: ReactNode;
  /** After the control, inside its border ("zł", an arrow). */
  end?: ReactNode;
  /** The control, without a border. */
  children: ReactNode;
}

/** The bordered box of a control: border, focus ring and state icon. */
export function FieldBox({ state, start, end, children }: FieldBoxProps) {
  return (
    <div className={styles.box} data-state={state}>
      {start}
      {children}
      {end}
      {state === 'success' && <Icon shape={icons.check} size={20} />}
      {state === 'busy' && <span className={styles.ring} />}
    </div>
  );
}
