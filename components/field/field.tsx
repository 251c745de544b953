import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { ControlProps, FieldState } from './field-props.ts';
import { useBeingFilled } from './use-being-filled.ts';
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
  const { frameProps, ...wiring } = useBeingFilled(useField(props));
  return (
    <FieldFrame field={props} wiring={wiring} frameProps={frameProps} footer={props.footer}>
      {props.children}
    </FieldFrame>
  );
}
