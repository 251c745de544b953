import { useImperativeHandle, useRef, useState } from 'react';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import { TextInput, type TextFieldProps } from '../text-field/text-input.tsx';
import * as styles from './email-field.css.ts';
import { emailFieldTexts } from './email-field.texts.ts';
import { suggestEmail } from './suggest-email.ts';

type Fixed = 'type' | 'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'prefix' | 'suffix';

export type EmailFieldProps = Omit<TextFieldProps, Fixed>;

/** Writes into an input like a user, so that forms and owners are notified. */
function write(input: HTMLInputElement, text: string) {
  // React only treats an event as a change if the value bypassed its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** An e-mail address. For a frequent typo in its domain, a button below the field suggests a fix. */
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
      // Kit forms carry noValidate: keyboard and semantics of the type, without native validation.
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
        // Focus has moved on, so announce it; but only once, also after repeated visits.
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
