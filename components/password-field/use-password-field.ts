import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { announce } from '../announcer/index.ts';
import { useTexts } from '../texts/index.ts';
import { passwordFieldTexts } from './password-field.texts.ts';
import { passwordStrength, type PasswordLimits, type PasswordStrength } from './password-strength.ts';

/** How long typing must pause before the strength is announced, in milliseconds. */
const ANNOUNCE_AFTER = 1000;

/** Shows and hides a password: text, caret and focus stay; sending the form hides it again. */
export function useRevealing() {
  const t = useTexts(passwordFieldTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isRevealed, setRevealed] = useState(false);
  const selection = useRef<readonly [number | null, number | null] | null>(null);

  // A change of the type may move the caret: the HTML standard lets browsers reset the selection.
  useLayoutEffect(() => {
    if (selection.current) input.current!.setSelectionRange(...selection.current);
    selection.current = null;
  }, [isRevealed]);

  useEffect(() => {
    const { form } = input.current!;
    const onSubmit = () => {
      // At once and not with the next render: browsers offer to save what was sent as a password.
      input.current!.type = 'password';
      setRevealed(false);
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);

  return {
    input,
    isRevealed,
    toggleProps: {
      type: 'button' as const,
      'aria-label': t(isRevealed ? 'hide' : 'show'),
      // Keeps focus in the input, and on touch the on-screen keyboard open.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onClick: () => {
        const { selectionStart, selectionEnd } = input.current!;
        selection.current = [selectionStart, selectionEnd];
        setRevealed(!isRevealed);
        announce(t(isRevealed ? 'hidden' : 'shown'));
      },
    },
  };
}

/** Whether Caps Lock is on while typing. Only a key or a press reveals it; announced once. */
export function useCapsLock() {
  const t = useTexts(passwordFieldTexts);
  const [isOn, setOn] = useState(false);
  const check = (event: KeyboardEvent) => {
    const isOnNow = event.getModifierState('CapsLock');
    if (isOnNow && !isOn) announce(t('capsLock'));
    setOn(isOnNow);
  };
  return {
    message: isOn ? t('capsLock') : undefined,
    check,
    forget: () => setOn(false),
  };
}

export interface StrengthOptions {
  input: RefObject<HTMLInputElement | null>;
  limits: PasswordLimits;
  personalWords: ReadonlyArray<string>;
  isMeasured: boolean;
}

/** The strength of the text: shown at once, announced after a pause if changed. */
export function useStrength({ input, limits, personalWords, isMeasured }: StrengthOptions) {
  const t = useTexts(passwordFieldTexts);
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const said = useRef<PasswordStrength | null>(null);

  const measure = (password: string) => {
    if (isMeasured) setStrength(password === '' ? null : passwordStrength(password, limits, personalWords));
  };

  // What was typed before hydration, or filled in by a password manager, stands in the DOM. Shown, not announced.
  const isEdited = useRef(false);
  useLayoutEffect(() => {
    measure(input.current!.value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- hydration happens once
  }, []);

  useEffect(() => {
    if (!isEdited.current || strength === null || strength === said.current) return;
    const timer = setTimeout(() => {
      said.current = strength;
      announce(t('strength', { strength: t(strength) }));
    }, ANNOUNCE_AFTER);
    return () => clearTimeout(timer);
  }, [strength, t]);

  return {
    strength,
    words: strength === null ? undefined : t(strength),
    limits: t('limits', { min: limits.min, count: limits.max }),
    take(password: string) {
      isEdited.current = true;
      measure(password);
    },
  };
}
