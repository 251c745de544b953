import { errorText, type ErrorKey } from '../../../patterns/rules/error-catalogue.ts';
import { callsOfSpecification } from '../sources/calls-of-specification.ts';
import { code, table, words } from '../sources/markdown.ts';

/** A page of the reference: its path under `docs/contract`, and Markdown. */
export type Page = readonly [path: string, text: string];

/** "Answers calls 6, 7 and 8 of the specification." */
export function callsSentence(calls: ReadonlyArray<number> = []): string | null {
  if (calls.length === 0) return null;
  const rows = calls.map((number) => {
    const call = callsOfSpecification.find((one) => one.number === number);
    if (!call) throw new Error(`The specification has no call ${number}.`);
    return `${number} (${call.title.charAt(0).toLowerCase()}${call.title.slice(1)})`;
  });
  return `Answers ${calls.length > 1 ? 'calls' : 'call'} ${listed(rows)} of the specification, section 7.`;
}

export const listed = (parts: ReadonlyArray<string>): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Codes with the shop's Polish sentences; placeholders are in braces. */
export const codesTable = (keys: ReadonlyArray<ErrorKey>): string =>
  table(
    ['Code', 'Polish text', 'Key in `shop_texts`'],
    keys.map((key) => [code(key.slice(key.lastIndexOf('.') + 1)), words(sentenceOf(key)), code(key)]),
  );

/** Plural texts are shown for five; other placeholders stay as written. */
const sentenceOf = (key: ErrorKey): string => errorText(key, { locale: 'pl' }, { count: 5 });

/** Null without an example: calls that are always refused have errors only. */
export const examplesHeading = (count: number): string | null =>
  count === 0 ? null : count > 1 ? '## Examples' : '## Example';
