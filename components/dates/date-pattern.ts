/**
 * A part of a date pattern: a text that stands as it is, or a field. The letters are those of jQuery UI's datepicker:
 * `d dd` day of month, `o oo` day of year, `D DD` name of the day, `m mm` month, `M MM` its name, `y yy` year of two or four
 * digits, `@` milliseconds since 1970, `!` ticks of 100 ns since the year 1.
 */
export type PatternPart =
  | { readonly literal: string }
  | { readonly literal?: undefined; readonly field: PatternField; readonly isDoubled: boolean };

export type PatternField = 'd' | 'o' | 'D' | 'm' | 'M' | 'y' | '@' | '!';

/** The pattern where a field has no other one (L-06): ISO 8601. */
export const defaultDatePattern = 'yy-mm-dd';

/** A quote, a quoted text, which may end with the pattern, a field, once or doubled, or any other character. */
const parts = /''|'((?:[^']|'')*)'?|([dDomMy])(\2?)|[@!]|[^]/g;

/** Takes a pattern apart. Every text is a pattern: what is no field stands for itself. */
export const readPattern = (pattern: string): ReadonlyArray<PatternPart> =>
  [...pattern.matchAll(parts)].map(([whole, quoted, field = whole, double = '']) => {
    if (whole === "''") return { literal: "'" };
    if (quoted !== undefined) return { literal: quoted.replaceAll("''", "'") };
    return /[dDomMy@!]/.test(whole) ? { field: field as PatternField, isDoubled: double !== '' } : { literal: whole };
  });

/** Ticks of 100 ns in a day, and from the first of January of the year 1 to 1970. */
export const TICKS_IN_DAY = 864e9;
export const DAYS_BEFORE_1970 = 719_162;
