import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defineTexts, TextsProvider, translator, useTexts, useWords } from './index.ts';
import type { TextsContext } from './index.ts';

const texts = defineTexts('sample', {
  pl: {
    greeting: 'Dzień dobry, {name}.',
    pieces: { one: '{count} sztuka', few: '{count} sztuki', many: '{count} sztuk', other: '{count} sztuki' },
  },
  en: {
    greeting: 'Good morning, {name}.',
    pieces: { one: '{count} piece', few: '{count} pieces', many: '{count} pieces', other: '{count} pieces' },
  },
});

describe('texts', () => {
  it.each([
    [0, '0 sztuk'],
    [1, '1 sztuka'],
    [2, '2 sztuki'],
    [4, '4 sztuki'],
    [5, '5 sztuk'],
    [12, '12 sztuk'],
    [22, '22 sztuki'],
    [1.5, '1,5 sztuki'],
    [1234, '1\u00a0234 sztuki'],
  ])('counts %d in Polish: %s', (count, expected) => {
    expect(translator(texts, { locale: 'pl' })('pieces', { count })).toBe(expected);
  });

  it('uses English on request', () => {
    const t = translator(texts, { locale: 'en' });
    expect(t('greeting', { name: 'Ewa' })).toBe('Good morning, Ewa.');
    expect(t('pieces', { count: 1 })).toBe('1 piece');
  });

  it('falls back to Polish where a definition has no English', () => {
    const polishOnly = defineTexts('polish-only', { pl: { yes: 'Tak' } });
    expect(translator(polishOnly, { locale: 'en' })('yes')).toBe('Tak');
  });

  it('accepts an override of the shop by namespace and key, counted ones included', () => {
    const t = translator(texts, {
      locale: 'pl',
      overrides: {
        'sample.greeting': 'Cześć, {name}.',
        'sample.pieces': { one: 'jedna', few: 'parę', many: 'dużo', other: 'trochę' },
      },
    });
    expect(t('greeting', { name: 'Ewa' })).toBe('Cześć, Ewa.');
    expect(t('pieces', { count: 5 })).toBe('dużo');
  });

  it('leaves a placeholder without a value visible', () => {
    expect(translator(texts, { locale: 'pl' })('greeting')).toBe('Dzień dobry, {name}.');
  });

  it('brackets every text in the pseudo-locale', () => {
    expect(translator(texts, { locale: 'pl', isPseudo: true })('greeting', { name: 'Ewa' })).toBe(
      '[Dzień dobry, Ewa.]',
    );
  });

  it('reaches components through the provider, and is Polish without one', () => {
    function Greeting() {
      const t = useTexts(texts);
      return <p>{t('greeting', { name: 'Ewa' })}</p>;
    }
    expect(renderToStaticMarkup(<Greeting />)).toBe('<p>Dzień dobry, Ewa.</p>');
    expect(
      renderToStaticMarkup(
        <TextsProvider value={{ locale: 'en' }}>
          <Greeting />
        </TextsProvider>,
      ),
    ).toBe('<p>Good morning, Ewa.</p>');
  });

  it.each<[string, TextsContext, string]>([
    ['Polish', { locale: 'pl' }, 'W toku'],
    ['English', { locale: 'en' }, 'In progress'],
    ['the words of the shop', { locale: 'pl', overrides: { 'words.busy': 'Chwila' } }, 'Chwila'],
    ['brackets in the pseudo-locale', { locale: 'pl', isPseudo: true }, '[W toku]'],
  ])('gives fixed words to components: %s', (_case, context, expected) => {
    const words = defineTexts('words', { pl: { busy: 'W toku' }, en: { busy: 'In progress' } });
    function Busy() {
      return <p>{useWords(words)('busy')}</p>;
    }
    expect(
      renderToStaticMarkup(
        <TextsProvider value={context}>
          <Busy />
        </TextsProvider>,
      ),
    ).toBe(`<p>${expected}</p>`);
  });

  it('counts nothing in fixed words', () => {
    // @ts-expect-error counted messages need useTexts
    void (() => useWords(texts));
  });
});
