// @vitest-environment jsdom
import { getDayOfWeek, type CalendarDate } from '@internationalized/date';
import { describe, expect, it, vi } from 'vitest';
import { choose, dialog, focused, key, onPhone, open, preparePickers, trigger } from '../date-picker/testing.tsx';
import {
  chosenDays,
  hurryTime,
  monthNames,
  plain,
  said,
  sentRange,
  shown,
  summary,
  triggerName,
} from '../date-range-picker/testing.tsx';
import { nameOf, press, type } from '../field/testing.tsx';
import { box, hire, openWith, rangeOf, show } from './testing.tsx';

preparePickers();
hurryTime();

const [startTime, endTime] = ['Od godziny', 'Do godziny'] as const;
const setTime = (time: typeof startTime | typeof endTime, hour: string, minutes = '00') => {
  type(box(time, 'Godzina'), hour);
  type(box(time, 'Minuty'), minutes);
};

describe('the panel of a range with times', () => {
  it('is a dialog of two months and two times, with focus on today', async () => {
    const { container } = await openWith();
    expect([plain(nameOf(dialog()!)), monthNames(), focused()]).toEqual([
      'Początek i koniec',
      ['listopad 2026', 'grudzień 2026'],
      'sobota, 21 listopada 2026',
    ]);
    expect([...dialog()!.querySelectorAll('fieldset')].map(nameOf)).toEqual([startTime, endTime]);
    expect([summary(), said(), shown(container)]).toEqual(['Wybierz początek zakresu.', [], ['', '']]);
  });

  it('[T-04 part] takes two days in either direction and two times, only by “Wybierz” [H-13]', async () => {
    const onChange = vi.fn();
    const { container } = await openWith({ onChange });
    await choose('piątek, 4 grudnia 2026');
    await choose('środa, 25 listopada 2026');
    expect(summary()).toBe('25 listopada – 4 grudnia, 10 dni. Wybierz godzinę początku.');
    setTime(startTime, '10');
    press(box(startTime, 'Minuty'), 'ArrowUp');
    expect(summary()).toBe('25 listopada, 10:01 – 4 grudnia, 10 dni. Wybierz godzinę końca.');
    setTime(endTime, '16', '30');
    press(box(endTime, 'Minuty'), 'ArrowDown');
    expect([summary(), shown(container), onChange.mock.calls]).toEqual([
      '25 listopada, 10:01 – 4 grudnia, 16:29, 10 dni',
      ['', ''],
      [],
    ]);
    await choose('Wybierz');
    expect([dialog(), shown(container), sentRange(container)]).toEqual([
      null,
      ['2026-11-25, 10:01', '2026-12-04, 16:29'],
      ['2026-11-25T10:01', '2026-12-04T16:29'],
    ]);
    expect(onChange.mock.calls).toEqual([[rangeOf('2026-11-25T10:01', '2026-12-04T16:29')]]);
    expect(plain(focused())).toBe('Zmień zakres dat i godzin, od 25 listopada 2026, 10:01 do 4 grudnia 2026, 16:29');
    expect(said()).toEqual([
      'Początek: 4 grudnia 2026. Wybierz koniec zakresu.',
      'Od 25 listopada 2026 do 4 grudnia 2026, 10 dni. Wybierz godzinę początku.',
    ]);
  });

  it('shows the fields, and confirms known times with the days', async () => {
    await openWith({ defaultValue: hire });
    expect([chosenDays().length, summary(), box(startTime, 'Godzina').value, box(endTime, 'Minuty').value]).toEqual([
      10,
      '25 listopada, 10:00 – 4 grudnia, 16:30, 10 dni',
      '10',
      '30',
    ]);
    await choose('czwartek, 26 listopada 2026');
    await choose('piątek, 27 listopada 2026');
    expect(said().at(-1)).toBe('Od 26 listopada 2026 do 27 listopada 2026, 2 dni. Zatwierdź przyciskiem „Wybierz”.');
  });

  it('refuses an end before the start on one day, shown in the panel and announced once for a press', async () => {
    const { container } = await openWith();
    await choose('środa, 25 listopada 2026');
    await choose('środa, 25 listopada 2026');
    setTime(startTime, '10');
    setTime(endTime, '09');
    press(box(endTime, 'Minuty'), 'Home');
    const message = 'Godzina końca jest przed godziną początku. Popraw jedną z nich.';
    expect([summary(), said().includes(message)]).toEqual([message, false]);
    await choose('Wybierz');
    expect([dialog() !== null, shown(container), said().filter((one) => one === message)]).toEqual([
      true,
      ['', ''],
      [message],
    ]);
    press(box(endTime, 'Godzina'), 'ArrowUp');
    expect(summary()).toBe('25 listopada, 10:00, 1 dzień');
    await choose('Wybierz');
    expect(shown(container)).toEqual(['2026-11-25, 10:00', '2026-11-25, 10:00']);
  });

  it("[E-05 part] has each day's limits and steps", async () => {
    // Fridays until two.
    const timeRules = (date: CalendarDate) => ({
      minHour: 8,
      maxHour: getDayOfWeek(date, 'pl', 'mon') === 4 ? 13 : 17,
    });
    await openWith({ defaultValue: rangeOf('2026-12-02T10:00', '2026-12-03T16:30'), timeRules });
    expect(
      [startTime, endTime].map((time) => box(time as typeof startTime, 'Godzina').getAttribute('aria-valuemax')),
    ).toEqual(['17', '17']);
    await choose('wtorek, 1 grudnia 2026');
    await choose('piątek, 4 grudnia 2026');
    expect(box(endTime, 'Godzina').getAttribute('aria-valuemax')).toBe('13');
  });

  it('says which time is missing or wrong on “Wybierz”, and what is missing without days', async () => {
    const { container } = await openWith({ timeRules: { minHour: 8, maxHour: 17 } });
    press(box(startTime, 'Godzina'), 'Home');
    await choose('Wybierz');
    expect(said().at(-1)).toBe('Wybierz początek zakresu.');
    await choose('środa, 25 listopada 2026');
    await choose('Wybierz');
    expect(said().at(-1)).toBe('Początek: 25 listopada 2026. Wybierz koniec zakresu.');
    await choose('czwartek, 26 listopada 2026');
    await choose('Wybierz');
    expect([said().at(-1), dialog() !== null, shown(container)]).toEqual(['Wybierz godzinę końca.', true, ['', '']]);
  });

  it('names a time that a newly chosen day forbids', async () => {
    const timeRules = (date: CalendarDate) => ({ maxHour: getDayOfWeek(date, 'pl', 'mon') === 4 ? 13 : 17 });
    const { container } = show({ timeRules, defaultValue: rangeOf('2026-12-02T10:00', '2026-12-03T16:30') });
    await open(container);
    await choose('środa, 2 grudnia 2026');
    await choose('piątek, 4 grudnia 2026');
    const message = 'O tej godzinie zakres nie może się skończyć. Wybierz inną godzinę końca.';
    expect([summary(), said().at(-1)]).toEqual([message, `Od 2 grudnia 2026 do 4 grudnia 2026, 3 dni. ${message}`]);
  });

  it('confirms on Enter in a time box with the time just typed, without submitting', async () => {
    const { container } = await openWith({ defaultValue: hire });
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    container.querySelector('form')!.addEventListener('submit', onSubmit);
    type(box(endTime, 'Godzina'), '12');
    expect(press(box(endTime, 'Godzina'), 'Enter')).toBe(false);
    expect([dialog(), sentRange(container), onSubmit.mock.calls]).toEqual([
      null,
      ['2026-11-25T10:00', '2026-12-04T12:30'],
      [],
    ]);
  });

  it('discards days and times on Escape, and says so', async () => {
    const { container } = await openWith({ defaultValue: hire });
    press(box(endTime, 'Godzina'), 'ArrowUp');
    await key('Escape');
    expect([dialog(), shown(container), said(), document.activeElement]).toEqual([
      null,
      ['2026-11-25, 10:00', '2026-12-04, 16:30'],
      ['Daty zostały bez zmian.'],
      trigger(container),
    ]);
    await open(container);
    expect(box(endTime, 'Godzina').value).toBe('16');
  });

  it('clears days and times, and the fields on confirmation', async () => {
    const onChange = vi.fn();
    const { container } = await openWith({ defaultValue: hire, onChange });
    await choose('Wyczyść');
    expect([chosenDays(), box(startTime, 'Godzina').value, summary()]).toEqual([[], '', 'Wybierz początek zakresu.']);
    await choose('Wybierz');
    expect([shown(container), onChange.mock.calls]).toEqual([['', ''], [[null]]]);
    expect(plain(triggerName(container))).toBe('Wybierz zakres dat i godzin');
  });

  it('[T-05 part] shows a clock of twelve hours', async () => {
    const { container } = await openWith({ defaultValue: hire, clock: 12 });
    expect([shown(container)[1], box(endTime, 'Godzina').value, summary()]).toEqual([
      '2026-12-04, 04:30 PM',
      '04',
      '25 listopada, 10:00 AM – 4 grudnia, 04:30 PM, 10 dni',
    ]);
  });

  it('is a sheet of one month on a phone, with its buttons in the footer', async () => {
    onPhone();
    const { container } = await openWith({ defaultValue: hire });
    expect([dialog()!.tagName, monthNames()]).toEqual(['DIALOG', ['listopad 2026']]);
    press(box(startTime, 'Godzina'), 'ArrowUp');
    await choose('Wybierz');
    expect(shown(container)).toEqual(['2026-11-25, 11:00', '2026-12-04, 16:30']);
  });
});
