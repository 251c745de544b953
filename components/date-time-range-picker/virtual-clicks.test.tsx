// @vitest-environment jsdom
import { parseDate, parseDateTime, Time } from '@internationalized/date';
import { act, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { DatePicker } from '../date-picker/index.ts';
import { dialog, preparePickers, settle, today } from '../date-picker/testing.tsx';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { DateTimePicker } from '../date-time-picker/index.ts';
import { mount, nameOf } from '../field/testing.tsx';
import { TimeField } from '../time-field/index.ts';
import { DateTimeRangePicker } from './index.ts';

preparePickers();

/** As screen readers and voice control press: a click alone, without pointer events. */
const press = async (button: HTMLElement) => {
  act(() => void button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 })));
  await settle();
};

const [start, end] = [parseDateTime('2026-11-25T13:55'), parseDateTime('2026-11-27T16:30')];
const time = <TimeField label="Godzina" clock={12} defaultValue={new Time(13, 55)} />;
const date = <DatePicker label="Data" today={today} defaultValue={parseDate('2026-11-25')} hasToday hasClear />;
const dateTime = <DateTimePicker label="Kiedy" today={today} pattern="d.m.yy" defaultValue={start} />;
const range = <DateRangePicker label="Termin" today={today} defaultValue={{ start: today, end: today }} />;
const timeRange = <DateTimeRangePicker label="Termin" today={today} defaultValue={{ start, end }} />;

describe('a click without pointer events', () => {
  it.each<[string, ReactElement, ReadonlyArray<string | RegExp>, ReadonlyArray<string>]>([
    ['TimeField: the later hour', time, ['Godzina później'], ['02', '55']],
    ['TimeField: the earlier hour', time, ['Godzina wcześniej'], ['12', '55']],
    ['TimeField: more minutes', time, ['Więcej minut'], ['01', '56']],
    ['TimeField: fewer minutes', time, ['Mniej minut'], ['01', '54']],
    ['TimeField: the other half of the day, and back', time, ['AM, przed południem', 'PM, po południu'], ['01', '55']],
    ['DatePicker: a day', date, [/^Zmień/, 'piątek, 27 listopada 2026'], ['2026-11-27']],
    ['DatePicker: today', date, [/^Zmień/, 'Dziś'], ['2026-11-21']],
    ['DatePicker: no date', date, [/^Zmień/, 'Wyczyść'], ['']],
    ['DatePicker: another month', date, [/^Zmień/, 'Następny miesiąc', 'wtorek, 1 grudnia 2026'], ['2026-12-01']],
    [
      'DateTimePicker: today with its time',
      dateTime,
      [/^Zmień/, 'Dziś', 'Więcej minut', 'Wybierz'],
      ['21.11.2026, 13:56'],
    ],
    [
      'DateRangePicker: two days',
      range,
      [/^Zmień/, 'środa, 25 listopada 2026', 'wtorek, 24 listopada 2026', 'Wybierz'],
      ['2026-11-24', '2026-11-25'],
    ],
    ['DateRangePicker: no days', range, [/^Zmień/, 'Wyczyść', 'Wybierz'], ['', '']],
    [
      'DateTimeRangePicker: two days and a time',
      timeRange,
      [/^Zmień/, 'środa, 25 listopada 2026', 'wtorek, 24 listopada 2026', 'Godzina później', 'Wybierz'],
      ['2026-11-24, 14:55', '2026-11-25, 16:30'],
    ],
    ['DateTimeRangePicker: no range', timeRange, [/^Zmień/, 'Wyczyść', 'Wybierz'], ['', '']],
  ])('chooses by the buttons of %s', async (_what, element, names, expected) => {
    const { container } = mount(element);
    for (const name of names) {
      const buttons = [...(dialog() ?? container).querySelectorAll<HTMLElement>('button, [role="button"]')];
      await press(buttons.find((one) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))))!);
    }
    expect(dialog()).toBeNull();
    expect([...container.querySelectorAll('input')].map(({ value }) => value)).toEqual(expected);
  });
});
