import { useEffect, type RefObject } from 'react';

const kept = (text: string, characters: ReadonlySet<string>) =>
  [...text].filter((character) => characters.has(character)).join('');

/** Removes other characters from an input. The caret keeps its place in the text. */
export function dropOthers(input: HTMLInputElement, characters: ReadonlySet<string>): void {
  const text = kept(input.value, characters);
  if (text === input.value) return;
  const caret = kept(input.value.slice(0, input.selectionStart!), characters).length;
  input.value = text;
  input.setSelectionRange(caret, caret);
}

/** Whether removing other characters would join numbers: "31.11.2026" is not "31112026". */
export const joinsNumbers = (text: string, characters: ReadonlySet<string>): boolean =>
  /\d\0+\d/.test([...text].map((character) => (characters.has(character) ? character : '\0')).join(''));

type Insertion = Pick<Partial<InputEvent>, 'inputType' | 'data'>;

/** A single key. Dictation and writing tools insert words at once, with the same type. */
const isKey = ({ inputType, data }: Insertion): boolean => inputType === 'insertText' && [...(data ?? '')].length === 1;

/** Typing, deletion or undo; anything else is inserted as a whole. */
export const isTyped = (event: Insertion): boolean =>
  isKey(event) || /^(?:insertCompositionText|delete|history)/.test(event.inputType ?? '');

/**
 * Lets only these characters be typed (V-46). Others never arrive, so that the browser's undo history stays intact; a
 * composition (IME) is left alone until its end, when the caller cleans up.
 */
export function useLimitedTyping(
  input: RefObject<HTMLInputElement | null>,
  /** Null to allow all. */
  characters: ReadonlySet<string> | null,
): void {
  useEffect(() => {
    const element = input.current;
    if (!element || !characters) return;
    // React 19.3 builds its `beforeinput` from other events.
    const onBeforeInput = (event: InputEvent) => {
      if (!event.isComposing && isKey(event) && kept(event.data!, characters) === '') event.preventDefault();
    };
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [input, characters]);
}
