import type { Locale } from '../../../../../components/texts/texts.ts';
import { fold } from '../../../../../patterns/rules/fold.ts';

/** A word's place decides its weight for a product. */
export const tokenWeights = { name: 8, trait: 4, parameter: 2, description: 1 } as const;

/** A product's search texts. */
export interface Searchable {
  name: ReadonlyArray<string>;
  /** Version, kind, category, producer, code. */
  trait: ReadonlyArray<string>;
  parameter: ReadonlyArray<string>;
  description: ReadonlyArray<string>;
}

/** A text's words in comparable form; none for a text without letters and digits. */
export const wordsOf = (text: string): ReadonlyArray<string> => fold(text).split(' ').filter(Boolean);

/**
 * The numbers of a size that was typed with a letter, "140x220" or "50x70cm", as shops write "140×220", which is two words.
 * Null for any other word.
 */
export const numbersOf = (word: string): ReadonlyArray<string> | null =>
  /^\d+(?:x\d+){1,2}\p{L}{0,2}$/u.test(word) ? word.match(/\d+/g) : null;

/** Each word of a product with its highest weight. */
export function tokensOf(searchable: Searchable): ReadonlyMap<string, number> {
  const tokens = new Map<string, number>();
  for (const place of Object.keys(tokenWeights) as Array<keyof Searchable>) {
    for (const word of searchable[place].flatMap(wordsOf)) {
      tokens.set(word, Math.max(tokens.get(word) ?? 0, tokenWeights[place]));
    }
  }
  return tokens;
}

/** In no word: `wordsOf` leaves letters and digits. */
const mark = '~';

/** Before each word of a language. */
export const tokenPrefix = (locale: Locale): string => `${mark}${locale}${mark}`;

/** The words of the product's translated texts, marked with their language; none without a translation. */
export function translatedTokensOf(
  searchable: Searchable,
  locale: Locale,
  translations: ReadonlyMap<string, string>,
): ReadonlyMap<string, number> {
  const inLocale = (texts: ReadonlyArray<string>) => texts.flatMap((text) => translations.get(text) ?? []);
  const { name, trait, parameter, description } = searchable;
  const tokens = tokensOf({
    name: inLocale(name),
    trait: inLocale(trait),
    parameter: inLocale(parameter),
    description: inLocale(description),
  });
  return new Map([...tokens].map(([word, weight]) => [`${tokenPrefix(locale)}${word}`, weight]));
}

/** The language and the word of a token. */
export function readToken(token: string): readonly [locale: Locale, word: string] {
  if (!token.startsWith(mark)) return ['pl', token];
  const [, locale = '', word = ''] = token.split(mark);
  return [locale, word];
}
