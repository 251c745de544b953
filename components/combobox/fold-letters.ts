/** Letters that Unicode decomposition leaves whole. */
const whole: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * Folds text for search: lower case, no diacritics; other characters stay. NFD removes the tail of "ą" but not the
 * stroke of "ł", hence the table. The shop's index and the highlighting share this rule.
 */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœ]/g, (letter) => whole[letter] ?? letter);
