import { describe, expect, it } from 'vitest';
import { distance, nearestWord, similarity } from './nearest-word.ts';
import { tokensOf, wordsOf } from './tokens.ts';

const vocabulary = (...tokens: string[]) => tokens.map((token) => ({ token, weight: 1 }));

describe('the distance of words', () => {
  it.each([
    ['kubek', 'kubek', 0],
    ['kubek', 'kube', 1],
    ['kubek', 'kuubek', 1],
    ['kubek', 'kubak', 1],
    ['sukeinka', 'sukienka', 1],
    ['', 'len', 3],
    ['len', '', 3],
    ['ca', 'abc', 3],
  ])('%s and %s are %i apart', (a, b, apart) => {
    expect(distance(a, b)).toBe(apart);
    expect(distance(b, a)).toBe(apart);
  });

  it('is a similarity of 1 for the same word and below the floor for others', () => {
    expect(similarity('wazon', 'wazon')).toBe(1);
    expect(similarity('zrebak', 'zolta')).toBeLessThan(0.7);
  });
});

describe('the nearest word', () => {
  const words = vocabulary('sukienka', 'zolta', 'zolty', 'koszula', 'posciel', 'len', 'lniany');

  it.each([
    ['sukeinka', 'sukienka'],
    ['suknienka', 'sukienka'],
    ['koszla', 'koszula'],
    ['posceil', 'posciel'],
    ['zoltt', 'zolta'],
  ])('of %s is %s', (typed, meant) => expect(nearestWord(typed, words)).toBe(meant));

  it.each(['zrebak', 'len', 'lem', 'rower', 'xyz', 'qqqqqqqq'])('is none for %s', (typed) =>
    expect(nearestWord(typed, words)).toBeNull(),
  );

  it('may be an unfinished word', () => {
    expect(nearestWord('sukein', words)).toBe('sukienka');
  });

  it('is the heavier of two equally near ones', () => {
    expect(
      nearestWord('kasa', [
        { token: 'kawa', weight: 1 },
        { token: 'kara', weight: 8 },
      ]),
    ).toBe('kara');
    expect(
      nearestWord('kasa', [
        { token: 'kara', weight: 8 },
        { token: 'kawa', weight: 1 },
      ]),
    ).toBe('kara');
  });

  it('does not depend on the order of the vocabulary', () => {
    const answers = new Set([words, words.toReversed()].map((list) => nearestWord('zolt', list)));
    expect(answers.size).toBe(1);
  });
});

describe('the words of a product', () => {
  it('are folded', () => {
    expect(wordsOf('Łyżka „Klon” – 30×19 cm')).toEqual(['lyzka', 'klon', '30', '19', 'cm']);
    expect(wordsOf(' – ! ')).toEqual([]);
  });

  it('have the weight of their best place', () => {
    const tokens = tokensOf({
      name: ['Kubek Poranek'],
      trait: ['Ceramika'],
      parameter: ['ceramika szkliwiona'],
      description: ['Poranek z kubkiem.'],
    });
    expect(Object.fromEntries(tokens)).toEqual({
      kubek: 8,
      poranek: 8,
      ceramika: 4,
      szkliwiona: 2,
      z: 1,
      kubkiem: 1,
    });
  });
});
