// @vitest-environment jsdom
import { Time } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  chooseDay,
  defaultDatePattern,
  formatDate,
  fromIsoDate,
  noSelection,
  toIsoDate,
  weekdayOf,
  type SelectionMode,
} from '../dates/index.ts';
import { byRole, click, descriptionOf, press } from '../field/testing.tsx';
import { TimeField, type TimeFieldProps } from '../time-field/index.ts';
import { hour, minute, shown, valuesOf } from '../time-field/testing.tsx';
import { button, chosen, chosenCells, days, gridNames, shortHeads, weekHeads, november, show } from './testing.tsx';

const time = (props: Partial<Pick<TimeFieldProps, 'clock' | 'defaultValue' | 'rules' | 'onChange'>> = {}) => (
  <TimeField label="Godzina" name="time" defaultValue={new Time(16, 30)} {...props} />
);
const unavailable = (container: ParentNode) =>
  [...container.querySelectorAll('[data-day][aria-disabled]')].map(({ textContent }) => Number(textContent));
const chosenNumbers = (container: ParentNode) => chosenCells(container).map((name) => Number(/\d+/.exec(name)![0]));
const weekends = [1, 7, 8, 14, 15, 21, 22, 28, 29];
const allDays = Array.from({ length: 30 }, (_, index) => index + 1);

describe('the widget [S-45]', () => {
  it('has days, months and years', () => {
    const { container } = show();
    expect(gridNames(container)).toEqual(['listopad 2026']);
    click(button(container, 'Wybierz miesiąc: listopad'));
    expect(gridNames(container)).toEqual(['2026']);
    click(button(container, 'Wybierz rok: 2026'));
    expect(gridNames(container)).toEqual(['2020–2034']);
  });

  it.each([
    [24, '16:30', []],
    [12, '4:30', ['true']],
  ] as const)('takes a time picker of %i hours, each with its own callback', (clock, text, pressed) => {
    const [onChange, onTimeChange] = [vi.fn(), vi.fn()];
    const { container } = show({ infoBelow: time({ clock, onChange: onTimeChange }), onChange });
    expect(shown(container).replace(/^0/, '')).toBe(text);
    const afternoon = [...container.querySelectorAll('button')].filter(({ textContent }) =>
      textContent.startsWith('PM'),
    );
    expect(afternoon.map((one) => one.getAttribute('aria-pressed'))).toEqual(pressed);
    press(minute(container), 'ArrowUp');
    expect([onTimeChange.mock.calls[0]![0], onChange.mock.calls.length]).toEqual([new Time(16, 31), 0]);
    click(november(container, 25));
    expect(onChange.mock.calls[0]![1]).toEqual({ reason: 'day', day: fromIsoDate('2026-11-25') });
    expect(onTimeChange).toHaveBeenCalledOnce();
  });
});

it.each([
  ['single', [19]],
  ['multiple', [19, 27]],
  ['multiple-ranged', [19, 20, 23, 24, 25, 26, 27]],
] as const)('two clicks in mode %s select %j [T-04]', (mode, numbers) => {
  const { container } = show({ mode, areWeekendsDisabled: true });
  click(november(container, 27));
  click(november(container, 19));
  expect(chosenNumbers(container)).toEqual(numbers);
});

it.each(['single', 'multiple', 'multiple-ranged'] as const satisfies ReadonlyArray<SelectionMode>)(
  'any clicks of the mode %s choose what the rules say',
  (mode) => {
    const rules = { areWeekendsDisabled: true, disabledDays: days('2026-11-10', '2026-11-19') };
    const isAvailable = (day: number) => weekdayOf(day) < 6 && !rules.disabledDays.includes(day);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }), (clicks) => {
        const { container, rerender } = show({ mode, ...rules });
        const first = fromIsoDate('2026-11-01');
        let selection = noSelection;
        for (const one of clicks) {
          click(november(container, one));
          selection = chooseDay(selection, first + one - 1, { mode, isAvailable });
        }
        expect(chosenNumbers(container)).toEqual(selection.days.map((day) => day - first + 1));
        rerender(null);
      }),
      { numRuns: 8 },
    );
  },
);

describe('the settings [E-05]', () => {
  it('language', () => expect(gridNames(show({ locale: 'de' }).container)).toEqual(['November 2026']));

  it.each([
    ['date range', { min: fromIsoDate('2026-11-03'), max: fromIsoDate('2026-11-28') }, [1, 2, 29, 30]],
    ['disabled weekdays', { disabledWeekdays: [3] as const }, [4, 11, 18, 25]],
    ['weekends', { areWeekendsDisabled: true }, weekends],
    [
      'working days',
      { areWeekendsDisabled: true, workingDays: days('2026-11-28') },
      weekends.filter((day) => day !== 28),
    ],
    [
      'holidays',
      { holidays: [{ day: fromIsoDate('2026-11-11'), name: 'Święto Niepodległości' }], areHolidaysDisabled: true },
      [11],
    ],
    ['disabled dates', { disabledDays: days('2026-11-05', '2026-11-06') }, [5, 6]],
    ['enabled dates', { enabledDays: days('2026-11-28'), areWeekendsDisabled: true }, weekends.filter((d) => d !== 28)],
    [
      'enabled dates alone',
      { enabledDays: days('2026-11-05', '2026-11-28'), isEnabledDaysOnly: true },
      allDays.filter((day) => day !== 5 && day !== 28),
    ],
  ])('%s', (_setting, props, forbidden) => {
    const { container } = show(props);
    expect(unavailable(container)).toEqual(forbidden);
    for (const day of forbidden) expect(descriptionOf(november(container, day))).not.toBe('');
  });

  it('holidays, by their names', () => {
    const holidays = [{ day: fromIsoDate('2026-11-11'), name: 'Święto Niepodległości' }];
    expect(descriptionOf(november(show({ holidays }).container, 11))).toBe('Święto Niepodległości');
  });

  it('selected dates', () => {
    const value = chosen('2026-11-05', '2026-11-25');
    expect(chosenCells(show({ mode: 'multiple', value }).container)).toEqual([
      'czwartek, 5 listopada 2026',
      'środa, 25 listopada 2026',
    ]);
  });

  it('month and year', () => {
    const { container } = show({ month: fromIsoDate('2031-02-01') });
    expect(gridNames(container)).toEqual(['luty 2031']);
    click(button(container, 'Wybierz miesiąc: luty'));
    expect(chosenCells(container)).toEqual(['luty 2031']);
    click(button(container, 'Wybierz rok: 2031'));
    expect(chosenCells(container)).toEqual(['2031']);
  });

  it('time', () => {
    const infoBelow = time({ defaultValue: new Time(9, 15), rules: { minHour: 8, maxHour: 19 } });
    const { container } = show({ infoBelow });
    expect([shown(container), valuesOf(hour(container)).slice(1, 3)]).toEqual(['09:15', ['8', '19']]);
  });
});

describe('its limits [L-06]', () => {
  it.each([
    ['1970-01-01', 'Poprzedni miesiąc', 'styczeń 1970', 'czwartek, 1 stycznia 1970'],
    ['2470-12-31', 'Następny miesiąc', 'grudzień 2470', 'środa, 31 grudnia 2470'],
  ])('%s', (date, arrow, month, name) => {
    const { container } = show({ defaultMonth: fromIsoDate(date) });
    expect([gridNames(container), button(container, arrow).getAttribute('aria-disabled')]).toEqual([[month], 'true']);
    click(button(container, name));
    expect(chosenCells(container)).toEqual([name]);
  });

  it('weeks of ISO 8601, in Polish', () => {
    const { container } = show({ hasWeekNumbers: true, month: fromIsoDate('2027-01-01') });
    expect(shortHeads(container).slice(1, 3)).toEqual(['pn', 'wt']);
    expect(weekHeads(container).map(([, full]) => full)).toEqual([53, 1, 2, 3, 4].map((week) => `Tydzień ${week}`));
  });

  it('fifteen years', () => {
    const { container } = show({ defaultView: 'year' });
    const rows = [...byRole(container, 'grid').querySelectorAll('[role="row"]')];
    expect(rows.map((one) => one.querySelectorAll('[role="gridcell"] > button').length)).toEqual([3, 3, 3, 3, 3]);
    click(button(container, 'Następne lata'));
    expect(gridNames(container)).toEqual(['2035–2049']);
  });

  it.each([
    ['hours', hour, ['0', '23'], '17:30'],
    ['minutes', minute, ['0', '59'], '16:31'],
  ] as const)('%s, one by one', (_part, box, ends, next) => {
    const { container } = show({ infoBelow: time() });
    expect(valuesOf(box(container)).slice(1, 3)).toEqual(ends);
    press(box(container), 'ArrowUp');
    expect(shown(container)).toBe(next);
  });

  it('the format yy-mm-dd', () => {
    const day = fromIsoDate('2026-11-25');
    expect([defaultDatePattern, formatDate(defaultDatePattern, day), toIsoDate(day)]).toEqual([
      'yy-mm-dd',
      '2026-11-25',
      '2026-11-25',
    ]);
  });
});
