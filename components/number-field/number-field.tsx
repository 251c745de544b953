import { useImperativeHandle, type ComponentProps } from 'react';
import { chain } from 'react-aria/chain';
import { TextInput, type TextFieldProps, type TypedFieldProps } from '../text-field/text-input.tsx';
import { useNumberField } from './use-number-field.ts';

export type NumberFieldProps = Omit<TextFieldProps, TypedFieldProps> & {
  /** How many decimals there are, 0 to 6. The numbers below count the last of them: with 2, 12.50 is 1250. */
  decimals?: number | undefined;
  /** The minimum; 0 by default. */
  min?: number | undefined;
  /** The maximum; null for none. */
  max?: number | null | undefined;
  /** What the number must be a multiple of, and the step of the arrow keys; 1 by default. */
  step?: number | undefined;
  /** How many steps PageUp and PageDown make. */
  largeSteps?: number | undefined;
  /** The number at the start, and after a reset of the form. */
  defaultValue?: number | null | undefined;
  /** Called with each new number; null for none, or none that fits. */
  onChange?: ((value: number | null) => void) | undefined;
};

/**
 * A number that is typed, with exact decimals. A spin button (APG) without buttons: the arrow keys step it. What does not
 * fit stays and becomes an error when focus leaves; only a quantity is corrected. Sent as it is shown,
 * with a comma in Polish: `parseDecimal` reads both.
 */
export function NumberField({
  decimals = 0,
  min = 0,
  max = null,
  step = 1,
  largeSteps = 10,
  defaultValue = null,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  error,
  ...props
}: NumberFieldProps) {
  const { input, initialText, problem, ariaProps, onInput, ...field } = useNumberField({
    rule: { decimals, min, max, step },
    initial: defaultValue,
    largeSteps,
    onChange,
  });
  useImperativeHandle(ref, () => input.current!, [input]);
  // Phones show a minus only on the full keyboard.
  const inputMode: ComponentProps<'input'>['inputMode'] = min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric';

  return (
    <TextInput
      autoComplete="off"
      {...(props as TextFieldProps)}
      error={error ?? problem}
      ref={input}
      inputMode={inputMode}
      spellCheck={false}
      defaultValue={initialText}
      controlProps={{ ...ariaProps, onInput }}
      onBlur={chain(field.onBlur, onBlur)}
      onKeyDown={chain(field.onKeyDown, onKeyDown)}
    />
  );
}
