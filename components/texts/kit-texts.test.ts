import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kitTexts, type KitCatalogue } from './kit-texts.ts';
import { translator, type CountedTranslation, type TextsContext } from './texts.ts';

const components = join(import.meta.dirname, '..');
const sources = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path) && !path.startsWith('texts'))
  .map((path) => readFileSync(join(components, path), 'utf8'));
/** The namespace of every `defineTexts(...)` in the sources. */
const defined = sources.flatMap((source) =>
  [...source.matchAll(/\bdefineTexts\(\s*'([^']+)'/g)].map(([, name]) => name),
);

const polish = Object.fromEntries(kitTexts.map(({ namespace, pl }) => [namespace, pl])) as unknown as KitCatalogue;

type Text = string | CountedTranslation;
interface Pair {
  readonly key: string;
  readonly pl: Text;
  readonly en: Text;
}

const pairs = kitTexts.flatMap(({ namespace, pl, en }): ReadonlyArray<Pair> => {
  const english: Readonly<Record<string, Text>> = en;
  return Object.entries<Text>(pl).map(([key, text]) => ({
    key: `${namespace}.${key}`,
    pl: text,
    en: english[key] ?? '',
  }));
});
const formsOf = (text: Text): ReadonlyArray<string> => (typeof text === 'string' ? [text] : Object.values(text));
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([place]) => place).sort();

describe('the texts of the kit', () => {
  it('are all in the list, each component once', () => {
    expect(new Set(kitTexts.map(({ namespace }) => namespace))).toEqual(new Set(defined));
    expect(kitTexts).toHaveLength(defined.length);
    expect(defined.length).toBeGreaterThan(15);
  });

  it.each(pairs)('$key: Polish and English have words, and the same placeholders', ({ pl, en }) => {
    const places = (text: Text) => [...new Set(formsOf(text).flatMap(placesOf))].sort();
    for (const form of [...formsOf(pl), ...formsOf(en)]) expect(form.trim()).not.toBe('');
    expect(places(en)).toEqual(places(pl));
  });

  it.each(pairs)('$key: neither language has exclamation marks', ({ pl, en }) => {
    for (const form of [...formsOf(pl), ...formsOf(en)]) expect(form).not.toContain('!');
  });

  it.each(pairs.filter(({ pl }) => typeof pl !== 'string'))('$key: English counts one and other', ({ en }) => {
    expect(en).toMatchObject({ one: expect.any(String), other: expect.any(String) });
  });

  it('support any other language by a whole catalogue, counted by its own rules', () => {
    const lithuanian: KitCatalogue = {
      ...polish,
      button: { busy: 'Vykdoma' },
      'error-summary': {
        ...polish['error-summary'],
        title: { one: '{count} laukas', few: '{count} laukai', many: '{count} lauko', other: '{count} laukų' },
      },
    };
    const context: TextsContext = { locale: 'lt', catalogue: lithuanian };
    const [button, errorSummary] = (['button', 'error-summary'] as const).map((name) =>
      kitTexts.find(({ namespace }) => namespace === name)!,
    );
    expect(translator<Record<string, string>>(button as never, context)('busy')).toBe('Vykdoma');
    const t = translator<Record<string, string>>(errorSummary as never, context);
    expect([1, 2, 10, 1.5].map((count) => t('title', { count }))).toEqual([
      '1 laukas',
      '2 laukai',
      '10 laukų',
      '1,5 lauko',
    ]);
  });

  it('compile in another language only if complete', () => {
    const whole = polish;
    const { busy: _left, ...rest } = whole.button;
    const contexts: ReadonlyArray<TextsContext> = [
      { locale: 'de', catalogue: whole },
      // @ts-expect-error a language that the kit does not bring along needs a catalogue
      { locale: 'de' },
      // @ts-expect-error a key is missing
      { locale: 'de', catalogue: { ...whole, button: rest } },
      // @ts-expect-error a counted message without the form for all the rest
      { locale: 'de', catalogue: { ...whole, 'error-summary': { ...whole['error-summary'], title: { one: 'x' } } } },
      // @ts-expect-error a counted message where one with fixed words belongs
      { locale: 'de', catalogue: { ...whole, button: { busy: { one: 'x', other: 'y' } } } },
    ];
    expect(contexts).toHaveLength(5);
  });
});
