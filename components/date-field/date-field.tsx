import { useImperativeHandle } from 'react';
import { TextInput, type TextFieldProps } from '../text-field/text-input.tsx';
import * as styles from './date-field.css.ts';
import { useDateField, type DateFieldBehaviour } from './use-date-field.ts';

type Fixed =
  | 'type'
  | 'inputMode'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'minLength'
  | 'maxLength'
  | 'placeholder'
  | 'value'
  | 'defaultValue'
  | 'onChange';

export type DateFieldProps = Omit<TextFieldProps, Fixed> & DateFieldBehaviour;

/**
 * A date that is typed. Only the characters of its pattern can be typed; a date that is pasted or filled in by the browser is
 * understood in any common form. Sent as `yyyy-mm-dd`. Without JavaScript it is the browser's own date input.
 */
export function DateField({
  pattern,
  availability,
  today,
  shortYearCutoff,
  example,
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  error,
  hint,
  ...props
}: DateFieldProps) {
  const { input, ...field } = useDateField({
    name: props.name,
    pattern,
    availability,
    today,
    shortYearCutoff,
    example,
    value,
    defaultValue,
    onChange,
  });
  useImperativeHandle(ref, () => input.current!, [input]);

  return (
    <TextInput
      autoComplete="off"
      {...(props as TextFieldProps)}
      hint={hint ?? <span className={styles.example}>{field.example}</span>}
      error={error ?? field.problem}
      ref={input}
      spellCheck={false}
      defaultValue={field.initialText}
      controlProps={field.controlProps}
      onBlur={(event) => {
        field.onBlur();
        onBlur?.(event);
      }}
    />
  );
}
