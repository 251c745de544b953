import { useId, useImperativeHandle } from 'react';
import { chain } from 'react-aria/chain';
import { endButton } from '../field/end-button.css.ts';
import { FieldMessage } from '../field/index.ts';
import { Icon, icons } from '../icon/index.ts';
import { TextInput, type TextFieldProps } from '../text-field/text-input.tsx';
import * as styles from './password-field.css.ts';
import type { PasswordLimits, PasswordStrength } from './password-strength.ts';
import { useCapsLock, useRevealing, useStrength } from './use-password-field.ts';

type Fixed =
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'prefix'
  | 'suffix';

export type PasswordFieldProps = Omit<TextFieldProps, Fixed | 'minLength' | 'maxLength'> & {
  /** `new` is being chosen: its limits and its strength are shown. Browsers and password managers know which it is. */
  purpose: 'current' | 'new';
  /** How long a new password may be, in characters: 6 to 30 (spec 9). Longer text is an error, never cut. */
  limits?: PasswordLimits;
  /** It is a new password typed once more: its limits and strength are not shown again. */
  isRepeated?: boolean;
  /** What is known of the person (e-mail, name): it makes a new password weak. */
  personalWords?: ReadonlyArray<string>;
};

const filledBars: Readonly<Record<PasswordStrength, number>> = { short: 0, weak: 1, fair: 2, strong: 3, long: 0 };
const registration: PasswordLimits = { min: 6, max: 30 };

/** A password that can be shown, with a word about its strength where a new one is chosen. Pasting is never blocked. */
export function PasswordField({
  purpose,
  limits = registration,
  personalWords = [],
  isRepeated = false,
  ref,
  onChange,
  onBlur,
  onKeyDown,
  ...props
}: PasswordFieldProps) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const isNew = purpose === 'new';
  const isMeasured = isNew && !isRepeated;
  const { input, isRevealed, toggleProps } = useRevealing();
  const capsLock = useCapsLock();
  const meter = useStrength({ input, limits, personalWords, isMeasured });
  useImperativeHandle(ref, () => input.current!, [input]);

  return (
    <TextInput
      {...(props as TextFieldProps)}
      id={id}
      ref={input}
      type={isRevealed ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      describedBy={isMeasured ? `${id}-limits` : undefined}
      controlProps={{ onKeyUp: capsLock.check }}
      onKeyDown={chain(capsLock.check, onKeyDown)}
      onChange={(event) => {
        meter.take(event.currentTarget.value);
        onChange?.(event);
      }}
      onBlur={chain(capsLock.forget, onBlur)}
      action={
        <button className={`${endButton} ${styles.toggle}`} disabled={props.isDisabled || undefined} {...toggleProps}>
          <Icon shape={isRevealed ? icons.eyeOff : icons.eye} />
        </button>
      }
      footer={
        <>
          {/* Announced, so it is no description of the input: it would be spoken twice. */}
          {capsLock.message !== undefined && <FieldMessage state="none">{capsLock.message}</FieldMessage>}
          {isMeasured && (
            <p className={styles.strength}>
              {meter.strength !== null && (
                <span className={styles.bars} aria-hidden="true">
                  {[1, 2, 3].map((bar) => (
                    <span
                      key={bar}
                      className={styles.bar}
                      data-filled={bar <= filledBars[meter.strength!] ? meter.strength : undefined}
                    />
                  ))}
                </span>
              )}
              <span>
                {meter.strength !== null && (
                  <span className={styles.words} data-strength={meter.strength}>
                    {meter.words}{' '}
                  </span>
                )}
                {/* Only static text describes the input: a changing description is spoken with every key. */}
                <span id={`${id}-limits`}>{meter.limits}</span>
              </span>
            </p>
          )}
        </>
      }
    />
  );
}
