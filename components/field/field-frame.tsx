import type { ComponentProps, ReactNode } from 'react';
import type { ControlProps, FieldState, FieldWiring } from './field-props.ts';
import { FieldMessage } from './field-message.tsx';
import * as styles from './field.css.ts';
import { OptionalMark } from './optional-mark.tsx';
import type { FieldOptions } from './use-field.ts';

export interface FieldFrameProps {
  field: Pick<FieldOptions, 'label' | 'isOptional' | 'hint'>;
  wiring: FieldWiring;
  /** For the outer element. */
  frameProps?: ComponentProps<'div'>;
  /** Goes below the message (a counter). */
  footer?: ReactNode;
  /** Renders the control with the props that link it to its texts. */
  children: (control: ControlProps, state: FieldState) => ReactNode;
}

/** Label, hint, control and message of a field with one control, wired by the caller. */
export function FieldFrame({ field, wiring, frameProps, footer, children }: FieldFrameProps) {
  const { state, message } = wiring;
  return (
    <div className={styles.field} data-state={state} {...frameProps}>
      {field.label !== undefined && (
        <label className={styles.label} {...wiring.labelProps}>
          {field.label}
          {field.isOptional && <OptionalMark />}
        </label>
      )}
      {field.hint !== undefined && (
        <p className={styles.hint} {...wiring.hintProps}>
          {field.hint}
        </p>
      )}
      {children(wiring.controlProps, state)}
      {message !== undefined && (
        <FieldMessage state={state} {...wiring.messageProps}>
          {message}
        </FieldMessage>
      )}
      {footer}
    </div>
  );
}
