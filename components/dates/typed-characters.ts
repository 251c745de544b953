import { dateNames, knownNames } from './date-names.ts';
import { readPattern } from './date-pattern.ts';
import type { DatePatternOptions } from './parse-date.ts';

/**
 * The characters allowed in a field with this pattern (V-46): digits, the literals, and for name fields the characters
 * of the names in both cases.
 */
export function typedCharacters(pattern: string, options: DatePatternOptions = {}): ReadonlySet<string> {
  const names = options.names ?? dateNames(options.locale);
  const characters = readPattern(pattern).map((part) => {
    if (part.literal !== undefined) return part.literal;
    const { field, isDoubled } = part;
    if (field !== 'D' && field !== 'M') return '0123456789';
    const all = knownNames(names, field, isDoubled).join('');
    return all.toLowerCase() + all.toUpperCase();
  });
  return new Set(characters.join(''));
}
