/** Letters that Unicode decomposition leaves whole. */
const whole: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' };

/**
 * Letters as search compares them: lower case, without diacritics; what is no letter stays. NFD takes the tail off "ą" but not
 * the stroke off "ł", hence the table. The shop's index and the marks in the results fold by this one rule.
 */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœ]/g, (letter) => whole[letter] ?? letter);
