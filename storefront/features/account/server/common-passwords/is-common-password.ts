import { foldLetters } from '../../../../../components/combobox/fold-letters.ts';
import known from './passwords.json' with { type: 'json' };
import knownWords from './words.json' with { type: 'json' };

const passwords: ReadonlySet<string> = new Set(known.passwords);
const words: ReadonlySet<string> = new Set(knownWords.words);

/** Digits and signs around a word, as in `marcin1985!`. More of them make it uncommon. */
const mostAround = 6;

/**
 * Whether a password is among the first that attackers try (OWASP ASVS 5.0, 6.2.4 and 6.2.11): one of the 3000 most
 * common ones, or a name, a common word or a word of this account with a few digits and signs around it. Capitals and
 * Polish letters make no difference.
 *
 * @param ownWords what anyone can guess about this account: its login, its e-mail, the name of the shop
 */
export function isCommonPassword(password: string, ownWords: ReadonlyArray<string>): boolean {
  const folded = foldLetters(password);
  if (passwords.has(folded)) return true;
  const own = new Set(
    ownWords.flatMap((word) => [foldLetters(word), foldLetters(word.split('@')[0]!)]).filter((word) => word !== ''),
  );
  if (own.has(folded)) return true;
  const word = folded.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return folded.length - word.length <= mostAround && (words.has(word) || own.has(word));
}
