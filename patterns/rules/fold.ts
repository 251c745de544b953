import { foldLetters } from '../../components/combobox/fold-letters.ts';

/** Text as search compares it: lower case, without diacritics, words parted by single spaces. */
export const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const alphabet = 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż';

/**
 * A key that sorts by the Polish alphabet in any engine that compares bytes (COLLATE "C"): each letter becomes its
 * place in the alphabet, foreign diacritics fold to their base letter.
 */
export function sortKey(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => {
      const known = alphabet.includes(letter) ? letter : fold(letter) || letter;
      const place = alphabet.indexOf(known);
      return place < 0 ? known : String.fromCharCode(0x61 + Math.floor(place / 8)) + String(place % 8);
    })
    .join('');
}
