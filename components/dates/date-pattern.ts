/**
 * A part of a date pattern: literal text or a field. The letters are those of jQuery UI's datepicker: `d dd` day of
 * month, `o oo` day of year, `D DD` name of the day, `m mm` month, `M MM` its name, `y yy` year of two or four digits,
 * `@` milliseconds since 1970, `!` ticks of 100 ns since the year 1.
 */
export type PatternPart =
  | { readonly literal: string }
  | { readonly literal?: undefined; readonly field: PatternField; readonly isDoubled: boolean };

export type PatternField = 'd' | 'o' | 'D' | 'm' | 'M' | 'y' | '@' | '!';

/** A field's default pattern (L-06): ISO 8601. */
export const defaultDatePattern = 'yy-mm-dd';

/** A quote, a quoted text, which may end the pattern, a field, single or doubled, or any other character. */
const parts = /''|'((?:[^']|'')*)'?|([dDomMy])(\2?)|[@!]|[^]/g;

/** Parses a pattern. Every text is one: anything but a field is literal. */
export const readPattern = (pattern: string): ReadonlyArray<PatternPart> =>
  [...pattern.matchAll(parts)].map(([whole, quoted, field = whole, double = '']) => {
    if (whole === "''") return { literal: "'" };
    if (quoted !== undefined) return { literal: quoted.replaceAll("''", "'") };
    return /[dDomMy@!]/.test(whole) ? { field: field as PatternField, isDoubled: double !== '' } : { literal: whole };
  });

/** Ticks of 100 ns per day, and from 1 January of the year 1 to 1970. */
export const TICKS_IN_DAY = 864e9;
export const DAYS_BEFORE_1970 = 719_162;
