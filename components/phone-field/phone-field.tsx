import { useImperativeHandle } from 'react';
import { chain } from 'react-aria/chain';
import { TextInput, type TextFieldProps } from '../text-field/text-input.tsx';
import { usePhoneField } from './use-phone-field.ts';

type Fixed = 'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'prefix' | 'suffix' | 'value';

export type PhoneFieldProps = Omit<TextFieldProps, Fixed> & {
  /** Poland's calling code before the number, shown and announced. The number is typed without it or with it. */
  prefix?: '+48' | undefined;
  /** What is sent: what the person typed, or a Polish number as "+48601234567". */
  sends?: 'typed' | 'international' | undefined;
};

/**
 * A phone number. Any spelling can be typed and pasted; when focus leaves, nine digits are shown in groups of three.
 * Uncontrolled: the input may differ from the typed text.
 */
export function PhoneField({ prefix, sends = 'typed', ref, onBlur, ...props }: PhoneFieldProps) {
  const { input, ...field } = usePhoneField({ name: props.name, hasPrefix: prefix !== undefined, sends });
  useImperativeHandle(ref, () => input.current!, [input]);
  return (
    <TextInput
      autoComplete={prefix === undefined ? 'tel' : 'tel-national'}
      {...(props as TextFieldProps)}
      prefix={prefix}
      ref={input}
      type="tel"
      inputMode="tel"
      spellCheck={false}
      onBlur={chain(field.onBlur, onBlur)}
    />
  );
}
