import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { ControlProps, FieldState } from './field-props.ts';
import { useBeingFilled } from './use-being-filled.ts';
import { useField, type FieldOptions } from './use-field.ts';

export type FieldProps = FieldOptions & {
  /** Ids of further descriptions of the control (a prefix, a counter). */
  describedBy?: string | undefined;
  /** The message was read already, and describes the control only after blur. */
  isQuiet?: boolean | undefined;
  /** Goes below the message (a counter). */
  footer?: ReactNode;
  /** Renders the control with the props that link it to its texts. */
  children: (control: ControlProps, state: FieldState) => ReactNode;
};

/**
 * Label, hint, control and message in order, linked to each other. TextField, Select and other fields are made of it;
 * use it for controls the kit lacks.
 *
 * @example
 * <Field label="Kod rabatowy" error={error}>{(control) => <input {...control} name="code" />}</Field>
 */
export function Field(props: FieldProps) {
  const { frameProps, ...wiring } = useBeingFilled(useField(props));
  return (
    <FieldFrame field={props} wiring={wiring} frameProps={frameProps} footer={props.footer}>
      {props.children}
    </FieldFrame>
  );
}
