// @vitest-environment jsdom
import { CalendarDate, parseDate } from '@internationalized/date';
import { expect, it, vi } from 'vitest';
import { byRole, click, descriptionOf, hydrate, mount } from '../field/testing.tsx';
import { Calendar, type CalendarProps } from './index.ts';
import { beginEachTestInSilence, button, chosenCells, gridNames, november, reached, said } from './testing.tsx';

beginEachTestInSilence();

const today = parseDate('2026-11-21');
const on = (day: number) => new CalendarDate(2026, 11, day);
const show = (props: Partial<CalendarProps> = {}) => mount(<Calendar today={today} {...props} />);
const disabled = (container: ParentNode) =>
  [...container.querySelectorAll('[data-day][aria-disabled]')].map(({ textContent }) => Number(textContent));

it('gives the chosen dates, the date that was clicked and the month', () => {
  const [onChange, onMonthChange] = [vi.fn(), vi.fn()];
  const { container } = show({ mode: 'multiple-ranged', onChange, onMonthChange });
  click(november(container, 25));
  click(november(container, 24));
  click(button(container, 'Następny miesiąc'));
  expect(JSON.parse(JSON.stringify([onChange.mock.calls, onMonthChange.mock.calls]))).toEqual(
    JSON.parse(
      JSON.stringify([
        [
          [
            { days: [on(25)], start: on(25) },
            { reason: 'day', day: on(25) },
          ],
          [
            { days: [on(24), on(25)], start: null },
            { reason: 'day', day: on(24) },
          ],
        ],
        [[new CalendarDate(2026, 12, 1), { reason: 'arrow' }]],
      ]),
    ),
  );
  expect(onChange.mock.calls[0]![1].day).toBeInstanceOf(CalendarDate);
});

it('takes the selection, an unfinished span, and the words about it', () => {
  const prompt = vi.fn(() => 'Zwrot w sobotę.');
  const value = { days: [on(24), on(26)], start: on(26) };
  const { container } = show({ mode: 'multiple-ranged', value, prompt });
  expect(chosenCells(container)).toEqual(['wtorek, 24 listopada 2026', 'czwartek, 26 listopada 2026']);
  click(november(container, 28));
  expect(prompt).toHaveBeenCalledOnce();
  expect(said()).toEqual(['Zwrot w sobotę.']);
});

it.each([
  ['min and max', { min: on(3), max: on(28) }, [1, 2, 29, 30]],
  ['disabled dates', { disabledDays: [on(5)] }, [5]],
  ['working dates', { disabledWeekdays: [3], workingDays: [on(4)] }, [11, 18, 25]],
  ['enabled dates', { disabledWeekdays: [3], enabledDays: [on(11)] }, [4, 18, 25]],
  ['holidays', { holidays: [{ day: on(11), name: 'Święto' }], areHolidaysDisabled: true }, [11]],
] as const)('takes %s [E-05 part]', (_rule, rules, days) => {
  expect(disabled(show(rules).container)).toEqual(days);
});

it('takes a month, named days, and content of days', () => {
  const december = new CalendarDate(2026, 12, 6);
  const renderDay = (day: CalendarDate) => (day.compare(december) === 0 ? '16 zł' : null);
  const namedDays = [{ day: december, name: 'Mikołajki' }];
  const { container, rerender } = show({ defaultMonth: december, renderDay, namedDays });
  expect(gridNames(container)).toEqual(['grudzień 2026']);
  expect(descriptionOf(button(container, 'niedziela, 6 grudnia 2026'))).toBe('Mikołajki 16 zł');
  rerender(<Calendar today={today} month={new CalendarDate(1970, 1, 31)} />);
  expect(byRole(container, 'grid').getAttribute('aria-label')).toBe('styczeń 1970');
});

it('renders a day again only when the function for its content is another one', () => {
  const renderDay = vi.fn((_day: CalendarDate) => null);
  const { rerender } = show({ renderDay });
  renderDay.mockClear();
  rerender(<Calendar today={today} renderDay={renderDay} />);
  expect(renderDay).not.toHaveBeenCalled();
  const other = vi.fn((_day: CalendarDate) => null);
  rerender(<Calendar today={today} renderDay={other} />);
  expect(other).toHaveBeenCalledTimes(30);
});

it('is the same on server and client, with the chosen day as its tab stop', () => {
  const value = { days: [on(25), on(26)], start: on(26) };
  const { container, errors } = hydrate(
    <Calendar today={today} mode="multiple-ranged" monthCount={2} value={value} month={on(30)} />,
  );
  expect([errors, gridNames(container)]).toEqual([[], ['listopad 2026', 'grudzień 2026']]);
  expect(reached(container)).toEqual(['środa, 25 listopada 2026']);
});
