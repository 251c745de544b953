import { describe, expect, it } from 'vitest';
import { noticeOf, wholeNotice } from './notice.ts';

describe('a notice', () => {
  it.each([
    ['one sentence', ['Dodano do koszyka.'], 'Dodano do koszyka.', undefined],
    [
      'a message of several sentences',
      ['Dodano do koszyka. Kubek Poranek, 2 sztuki.'],
      'Dodano do koszyka.',
      'Kubek Poranek, 2 sztuki.',
    ],
    ['sentences apart', ['Zapisano.', null, 'Do zapłaty 12,00 zł.'], 'Zapisano.', 'Do zapłaty 12,00 zł.'],
    ['a question', ['Nie działa? Spróbuj jeszcze raz.'], 'Nie działa?', 'Spróbuj jeszcze raz.'],
    ['a full stop that ends no sentence', ['Dodano 2 szt. do koszyka.'], 'Dodano 2 szt. do koszyka.', undefined],
  ])('of %s', (_, sentences, title, text) => {
    const notice = noticeOf('success', ...sentences);
    expect(notice).toEqual({ tone: 'success', title, ...(text !== undefined && { text }) });
    expect(wholeNotice(notice)).toBe(sentences.filter(Boolean).join(' '));
  });
});
