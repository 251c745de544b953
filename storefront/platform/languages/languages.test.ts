import { describe, expect, it } from 'vitest';
import { currentLanguage, localAddress, runInLanguage } from './current-language.ts';
import { inLanguageOf, languageNamed, splitPath } from './languages.ts';

describe('the language of an address', () => {
  it.each([
    ['/', 'pl', '/'],
    ['/search.php', 'pl', '/search.php'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/search.php', 'en', '/search.php'],
    ['/pl/products/kubek-1001', 'pl', '/pl/products/kubek-1001'],
    ['/english.php', 'pl', '/english.php'],
    ['/de/search.php', 'pl', '/de/search.php'],
    ['/EN/', 'pl', '/EN/'],
  ])('is read from its prefix: %s', (path, language, rest) => {
    expect(splitPath(path)).toEqual({ language, path: rest });
  });

  it('is written as a prefix, once', () => {
    expect(inLanguageOf('en', '/search.php?text=a')).toBe('/en/search.php?text=a');
    expect(inLanguageOf('en', '/en/search.php')).toBe('/en/search.php');
    expect(inLanguageOf('en', '/')).toBe('/en/');
    expect(inLanguageOf('pl', '/en/')).toBe('/');
    expect(inLanguageOf('pl', '/en?a=b')).toBe('/?a=b');
    for (const foreign of ['https://sklep.example/', '//sklep.example/', 'tel:123', '#opinie'])
      expect(inLanguageOf('en', foreign)).toBe(foreign);
  });

  it.each([
    ['en', 'en'],
    ['ENG', 'en'],
    ['pol', 'pl'],
    ['de', null],
    ['constructor', null],
  ])('has the names of the platform: %s', (name, language) => expect(languageNamed(name)).toBe(language));
});

describe('the current language', () => {
  it('holds for all that work starts, and for no other work', async () => {
    const later = async () => {
      await Promise.resolve();
      return [currentLanguage(), localAddress('/search.php')];
    };
    expect(await Promise.all([runInLanguage('en', later), later(), runInLanguage('pl', later)])).toEqual([
      ['en', '/en/search.php'],
      ['pl', '/search.php'],
      ['pl', '/search.php'],
    ]);
  });
});
