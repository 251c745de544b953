// @vitest-environment jsdom
import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { choose, dialog, open, preparePickers } from '../date-picker/testing.tsx';
import { type } from '../field/testing.tsx';
import { chosenDays, from, hurryTime, monthNames, openWith, rangeOf, said, show, summary, to } from './testing.tsx';

preparePickers();
hurryTime();

describe('range rules in the calendar', () => {
  it.each([
    [{ minLength: 3 }, 'czwartek, 26 listopada 2026', 'Zakres musi mieć co najmniej 3 dni.'],
    [{ maxLength: 3 }, 'piątek, 4 grudnia 2026', 'Zakres może mieć najwyżej 3 dni.'],
    [
      { isUnbroken: true, availability: { areWeekendsDisabled: true } },
      'poniedziałek, 30 listopada 2026',
      'W zakresie jest dzień, którego nie można wybrać: 28 listopada 2026.',
    ],
  ])('with %o rejects %s as an end and says why', async (rules, day, why) => {
    await openWith(rules);
    await choose('środa, 25 listopada 2026');
    await choose(day);
    const sentence = `${why} Wybierz inny koniec.`;
    expect([chosenDays(), summary(), said().at(-1)]).toEqual([['25 listopada 2026'], sentence, sentence]);
    await choose('Wybierz');
    expect([dialog() !== null, said().at(-1)]).toEqual([true, sentence]);
    await choose('piątek, 27 listopada 2026');
    expect(summary()).toBe('25 listopada – 27 listopada, 3 dni');
  });

  it('announces the allowed length with the start', async () => {
    await openWith({ minLength: 2, maxLength: 14 });
    await choose('środa, 25 listopada 2026');
    expect(said()).toEqual([
      'Początek: 25 listopada 2026. Wybierz koniec zakresu. Zakres musi mieć co najmniej 2 dni. Zakres może mieć najwyżej 14 dni.',
    ]);
  });

  it('reports the problem of an invalid typed range, and starts afresh', async () => {
    const { container } = show();
    type(from(container), '2026-12-04');
    type(to(container), '2026-11-25');
    await open(container);
    expect(summary()).toBe('Koniec jest przed początkiem.');
    await choose('Wybierz');
    expect([dialog() !== null, said()]).toEqual([true, ['Koniec jest przed początkiem.']]);
    await choose('środa, 25 listopada 2026');
    expect(summary()).toBe('Początek: 25 listopada. Wybierz koniec zakresu.');
  });

  it('[E-05 part] passes rules and looks to the calendar, and uses a custom count', async () => {
    await openWith({
      defaultValue: rangeOf('2026-12-21', '2026-12-28'),
      availability: { holidays: [{ day: parseDate('2026-12-24'), name: 'Wigilia' }], areHolidaysDisabled: true },
      calendar: { hasWeekNumbers: true, infoAbove: 'Odbiór w pracowni' },
      count: ({ start, end }) => `${end.compare(start)} nocy`,
    });
    expect(monthNames()).toEqual(['grudzień 2026', 'styczeń 2027']);
    for (const words of ['Wigilia', 'Odbiór w pracowni', 'tydz.']) expect(dialog()!.textContent).toContain(words);
    expect([summary(), chosenDays().length]).toEqual(['21 grudnia – 28 grudnia, 7 nocy', 7]);
    await choose('czwartek, 24 grudnia 2026');
    expect([said(), chosenDays().length]).toEqual([['Niedostępny, bo to święto.'], 7]);
  });
});
