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

/** Whether numbers would run together if what may not stand there were taken out: "31.11.2026" is no "31112026". */
export const joinsNumbers = (text: string, characters: ReadonlySet<string>): boolean =>
  /\d\0+\d/.test([...text].map((character) => (characters.has(character) ? character : '\0')).join(''));

type Insertion = Pick<Partial<InputEvent>, 'inputType' | 'data'>;

/** A key. Dictation and tools that write for people insert words at once, by the same name. */
const isKey = ({ inputType, data }: Insertion): boolean => inputType === 'insertText' && [...(data ?? '')].length === 1;

/** What comes bit by bit, or goes, or goes back to what stood there; all else comes as a whole. */
export const isTyped = (event: Insertion): boolean =>
  isKey(event) || /^(?:insertCompositionText|delete|history)/.test(event.inputType ?? '');

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
      if (!event.isComposing && isKey(event) && kept(event.data!, characters) === '') event.preventDefault();
    };
    element.addEventListener('beforeinput', onBeforeInput);
    return () => element.removeEventListener('beforeinput', onBeforeInput);
  }, [input, characters]);
}
