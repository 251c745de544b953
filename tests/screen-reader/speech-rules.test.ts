import { describe, expect, it } from 'vitest';
import { speechFaults, wordsOf } from './speech-rules.ts';

const judge = (spoken: ReadonlyArray<string>, page = '', hasFocusMoved = true) =>
  speechFaults(spoken, { hasFocusMoved, words: new Set(wordsOf(page)) });

describe('the rules of speech', () => {
  it('accept names without repetition, in Polish', () => {
    expect(
      judge(
        ['wyjście z listy.', 'wyjście z panelu.', 'Imię wejście wymagane.', 'błąd pola.', 'Wpisz imię, np. Hanna.'],
        'Imię Wpisz imię, np. Hanna.',
      ),
    ).toEqual([]);
  });

  it('report silence only where focus moved', () => {
    expect(judge([])).toEqual(['silent although focus moved']);
    expect(judge([], '', false)).toEqual([]);
  });

  it.each([
    ['an utterance', ['Wpisz imię.', 'Wpisz imię.'], 'wpisz imię'],
    ['a sentence within longer utterances', ['Imię: Wpisz imię.', 'Dane. Wpisz imię.'], 'wpisz imię'],
    ['words with another last mark', ['Koszyk jest pusty', 'Koszyk jest pusty.'], 'koszyk jest pusty'],
  ])('report %s spoken twice', (_, spoken, sentence) => {
    expect(judge(spoken)).toEqual([`said twice: ${sentence}`]);
  });

  it('allow repetitions of a role and the end of a group', () => {
    expect(judge(['wyjście z panelu.', 'wyjście z panelu.', 'Usuń przycisk.', 'Dodaj przycisk.'])).toEqual([]);
  });

  it.each(['Close przycisk.', 'Loading', 'Kubek required'])('report English: %s', (spoken) => {
    expect(judge([spoken])).toHaveLength(1);
  });

  it.each(['Do koszyka przycisk.', 'Menu', 'minimum 9 znaków', 'Piszemy na hanna@poczta.example.'])(
    'accept what is no English: %s',
    (spoken) => {
      expect(judge([spoken])).toEqual([]);
    },
  );

  it.each([
    ['Kubek Poranekwapno', 'Kubek Poranek wapno', 'poranekwapno'],
    ['Koszyk1 produkt', 'Koszyk 1 produkt', 'koszyk1'],
    ['UlicaPolnaKod pocztowy', 'Ulica Polna Kod pocztowy', 'ulicapolnakod'],
  ])('report words without a space between them: %s', (spoken, page, glued) => {
    expect(judge([spoken], page)).toEqual([`glued: ${glued}`]);
  });

  it.each([
    ['a word that the page has as a whole', 'zapisane', 'Za pisane, zapisane'],
    ['a word that begins with a short one', 'zamówienie', 'za mówienie'],
    ['a number', '140', '1 40'],
  ])('accept %s', (_, spoken, page) => {
    expect(judge([spoken], page)).toEqual([]);
  });
});
