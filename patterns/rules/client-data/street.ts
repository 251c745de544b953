/** Where the number stands before the street: 12 rue de Rivoli, 350 Fifth Avenue. */
const numberFirst: ReadonlySet<string> = new Set(['AU', 'CA', 'FR', 'GB', 'IE', 'LU', 'MC', 'MT', 'NZ', 'US']);

/** What may stand behind the number: "8 m. 3", "12 lok. 4", "8 A". */
const flatMark = /^(?:m|lok|apt|kl|\p{L})\.?$/iu;
const numberMark = /^(?:nr\.?|no\.?|#)?\d/i;

/**
 * Whether `street + one space + house number` (wire contract 1.5) has its number. The last word decides, so that "3 Maja"
 * lacks one and "3 Maja 5" does not; a space at the end means that the field of the number was left empty. In Britain a house may
 * have a name instead.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function hasHouseNumber(value: string, country: string): boolean {
  if (/\s$/u.test(value)) return false;
  const words = value.split(/[\s,]+/u).filter((word) => word !== '');
  if (country === 'GB') return words.length > 1;
  if (numberFirst.has(country) && words.length > 1 && numberMark.test(words[0]!)) return true;
  const last = words.findLastIndex((word) => !flatMark.test(word));
  return last > 0 && numberMark.test(words[last]!);
}
