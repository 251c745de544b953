import { fold } from '../../../../patterns/rules/fold.ts';
import { wordsOf } from './search/tokens.ts';

/** Things whose names have words beginning with each word of the text, in order. A text without words finds nothing. */
export function named<T>(things: ReadonlyArray<T>, nameOf: (thing: T) => string, text: string): ReadonlyArray<T> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return things.filter((thing) => {
    const name = ` ${fold(nameOf(thing))}`;
    return words.every((word) => name.includes(` ${word}`));
  });
}
