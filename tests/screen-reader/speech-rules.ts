import type { Message } from '../../components/texts/index.ts';
import { kitTexts } from '../../components/texts/kit-texts.ts';

/** Page facts for the rules, besides the words of the screen reader. */
export interface PageFacts {
  /** Whether the step moved focus, on the page or to another page. */
  readonly hasFocusMoved: boolean;
  /** Every word of the page before and after the step, in lower case: each text node and attribute separately. */
  readonly words: ReadonlySet<string>;
}

/** E-mail addresses have no language. */
const withoutAddresses = (text: string) => text.replace(/\S+@\S+/gu, ' ');

/** The words and numbers of a text, in lower case. */
export const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const kitWords = (language: 'pl' | 'en'): ReadonlyArray<string> =>
  kitTexts.flatMap((texts) =>
    Object.values(texts[language] as Readonly<Record<string, Message>>).flatMap((message) =>
      wordsOf((typeof message === 'string' ? message : Object.values(message).join(' ')).replace(/\{[^}]*\}/gu, ' ')),
    ),
  );
/** English control names of browsers or screen readers without Polish. */
const englishRoles = 'button checkbox clickable dialog edit entry heading landmark required selected';
/** Polish has these, too, but the kit's texts do not use them. */
const polishLoanwords = 'link minimum';
const polish = new Set([...kitWords('pl'), ...wordsOf(polishLoanwords)]);
const english = new Set([...kitWords('en'), ...wordsOf(englishRoles)].filter((word) => !polish.has(word)));

/** Orca names every group that focus leaves, nested ones too. */
const leavesGroup = /^wyjście z /u;

/** Sentences and labelled parts, without the final mark. Single words such as a role may repeat. */
const sentencesOf = (utterance: string): ReadonlyArray<string> =>
  utterance
    .split(/(?<=[.:!?])\s+/u)
    .map((sentence) => sentence.replace(/[.:!?]$/u, '').toLowerCase())
    .filter((sentence) => /\p{L}\s+\p{L}/u.test(sentence) && !leavesGroup.test(sentence));

/** Shorter parts ("w", "na") would split many Polish words by chance. */
const shortestPart = 3;

/** Whether an unknown word is several of the page's words without spaces. */
function isGlued(word: string, known: ReadonlySet<string>): boolean {
  const splits = (rest: string): boolean => {
    if (known.has(rest)) return true;
    for (let at = 1; at < rest.length; at += 1) {
      const part = rest.slice(0, at);
      const isWhole = known.has(part) && (at >= shortestPart || /^\p{N}+$/u.test(part));
      const next = rest.slice(at);
      if (isWhole && (next.length >= shortestPart || /^\p{N}+$/u.test(next)) && splits(next)) return true;
    }
    return false;
  };
  return /\p{L}/u.test(word) && !known.has(word) && splits(word);
}

/**
 * What no page may say, whatever a script expects: silence after focus moved, a sentence twice in one step, English,
 * and words without a space between them.
 *
 * @returns a line for each fault
 */
export function speechFaults(
  spoken: ReadonlyArray<string>,
  { hasFocusMoved, words }: PageFacts,
): ReadonlyArray<string> {
  const sentences = spoken.flatMap(sentencesOf);
  const twice = new Set(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index));
  const heard = new Set(spoken.map(withoutAddresses).flatMap(wordsOf));
  return [
    ...(hasFocusMoved && spoken.length === 0 ? ['silent although focus moved'] : []),
    ...[...twice].map((sentence) => `said twice: ${sentence}`),
    ...[...heard].filter((word) => english.has(word) && word.length > 1).map((word) => `English: ${word}`),
    ...[...heard].filter((word) => isGlued(word, words)).map((word) => `glued: ${word}`),
  ];
}
