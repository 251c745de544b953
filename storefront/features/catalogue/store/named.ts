import { fold } from '../../../../patterns/rules/fold.ts';
import { wordsOf } from './search/tokens.ts';

/** The things in whose name every word of the text begins a word, in their order. A text without words names nothing. */
export function named<T>(things: ReadonlyArray<T>, nameOf: (thing: T) => string, text: string): ReadonlyArray<T> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return things.filter((thing) => {
    const name = ` ${fold(nameOf(thing))}`;
    return words.every((word) => name.includes(` ${word}`));
  });
}
