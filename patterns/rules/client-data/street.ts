/** Where the number stands before the street: 12 rue de Rivoli, 350 Fifth Avenue. */
const numberFirst: ReadonlySet<string> = new Set(['AU', 'CA', 'FR', 'GB', 'IE', 'LU', 'MC', 'MT', 'NZ', 'US']);

/** What may follow the number: "8 m. 3", "12 lok. 4", "8 A". */
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

/** A street and its house number, as in forms. */
export interface StreetParts {
  street: string;
  /** With the flat: "8/3", "8 m. 3"; '' without one. */
  streetNumber: string;
}

/** Reverses `streetLine`: "3 Maja 5 m. 2" is the street "3 Maja" and the number "5 m. 2". */
export function streetParts(value: string, country: string): StreetParts {
  const words = value.trim().split(/\s+/u);
  if (!hasHouseNumber(value, country)) return { street: words.join(' '), streetNumber: '' };
  if (numberFirst.has(country) && numberMark.test(words[0]!))
    return { street: words.slice(1).join(' '), streetNumber: words[0]! };
  // The number extends left over all numbers and flat marks; the street keeps its first word.
  const lastOfStreet = words.findLastIndex((word) => !flatMark.test(word) && !numberMark.test(word));
  const start = Math.max(lastOfStreet, 0) + 1;
  return { street: words.slice(0, start).join(' '), streetNumber: words.slice(start).join(' ') };
}

/** `street + one space + house number`; the number first where the country writes it so. */
export const streetLine = ({ street, streetNumber }: StreetParts, country: string): string =>
  numberFirst.has(country) && numberMark.test(streetNumber)
    ? `${streetNumber} ${street}`.trim()
    : `${street} ${streetNumber}`.trim();
