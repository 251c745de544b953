import { describe, expect, it } from 'vitest';
import { calendarWords } from '../calendar/calendar-words.ts';
import { fromIsoDate } from '../dates/index.ts';
import { translator } from '../texts/index.ts';
import { dateRangePickerTexts } from './date-range-picker.texts.ts';
import { countInWords, endPrompt, problemInWords, rangeInWords, type RangeLanguage } from './range-words.ts';

const languageOf = (locale: 'pl' | 'en'): RangeLanguage => ({
  t: translator(dateRangePickerTexts, { locale }),
  words: calendarWords(locale),
});
const [polish, english] = [languageOf('pl'), languageOf('en')];
const rangeOf = (start: string, end: string) => ({ start: fromIsoDate(start), end: fromIsoDate(end) });
const always = () => true;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a range in words', () => {
  it.each([
    ['2026-11-25', '2026-12-04', '25 listopada – 4 grudnia', 'November 25 – December 4'],
    ['2026-12-28', '2027-01-04', '28 grudnia 2026 – 4 stycznia 2027', 'December 28, 2026 – January 4, 2027'],
    ['2026-11-25', '2026-11-25', '25 listopada', 'November 25'],
  ])('from %s to %s is "%s"', (start, end, inPolish, inEnglish) => {
    expect(plain(rangeInWords(rangeOf(start, end), polish))).toBe(inPolish);
    expect(plain(rangeInWords(rangeOf(start, end), english))).toBe(inEnglish);
  });

  it.each([
    [1, '1 dzień', '1 dzień roboczy', '1 day'],
    [2, '2 dni', '2 dni robocze', '2 days'],
    [5, '5 dni', '5 dni roboczych', '5 days'],
    [12, '12 dni', '12 dni roboczych', '12 days'],
    [22, '22 dni', '22 dni robocze', '22 days'],
  ])('of %i is counted as "%s", "%s"', (count, days, workingDays, inEnglish) => {
    const range = { start: 100, end: 100 + count - 1 };
    expect(plain(countInWords(range, 'days', always, polish))).toBe(days);
    expect(plain(countInWords(range, 'workingDays', always, polish))).toBe(workingDays);
    expect(plain(countInWords(range, 'days', always, english))).toBe(inEnglish);
  });

  it('counts available days, or by a custom count', () => {
    const range = { start: 100, end: 106 };
    expect(plain(countInWords(range, 'days', (day) => day !== 103, polish))).toBe('6 dni');
    expect(countInWords(range, ({ start, end }) => `${end.compare(start)} nocy`, always, polish)).toBe('6 nocy');
  });

  it.each([
    [{}, 'Początek: 25 listopada 2026. Wybierz koniec zakresu.'],
    [{ minLength: 1 }, 'Początek: 25 listopada 2026. Wybierz koniec zakresu.'],
    [
      { minLength: 2, maxLength: 14 },
      'Początek: 25 listopada 2026. Wybierz koniec zakresu. Zakres musi mieć co najmniej 2 dni. Zakres może mieć najwyżej 14 dni.',
    ],
  ])('with %j asks for the end: %s', (rules, prompt) => {
    expect(plain(endPrompt(fromIsoDate('2026-11-25'), rules, polish))).toBe(prompt);
  });

  it.each([
    [{ code: 'order' }, 'Koniec jest przed początkiem.'],
    [{ code: 'tooShort', count: 3 }, 'Zakres musi mieć co najmniej 3 dni.'],
    [{ code: 'tooLong', count: 1 }, 'Zakres może mieć najwyżej 1 dzień.'],
    [
      { code: 'broken', day: fromIsoDate('2026-11-28') },
      'W zakresie jest dzień, którego nie można wybrać: 28 listopada 2026.',
    ],
  ] as const)('reports %j: %s', (problem, sentence) => {
    expect(plain(problemInWords(problem, polish))).toBe(sentence);
  });
});
