import { describe, expect, it } from 'vitest';
import type { CountedTranslation, Message } from '../../components/texts/texts.ts';
import { allTexts } from '../rendering/support/all-texts.ts';

interface Pair {
  readonly key: string;
  readonly polish: ReadonlyArray<string>;
  readonly english: ReadonlyArray<string>;
}

const formsOf = (message: Message | CountedTranslation): ReadonlyArray<string> =>
  typeof message === 'string' ? [message] : Object.values(message);

/** Every text that has an English one. The kit's texts count too: a shop's page shows both. */
const pairs: ReadonlyArray<Pair> = (await allTexts()).flatMap(({ namespace, pl, en }) =>
  Object.entries(en ?? {}).map(([key, english]) => ({
    key: `${namespace}.${key}`,
    polish: formsOf(pl[key] ?? ''),
    english: formsOf(english),
  })),
);

const placesOf = (forms: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted();

/** The keys of all texts whose English breaks a rule. */
const keysWhere = (isWrong: (pair: Pair) => boolean): ReadonlyArray<string> =>
  pairs.filter(isWrong).map(({ key }) => key);

/** An amount is in zł in every language. */
const isEnglish = (matches: RegExp) => (pair: Pair) =>
  pair.english.some((form) => matches.test(form.replaceAll('zł', '')));

describe('the English texts of the shop', () => {
  it('exist', () => expect(pairs.length).toBeGreaterThan(1000));

  it('have the placeholders of the Polish ones', () => {
    expect(keysWhere(({ polish, english }) => placesOf(polish).join() !== placesOf(english).join())).toEqual([]);
  });

  it('have no text where Polish has none, and the other way round', () => {
    expect(keysWhere(({ polish, english }) => polish.some((text) => text === '') !== english.includes(''))).toEqual([]);
  });

  it('have no Polish letters', () => {
    expect(keysWhere(isEnglish(/[ąćęłńóśźż]/iu))).toEqual([]);
  });

  it('have no exclamation marks', () => {
    expect(keysWhere(isEnglish(/!/u))).toEqual([]);
  });

  it('have typographic quotation marks and no double spaces', () => {
    expect(keysWhere(isEnglish(/["'„]|[ \u00a0]{2}/u))).toEqual([]);
  });
});
