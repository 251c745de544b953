import type { Message } from '../../components/texts/index.ts';
import { kitTexts } from '../../components/texts/kit-texts.ts';

/** What the rules ask of the page beside the words of the screen reader. */
export interface PageFacts {
  /** Whether the step moved focus, on the page or to another page. */
  readonly hasFocusMoved: boolean;
  /** Every word of the page before and after the step, in lower case: each text node and attribute by itself. */
  readonly words: ReadonlySet<string>;
}

/** An e-mail address is in no language. */
const withoutAddresses = (text: string) => text.replace(/\S+@\S+/gu, ' ');

/** The words and numbers of a text, in lower case. */
export const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const kitWords = (language: 'pl' | 'en'): ReadonlyArray<string> =>
  kitTexts.flatMap((texts) =>
    Object.values(texts[language] as Readonly<Record<string, Message>>).flatMap((message) =>
      wordsOf((typeof message === 'string' ? message : Object.values(message).join(' ')).replace(/\{[^}]*\}/gu, ' ')),
    ),
  );
/** How a browser or a screen reader without Polish names controls. */
const englishRoles = 'button checkbox clickable dialog edit entry heading landmark required selected';
/** Polish has these, too, and the kit's Polish texts happen not to use them. */
const polishLoanwords = 'link minimum';
const polish = new Set([...kitWords('pl'), ...wordsOf(polishLoanwords)]);
const english = new Set([...kitWords('en'), ...wordsOf(englishRoles)].filter((word) => !polish.has(word)));

/** Orca names every group that focus leaves, and nested ones alike. */
const leavesGroup = /^wyjście z /u;

/** Sentences and labelled parts, without their last mark. Single words such as a role may come twice. */
const sentencesOf = (utterance: string): ReadonlyArray<string> =>
  utterance
    .split(/(?<=[.:!?])\s+/u)
    .map((sentence) => sentence.replace(/[.:!?]$/u, '').toLowerCase())
    .filter((sentence) => /\p{L}\s+\p{L}/u.test(sentence) && !leavesGroup.test(sentence));

/** Shorter parts of words ("w", "na") would split many a Polish word by chance. */
const shortestPart = 3;

/** Whether a word that the page does not have is several of its words without the space between them. */
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
 * What no page may say, whatever a script expects: silence where focus moved, a sentence twice in one step, English, and
 * words without a space between them.
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
