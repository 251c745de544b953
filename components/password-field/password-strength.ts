/** How long a password may be, in characters. */
export interface PasswordLimits {
  readonly min: number;
  readonly max: number;
}

/** How hard a password is to guess; only within the limits. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong' | 'long';

/** Bits from which on a password is fair and strong: days and centuries of guessing against a slow hash. */
const FAIR = 35;
const STRONG = 50;

/** What is tried first: the most frequent Polish and international passwords and what they are built of. */
const common =
  /haslo|password|passw|qwerty|zaq12wsx|polska|kochan|misiek|myszka|kasia|mateusz|bartek|monika|karolina|admin|witaj|letmein|iloveyou|dupa|kurwa|legia|wisla|lech|samsung|komputer|dragon|monkey|master|(?:19|20)\d\d/g;

/** Rows of the keyboard and of the alphabet, both ways: their continuation is predictable. */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1234567890', 'abcdefghijklmnopqrstuvwxyz'].flatMap((row) => [
  row,
  [...row].toReversed().join(''),
]);

const isForeseen = (sign: string, at: number, signs: ReadonlyArray<string>): boolean => {
  const [a = '', b = ''] = [signs[at - 2], signs[at - 1]];
  return (a === b && b === sign) || (at > 1 && rows.some((row) => row.includes(a + b + sign)));
};

const classes: ReadonlyArray<readonly [RegExp, number]> = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];

/** Small letters without Polish marks. */
const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Letters for their lookalikes: "h@sl0" is "haslo". */
const withoutDisguise = (text: string): string =>
  text.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('$', 's');

/** The unpredictable characters; a known word counts as one. */
function unpredictableCount(text: string, words: ReadonlyArray<string>): number {
  const unknown = words.reduce((rest, word) => rest.replaceAll(word, '\0'), text).replaceAll(common, '\0');
  return [...unknown].filter((sign, at, signs) => !isForeseen(sign, at, signs)).length;
}

/**
 * A quick estimate of how hard a password is to guess, for a hint while it is chosen; it forbids nothing. The characters
 * that are unpredictable, times the bits of the used alphabet. `words` are the user's data: e-mail, name.
 * The limits count characters, as the server does (spec 9: 6 to 30).
 */
export function passwordStrength(
  password: string,
  { min, max }: PasswordLimits,
  words: ReadonlyArray<string> = [],
): PasswordStrength {
  const length = [...password].length;
  if (length < min) return 'short';
  if (length > max) return 'long';
  const alphabet = classes.reduce((sum, [signs, size]) => sum + (signs.test(password) ? size : 0), 0);
  const known = words.flatMap((word) => plain(word).split(/[^\p{L}\d]+/u)).filter((word) => word.length > 2);
  const text = plain(password);
  const bits =
    Math.min(unpredictableCount(text, known), unpredictableCount(withoutDisguise(text), known)) * Math.log2(alphabet);
  if (bits < FAIR) return 'weak';
  return bits < STRONG ? 'fair' : 'strong';
}
