import type { ComponentProps } from 'react';
import { TextField } from '../../../../components/text-field/index.ts';

/** Native attributes of such a field. */
export type ClientFieldNative = Pick<
  ComponentProps<typeof TextField>,
  | 'autoComplete'
  | 'inputMode'
  | 'type'
  | 'autoCapitalize'
  | 'hint'
  | 'isOptional'
  | 'isRequired'
  | 'readOnly'
  | 'validation'
  | 'onFocus'
  | 'onChange'
>;

export interface ClientFieldProps extends ClientFieldNative {
  /** The control's name and id. */
  name: string;
  label: string;
  /** The initial value. */
  value: string;
}

/** One line of client data: required unless it is optional, and without a spell checker. */
export const ClientField = ({ name, value, ...native }: ClientFieldProps) => (
  <TextField
    id={name}
    name={name}
    defaultValue={value}
    spellCheck={false}
    isRequired={!native.isOptional}
    {...native}
  />
);
