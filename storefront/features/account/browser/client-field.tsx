import type { ComponentProps } from 'react';
import { TextField } from '../../../../components/text-field/index.ts';

/** How such a field is written in, and what it is to the browser. */
export type ClientFieldNative = Pick<
  ComponentProps<typeof TextField>,
  | 'autoComplete'
  | 'inputMode'
  | 'type'
  | 'autoCapitalize'
  | 'hint'
  | 'isOptional'
  | 'isRequired'
  | 'validation'
  | 'onFocus'
  | 'onChange'
>;

export interface ClientFieldProps extends ClientFieldNative {
  /** In the form, and the id of the control. */
  name: string;
  label: string;
  /** What stands in it at first. */
  value: string;
}

/** One line that a client writes of himself: asked for unless it is optional, and no words for a spell checker. */
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
