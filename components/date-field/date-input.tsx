import { useImperativeHandle, type ReactNode } from 'react';
import { chain } from 'react-aria/chain';
import { TextInput, type TextFieldProps, type TypedFieldProps } from '../text-field/text-input.tsx';
import * as styles from './date-field.css.ts';
import type { TypedValue } from './use-typed-value.ts';

export type DateInputOptions = Omit<TextFieldProps, TypedFieldProps | 'placeholder'>;

export type DateInputProps = DateInputOptions & {
  /** The result of `useDateField`, or of `useDateTimeField`. */
  field: Pick<TypedValue<unknown>, 'input' | 'problem' | 'initialText' | 'controlProps' | 'onBlur'> & {
    example: string;
  };
  /** A button at the end of the box. */
  action?: ReactNode;
};

/** What belongs to the value of `field`, not to its input. */
const optionsOfValue = new Set([
  'pattern',
  'availability',
  'today',
  'shortYearCutoff',
  'timeRules',
  'clock',
  'example',
  'value',
  'defaultValue',
  'onChange',
]);

/** The text input of a date, with or without a time and a picker. The options of its value may stand among the props. */
export function DateInput({ field: { input, ...field }, action, onBlur, ref, error, hint, ...props }: DateInputProps) {
  const own: object = Object.fromEntries(Object.entries(props).filter(([name]) => !optionsOfValue.has(name)));
  useImperativeHandle(ref, () => input.current!, [input]);
  return (
    <TextInput
      autoComplete="off"
      {...(own as TextFieldProps)}
      hint={hint ?? <span className={styles.example}>{field.example}</span>}
      error={error ?? field.problem}
      ref={input}
      spellCheck={false}
      defaultValue={field.initialText}
      controlProps={field.controlProps}
      action={action}
      onBlur={chain(field.onBlur, onBlur)}
    />
  );
}
