import { defaultTextsContext, translator } from '../../../components/texts/texts.ts';
import { translationsCommandTexts } from './texts.ts';

const t = translator(translationsCommandTexts, defaultTextsContext);

/** Characters of a translation: terms are the longest texts. */
const longest = 100_000;

/** The beginning of a text, on one line. */
export const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};

/** What the shop fills in: `{companyName}`. */
const placeholders = (text: string): ReadonlyArray<string> => [...new Set(text.match(/\{\w+\}/g))];

/** Where links and pictures of Markdown lead. */
const addresses = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\]\(\s*([^\s)]+)/g)].map(([, address]) => address!);

/** The first one that is not among others. */
const firstBeside = (some: ReadonlyArray<string>, others: ReadonlyArray<string>): string | undefined =>
  some.find((one) => !others.includes(one));

/** Why a translation cannot take the place of a text, as a sentence; null where it can. */
export function translationProblem(original: string, translation: string): string | null {
  const text = shortened(translation || original);
  if (translation === '') return t('empty', { text });
  if (translation.length > longest) return t('tooLong', { text, length: translation.length, most: String(longest) });
  const values = placeholders(original);
  const written = placeholders(translation);
  if (firstBeside(values, written) !== undefined) return t('placeholders', { text, values: values.join(', ') });
  const strange = firstBeside(written, values);
  if (strange !== undefined) return t('noPlaceholders', { text, value: strange });
  const lost = firstBeside(addresses(original), addresses(translation));
  return lost === undefined ? null : t('links', { text, value: lost });
}
