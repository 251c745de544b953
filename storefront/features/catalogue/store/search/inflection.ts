import { fold } from '../../../../../patterns/rules/fold.ts';
import { Dictionary, type Entry } from './dictionary.ts';

/** A suffix rule of Hunspell (`SFX`): of words that match, `strip` at the end becomes `add`. */
interface Rule {
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  /** A pattern of the word's last letters, as in a regular expression. */
  readonly condition: string;
}

/** Shorter words are prefixes of too many others to be inflected. */
const shortestWord = 3;
/** More letters than any ending of Polish has. */
const longestEnding = 12;

/** The suffix rules of an affix file (`.aff`). Prefixes only negate, and negations are other words to a shopper. */
function rulesOf(affixes: string): ReadonlyArray<Rule> {
  const isNone = (part: string) => (part === '0' ? '' : part);
  return affixes.split('\n').flatMap((line) => {
    const [kind, flag = '', strip = '', add = '', condition] = line.trim().split(/\s+/);
    return kind === 'SFX' && condition !== undefined
      ? [{ flag, strip: isNone(strip), add: isNone(add), condition }]
      : [];
  });
}

/**
 * The forms of Polish words by a Hunspell dictionary: "kubków" is a form of "kubek" as "kubki" is. Words are compared
 * without diacritics, as the whole search does.
 */
export class Inflection {
  readonly #dictionary: Dictionary;
  readonly #byFlag: ReadonlyMap<string, ReadonlyArray<Rule>>;
  /** By the ending that they make, without diacritics. */
  readonly #byEnding: ReadonlyMap<string, ReadonlyArray<Rule>>;
  readonly #conditions = new Map<string, RegExp>();

  /** @param affixes the `.aff` file, @param words the `.dic` file, both UTF-8 */
  constructor({ aff, dic }: { readonly aff: Uint8Array; readonly dic: Uint8Array }) {
    const rules = rulesOf(new TextDecoder().decode(aff));
    this.#dictionary = new Dictionary(dic);
    this.#byFlag = Map.groupBy(rules, ({ flag }) => flag);
    this.#byEnding = Map.groupBy(rules, ({ add }) => fold(add));
  }

  /**
   * The other forms of each word that has this form; none for a word that the dictionary lacks.
   * @param typed a word from `wordsOf`
   */
  formsOf(typed: string): ReadonlySet<string> {
    const forms = new Set<string>();
    for (const entry of this.#entriesOf(typed)) {
      forms.add(fold(entry.word));
      for (const flag of entry.flags)
        for (const rule of this.#byFlag.get(flag) ?? []) {
          const form = this.#apply(rule, entry.word);
          if (form !== null) forms.add(fold(form));
        }
    }
    forms.delete(typed);
    return forms;
  }

  /** The entries of which a folded word is a form. */
  #entriesOf(typed: string): ReadonlyArray<Entry> {
    if (typed.length < shortestWord) return [];
    const found = [...this.#dictionary.candidates(typed)].filter(({ word }) => fold(word) === typed);
    for (let length = 0; length < Math.min(typed.length, longestEnding + 1); length += 1) {
      const stem = typed.slice(0, typed.length - length);
      const rules = this.#byEnding.get(typed.slice(typed.length - length)) ?? [];
      for (const [strip, ofStrip] of Map.groupBy(rules, (rule) => rule.strip)) {
        const base = stem + fold(strip);
        for (const entry of this.#dictionary.candidates(base)) {
          const isForm = ofStrip.some(
            (rule) => entry.flags.includes(rule.flag) && fold(this.#apply(rule, entry.word) ?? '') === typed,
          );
          if (isForm) found.push(entry);
        }
      }
    }
    return found;
  }

  /** The form that a rule makes of a word; null where it does not apply. */
  #apply({ strip, add, condition }: Rule, word: string): string | null {
    if (!word.endsWith(strip)) return null;
    let pattern = this.#conditions.get(condition);
    if (!pattern) this.#conditions.set(condition, (pattern = new RegExp(`${condition}$`, 'u')));
    return pattern.test(word) ? word.slice(0, word.length - strip.length) + add : null;
  }
}
