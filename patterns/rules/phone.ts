/** In a field for a phone or an e-mail: a phone, if it has only digits, *, #, +, parentheses and spaces (spec 5). */
export const isPhoneLike = (value: string): boolean => /^[\d*#+() ]+$/.test(value.trim());

/** The digits of a national number. Shorter ones may be the end of many numbers. */
const shortest = 9;

const digitsOf = (phone: string): string => phone.replace(/\D/g, '').replace(/^00/, '');

/** Whether two texts are one number: "+48 600 100 200" is "600100200", whose country is not written. */
export function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [digitsOf(one), digitsOf(other)].toSorted((a, b) => a.length - b.length);
  return short.length >= shortest && long.endsWith(short);
}
