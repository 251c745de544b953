import type { Check } from './validation.ts';

/**
 * Postcodes of the countries that a shop delivers to. A format is written as on the wire (contract 1.5): N is a digit, A a
 * letter, anything else stands for itself. The shop tells the browser those of its own countries, so the table of all
 * countries stays on the server.
 */
export type PostcodeFormats = ReadonlyArray<string>;

/** The formats of the shop's first country. */
export const polishPostcode: PostcodeFormats = ['NN-NNN'];

const exampleDigits = '311450672';
const exampleLetters = 'ABCDEF';

/** A postcode of a format, for people: "31-145" for "NN-NNN". */
export function postcodeExample(format: string): string {
  let [digit, letter] = [0, 0];
  return format.replace(/[NA]/g, (sign) => (sign === 'N' ? exampleDigits[digit++]! : exampleLetters[letter++]!));
}

/** Letters and digits alone, in capitals: people write separators as they like, also a dash for the hyphen. */
const bare = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toUpperCase();

/** After how many signs a separator stands. */
const places = (text: string, separators: RegExp): ReadonlyArray<number> =>
  text
    .split(separators)
    .slice(0, -1)
    .map((_, index, parts) => bare(parts.slice(0, index + 1).join('')).length);

/**
 * Whether a typed postcode has the signs of the format. Where the country writes
 * none, a dash is that of another country: 31-145 is not 311 45.
 */
const fits = (typed: string, format: string): boolean => {
  const [postcode, signs] = [bare(typed), bare(format)];
  const separated = places(format, /[\s-]/);
  return (
    postcode.length === signs.length &&
    (format.includes('-') || places(typed, /\p{Pd}/u).every((place) => separated.includes(place))) &&
    [...signs].every((sign, at) => {
      const own = postcode[at]!;
      if (sign === 'N') return /\d/.test(own);
      return sign === 'A' ? /[A-Z]/.test(own) : own === sign;
    })
  );
};

/** A postcode as its country writes it: `31145` is 31-145 in Poland, `60200` is 602 00 in Czechia; any other text is trimmed. */
export function writtenPostcode(value: string, formats: PostcodeFormats): string {
  const postcode = bare(value);
  const format = formats.find((one) => fits(value, one));
  if (format === undefined) return value.trim();
  let at = 0;
  return format.replace(/[^\s-]/g, () => postcode[at++]!);
}

/**
 * Whether a value is a postcode of these formats; separators may be left out. A country without a format accepts anything no
 * longer than a postcode.
 */
export const isPostcode =
  (formats: PostcodeFormats): Check =>
  (value) => {
    if (formats.length === 0) return /^[\w -]{1,12}$/.test(value.trim()) ? null : { code: 'illegal_characters' };
    if (formats.some((format) => fits(value, format))) return null;
    return {
      code: 'zipcode',
      format: formats.map((format) => format.replaceAll('N', '0')).join(', '),
      example: postcodeExample(formats[0]!),
    };
  };
