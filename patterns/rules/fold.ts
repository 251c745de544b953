/** Letters that Unicode decomposition leaves whole. */
const whole: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * Text as search compares it: lower case, without diacritics, words parted by single spaces.
 * NFD takes the tail off "ą" but not the stroke off "ł", hence the table.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœ]/g, (letter) => whole[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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
