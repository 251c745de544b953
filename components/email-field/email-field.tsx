import { useImperativeHandle, useRef, useState } from 'react';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import { TextInput, type TextFieldProps } from '../text-field/text-input.tsx';
import * as styles from './email-field.css.ts';
import { emailFieldTexts } from './email-field.texts.ts';
import { suggestEmail } from './suggest-email.ts';

type Fixed = 'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'prefix' | 'suffix';

export type EmailFieldProps = Omit<TextFieldProps, Fixed>;

/** Writes into an input as a person would, so that forms and owners hear of it. */
function write(input: HTMLInputElement, text: string) {
  // React takes an event for news only where the value was set past its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** An e-mail address. Where its domain is a frequent slip, a button under the field offers what was probably meant. */
export function EmailField({ ref, onBlur, onChange, ...props }: EmailFieldProps) {
  const t = useTexts(emailFieldTexts);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  const [suggested, setSuggested] = useState<string | null>(null);

  return (
    <TextInput
      autoComplete="email"
      {...(props as TextFieldProps)}
      ref={input}
      // Forms of the kit carry noValidate: the keyboard and the meaning of the type, without the browser's bubble.
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => {
        setSuggested(null);
        onChange?.(event);
      }}
      onBlur={(event) => {
        const suggestion = suggestEmail(event.currentTarget.value);
        // Focus has gone on, so it is said; and only once, however often the person comes by.
        if (suggestion !== null && suggestion !== suggested) announce(t('suggestion', { email: suggestion }));
        setSuggested(suggestion);
        onBlur?.(event);
      }}
      footer={
        suggested !== null && (
          <button
            type="button"
            className={styles.suggestion}
            onClick={() => {
              write(input.current!, suggested);
              input.current!.focus();
            }}
          >
            {t('suggestion', { email: suggested })}
          </button>
        )
      }
    />
  );
}
