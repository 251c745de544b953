import { useEffect, type RefObject } from 'react';

const kept = (text: string, characters: ReadonlySet<string>) =>
  [...text].filter((character) => characters.has(character)).join('');

/** Takes out what may not stand in an input. The caret stays between the same characters. */
export function dropOthers(input: HTMLInputElement, characters: ReadonlySet<string>): void {
  const text = kept(input.value, characters);
  if (text === input.value) return;
  const caret = kept(input.value.slice(0, input.selectionStart!), characters).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/** Keys and dictation, one by one, and what goes back to what stood there. */
export const isTyped = ({ inputType = '' }: Pick<Partial<InputEvent>, 'inputType'>): boolean =>
  /^(?:insertText|insertCompositionText|delete|history)/.test(inputType);

/**
 * Lets only these characters be typed (V-46). A character that does not belong never arrives, so that the browser's history of
 * changes stays whole; a composition (IME) is left alone until its end, which the caller tidies.
 */
export function useLimitedTyping(
  input: RefObject<HTMLInputElement | null>,
  /** Null where everything may be typed. */
  characters: ReadonlySet<string> | null,
): void {
  useEffect(() => {
    const element = input.current;
    if (!element || !characters) return;
    // React 19.3 builds its own `beforeinput` from other events.
    const onBeforeInput = (event: InputEvent) => {
      const text = event.inputType === 'insertText' ? (event.data ?? '') : '';
      if (!event.isComposing && kept(text, characters) !== text) event.preventDefault();
    };
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [input, characters]);
}
