import type { ReactNode } from 'react';
import type { ControlProps, FieldState } from './field-props.ts';
import { FieldMessage } from './field-message.tsx';
import * as styles from './field.css.ts';
import { OptionalMark } from './optional-mark.tsx';
import { useField, type FieldOptions } from './use-field.ts';

export type FieldProps = FieldOptions & {
  /** Ids of further texts that describe the control (a prefix, a counter). */
  describedBy?: string | undefined;
  /** The message was said already, and describes the control only after it was left. */
  isQuiet?: boolean | undefined;
  /** Stands under the message (a counter). */
  footer?: ReactNode;
  /** Draws the control with the props that wire it to the texts around it. */
  children: (control: ControlProps, state: FieldState) => ReactNode;
};

/**
 * Label, hint, control and message in their order, wired to each other. TextField, Select and the other fields of the
 * kit are made of it; use it yourself around a control that the kit does not have.
 *
 * @example
 * <Field label="Kod rabatowy" error={error}>{(control) => <input {...control} name="code" />}</Field>
 */
export function Field(props: FieldProps) {
  const { state, message, labelProps, hintProps, messageProps, controlProps, frameProps } = useField(props);
  return (
    <div className={styles.field} data-state={state} {...frameProps}>
      {props.label !== undefined && (
        <label className={styles.label} {...labelProps}>
          {props.label}
          {props.isOptional && <OptionalMark />}
        </label>
      )}
      {props.hint !== undefined && (
        <p className={styles.hint} {...hintProps}>
          {props.hint}
        </p>
      )}
      {props.children(controlProps, state)}
      {message !== undefined && (
        <FieldMessage state={state} {...messageProps}>
          {message}
        </FieldMessage>
      )}
      {props.footer}
    </div>
  );
}
