// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { announcements } from '../announcer/index.ts';
import { addMonths, fromIsoDate, startOfMonth, toIsoDate } from '../dates/index.ts';
import { byRole, click, descriptionOf, focus, nameOf } from '../field/testing.tsx';
import { DayCalendar } from './day-calendar.tsx';
import {
  beginEachTestInSilence,
  button,
  chosen,
  focused,
  gridNames,
  keys,
  chosenCells,
  november,
  reached,
  said,
  show,
  today,
} from './testing.tsx';

beginEachTestInSilence();

/** The first days of the months shown. */
const shownMonths = (container: ParentNode) =>
  [...container.querySelectorAll('[role="grid"]')].map((grid) =>
    startOfMonth(Number(grid.querySelector<HTMLElement>('[data-day]')!.dataset['day'])),
  );
const noButton = (container: ParentNode, name: string) => expect(() => button(container, name)).toThrow();

describe('a year taken after keys met the first day', () => {
  it('shows the month of before with its focus, as it is announced', () => {
    const { container } = show({
      min: today,
      defaultMonth: fromIsoDate('2028-06-26'),
      defaultValue: chosen('2028-06-26'),
    });
    click(button(container, 'Wybierz rok: 2028'));
    // 26 June 2026 is before the first day.
    keys('ArrowRight', 'ArrowUp', 'PageDown');
    click(document.activeElement as HTMLElement);
    expect([gridNames(container), focused(), said().at(-1)]).toEqual([
      ['czerwiec 2041'],
      'piątek, 21 czerwca 2041',
      'Widok dni: czerwiec 2041.',
    ]);
  });
});

describe('the arrows', () => {
  it('show other months, announce once, and keep focus', () => {
    const onMonthChange = vi.fn();
    const { container } = show({ onMonthChange });
    const next = button(container, 'Następny miesiąc');
    next.focus();
    click(next);
    expect([gridNames(container), focused(), said()]).toEqual([
      ['grudzień 2026'],
      'Następny miesiąc',
      ['grudzień 2026'],
    ]);
    expect(reached(container)).toEqual(['poniedziałek, 21 grudnia 2026']);
    click(button(container, 'Poprzedni miesiąc'));
    expect(gridNames(container)).toEqual(['listopad 2026']);
    expect(onMonthChange.mock.calls).toEqual([
      [fromIsoDate('2026-12-01'), { reason: 'arrow' }],
      [fromIsoDate('2026-11-01'), { reason: 'arrow' }],
    ]);
  });

  it('say at the ends why they are disabled [L-06 part]', () => {
    const { container } = show({ defaultMonth: 0 });
    const previous = button(container, 'Poprzedni miesiąc');
    expect([previous.getAttribute('aria-disabled'), descriptionOf(previous)]).toEqual([
      'true',
      'Wcześniej nie ma dni do wyboru.',
    ]);
    click(previous);
    expect([gridNames(container), said()]).toEqual([['styczeń 1970'], ['Wcześniej nie ma dni do wyboru.']]);
    const last = show({ defaultMonth: fromIsoDate('2470-12-31') }).container;
    click(button(last, 'Następny miesiąc'));
    expect([gridNames(last), said().at(-1)]).toEqual([['grudzień 2470'], 'Później nie ma dni do wyboru.']);
    expect(descriptionOf(button(last, 'Następny miesiąc'))).toBe('Później nie ma dni do wyboru.');
    expect(button(last, 'Poprzedni miesiąc').hasAttribute('aria-disabled')).toBe(false);
  });

  it.each([
    ['month', '1970-01-01', ['Poprzedni rok']],
    ['month', '2026-01-01', []],
    ['month', '2470-12-31', ['Następny rok']],
    ['year', '1970-01-01', ['Poprzednie lata']],
    ['year', '1975-01-01', []],
    ['year', '2469-12-31', []],
    ['year', '2470-01-01', ['Następne lata']],
  ] as const)('end the view %s with %s [L-06 part]', (defaultView, date, disabled) => {
    const { container } = show({ defaultView, defaultMonth: fromIsoDate(date) });
    const arrows = [...container.querySelectorAll('button[aria-disabled]:not([data-day])')];
    expect(arrows.map(nameOf)).toEqual(disabled);
  });

  it('lead to months with a single day within the bounds, and not beyond', () => {
    const { container } = show({ min: fromIsoDate('2026-10-31'), max: fromIsoDate('2026-12-01') });
    click(button(container, 'Poprzedni miesiąc'));
    expect([gridNames(container), reached(container)]).toEqual([
      ['październik 2026'],
      ['sobota, 31 października 2026'],
    ]);
    expect(button(container, 'Poprzedni miesiąc').getAttribute('aria-disabled')).toBe('true');
    click(button(container, 'Następny miesiąc'));
    click(button(container, 'Następny miesiąc'));
    expect([gridNames(container), reached(container)]).toEqual([['grudzień 2026'], ['wtorek, 1 grudnia 2026']]);
    expect(button(container, 'Następny miesiąc').getAttribute('aria-disabled')).toBe('true');
  });

  it('lead nowhere if the last day comes before the first', () => {
    const { container } = show({ min: fromIsoDate('2026-11-26'), max: fromIsoDate('2026-10-05') });
    expect(gridNames(container)).toEqual(['listopad 2026']);
    expect(container.querySelectorAll('button[aria-disabled]:not([data-day])')).toHaveLength(2);
    expect(container.querySelectorAll('[data-day]:not([aria-disabled])')).toHaveLength(0);
  });

  it('turn years and pages of years in their views; the chosen month stays', () => {
    const onMonthChange = vi.fn();
    const { container } = show({ defaultView: 'month', onMonthChange });
    click(button(container, 'Następny rok'));
    expect([gridNames(container), chosenCells(container), said()]).toEqual([['2027'], [], ['2027']]);
    click(button(container, 'Wybierz rok: 2027'));
    click(button(container, 'Następne lata'));
    click(button(container, 'Poprzednie lata'));
    expect([gridNames(container), chosenCells(container)]).toEqual([['2020–2034'], ['2026']]);
    expect(onMonthChange).not.toHaveBeenCalled();
  });
});

describe('the views [T-03]', () => {
  it('of months opens with focus, and a month leads back to its days', () => {
    const [onMonthChange, onViewChange] = [vi.fn(), vi.fn()];
    const { container } = show({ onMonthChange, onViewChange });
    expect(button(container, 'Wybierz miesiąc: listopad').getAttribute('aria-expanded')).toBe('false');
    click(button(container, 'Wybierz miesiąc: listopad'));
    expect(button(container, 'Wybierz miesiąc: listopad').getAttribute('aria-expanded')).toBe('true');
    expect([gridNames(container), focused(), chosenCells(container)]).toEqual([
      ['2026'],
      'listopad 2026',
      ['listopad 2026'],
    ]);
    expect(container.querySelectorAll('[role="gridcell"] > button[tabindex="-1"]')).toHaveLength(11);
    expect(reached(container)).toEqual(['listopad 2026']);
    expect(said()).toEqual(['Widok miesięcy: 2026.']);
    keys('ArrowLeft');
    click(document.activeElement as HTMLElement);
    expect([gridNames(container), focused()]).toEqual([['październik 2026'], 'środa, 21 października 2026']);
    expect(said().slice(1)).toEqual(['Widok dni: październik 2026.']);
    expect(onMonthChange.mock.calls).toEqual([[fromIsoDate('2026-10-01'), { reason: 'month' }]]);
    expect(onViewChange.mock.calls).toEqual([['month'], ['day']]);
  });

  it('of years returns to where it was opened', () => {
    const onMonthChange = vi.fn();
    const { container } = show({ onMonthChange });
    click(button(container, 'Wybierz rok: 2026'));
    expect([gridNames(container), focused(), said()]).toEqual([['2020–2034'], '2026', ['Widok lat: 2020–2034.']]);
    noButton(container, 'Wybierz miesiąc: listopad');
    click(button(container, '2029'));
    expect([gridNames(container), focused()]).toEqual([['listopad 2029'], 'środa, 21 listopada 2029']);
    expect(onMonthChange.mock.calls).toEqual([[fromIsoDate('2029-11-01'), { reason: 'year' }]]);
    click(button(container, 'Wybierz miesiąc: listopad'));
    click(button(container, 'Wybierz rok: 2029'));
    click(button(container, '2020'));
    expect([gridNames(container), focused()]).toEqual([['2020'], 'listopad 2020']);
  });

  it('close by their switch, without a choice', () => {
    const { container } = show();
    click(button(container, 'Wybierz miesiąc: listopad'));
    click(button(container, 'Następny rok'));
    click(button(container, 'Wybierz miesiąc: listopad'));
    expect([gridNames(container), said().at(-1)]).toEqual([['listopad 2026'], 'Widok dni: listopad 2026.']);
  });

  it('start with years for a birth date, then months and days', () => {
    const { container } = show({ defaultView: 'year', defaultMonth: fromIsoDate('1984-05-01') });
    click(button(container, '1975'));
    expect(gridNames(container)).toEqual(['1975']);
    click(button(container, 'luty 1975'));
    expect(gridNames(container)).toEqual(['luty 1975']);
  });

  it('describe months and years out of bounds, and stay', () => {
    const { container } = show({
      defaultView: 'month',
      min: fromIsoDate('2026-10-15'),
      max: fromIsoDate('2027-02-10'),
    });
    const october = button(container, 'październik 2026');
    expect(october.hasAttribute('aria-disabled')).toBe(false);
    const september = button(container, 'wrzesień 2026');
    expect([september.getAttribute('aria-disabled'), descriptionOf(september)]).toEqual([
      'true',
      'Poza zakresem, najwcześniej 15 października 2026.',
    ]);
    click(september);
    expect([gridNames(container), said()]).toEqual([['2026'], ['Poza zakresem, najwcześniej 15 października 2026.']]);
    click(october);
    expect([gridNames(container), focused()]).toEqual([['październik 2026'], 'środa, 21 października 2026']);
    click(button(container, 'Wybierz rok: 2026'));
    expect(descriptionOf(button(container, '2028'))).toBe('Poza zakresem, najpóźniej 10 lutego 2027.');
    click(button(container, '2027'));
    // October 2027 is out of bounds: shows the nearest month.
    expect([gridNames(container), focused()]).toEqual([['luty 2027'], 'środa, 10 lutego 2027']);
  });

  it('mark this month and this year', () => {
    const { container } = show({ defaultView: 'month' });
    expect(descriptionOf(button(container, 'listopad 2026'))).toBe('Wybrany. Bieżący miesiąc.');
    expect(button(container, 'listopad 2026').getAttribute('aria-current')).toBe('date');
    click(button(container, 'Wybierz rok: 2026'));
    expect(descriptionOf(button(container, '2026'))).toBe('Wybrany. Bieżący rok.');
    expect(descriptionOf(button(container, '2027'))).toBe('');
  });

  it('change the month whose switch was pressed', () => {
    const { container } = show({ monthCount: 2 });
    click(button(container, 'Wybierz miesiąc: grudzień'));
    expect([gridNames(container), focused(), chosenCells(container)]).toEqual([
      ['2026'],
      'grudzień 2026',
      ['grudzień 2026'],
    ]);
    click(button(container, 'maj 2026'));
    expect(gridNames(container)).toEqual(['kwiecień 2026', 'maj 2026']);
    expect(focused()).toBe('piątek, 1 maja 2026');
  });

  it('end with months or years as the finest view', () => {
    const onMonthChange = vi.fn();
    const { container } = show({ finestView: 'month', onMonthChange });
    click(button(container, 'luty 2026'));
    expect([gridNames(container), chosenCells(container), focused()]).toEqual([['2026'], ['luty 2026'], 'luty 2026']);
    expect(onMonthChange.mock.calls).toEqual([[fromIsoDate('2026-02-01'), { reason: 'month' }]]);
    noButton(container, 'Wybierz miesiąc: luty');
    click(button(container, 'Wybierz rok: 2026'));
    click(button(container, '2028'));
    expect([gridNames(container), chosenCells(container)]).toEqual([['2028'], ['luty 2028']]);
    const years = show({ finestView: 'year' }).container;
    click(button(years, '2020'));
    expect([gridNames(years), chosenCells(years)]).toEqual([['2020–2034'], ['2020']]);
  });

  it('report clicked months and years, even if already shown', () => {
    const onMonthChange = vi.fn();
    const { container } = show({ finestView: 'month', onMonthChange });
    click(button(container, 'listopad 2026'));
    click(button(container, 'Wybierz rok: 2026'));
    click(button(container, '2026'));
    const november = fromIsoDate('2026-11-01');
    expect(onMonthChange.mock.calls).toEqual([
      [november, { reason: 'month' }],
      [november, { reason: 'year' }],
    ]);
  });

  it('may be controlled, like the month', () => {
    const [onViewChange, onMonthChange] = [vi.fn(), vi.fn()];
    const owned = { today, view: 'day', month: fromIsoDate('2026-11-15'), onViewChange, onMonthChange } as const;
    const { container, rerender } = show(owned);
    click(button(container, 'Wybierz rok: 2026'));
    click(button(container, 'Następny miesiąc'));
    expect(gridNames(container)).toEqual(['listopad 2026']);
    expect([onViewChange.mock.calls, onMonthChange.mock.calls.map(([month]) => toIsoDate(month as number))]).toEqual([
      [['year']],
      ['2026-12-01'],
    ]);
    rerender(<DayCalendar {...owned} view="year" month={fromIsoDate('2031-01-01')} />);
    expect([gridNames(container), chosenCells(container)]).toEqual([['2020–2034'], ['2031']]);
    rerender(<DayCalendar {...owned} view="year" month={fromIsoDate('2035-01-01')} />);
    expect([gridNames(container), chosenCells(container)]).toEqual([['2035–2049'], ['2035']]);
  });
});

describe('page announcements', () => {
  it('name only the page that stays, not those passed', () => {
    const { container } = show();
    const next = button(container, 'Następny miesiąc');
    click(next);
    vi.advanceTimersByTime(799);
    click(next);
    vi.advanceTimersByTime(799);
    expect(announcements).toEqual([]);
    expect(said()).toEqual(['styczeń 2027']);
  });

  it('stop when the calendar unmounts', () => {
    const { container, rerender } = show();
    click(button(container, 'Następny miesiąc'));
    rerender(null);
    expect(said()).toEqual([]);
  });
});

describe('the controls', () => {
  it('may be only arrows, or none; keys still work', () => {
    const { container, rerender } = show({
      controls: 'arrows',
      defaultValue: chosen('2026-11-21'),
      hasFocusAtOnce: true,
    });
    const buttons = () => [...container.querySelectorAll('button:not([data-day])')].map(nameOf);
    expect(buttons()).toEqual(['Poprzedni miesiąc', 'Następny miesiąc']);
    rerender(<DayCalendar today={today} controls="none" />);
    expect([buttons(), container.textContent.includes('listopad')]).toEqual([[], true]);
    keys('PageDown');
    expect(nameOf(byRole(container, 'grid'))).toBe('grudzień 2026');
  });
});

describe('the tab stop', () => {
  it('stays where it was if the owner refuses another month', () => {
    const owned = { today, month: fromIsoDate('2026-11-01'), value: chosen('2026-11-05') } as const;
    const { container } = show({ ...owned, hasFocusAtOnce: true });
    keys('PageDown');
    expect([gridNames(container), focused(), reached(container)]).toEqual([
      ['listopad 2026'],
      'czwartek, 5 listopada 2026',
      ['czwartek, 5 listopada 2026'],
    ]);
  });

  it('follows the owner to another chosen day until a day takes focus', () => {
    const { container, rerender } = show({ value: chosen('2026-11-05') });
    rerender(<DayCalendar today={today} value={chosen('2026-11-12')} />);
    expect(reached(container)).toEqual(['czwartek, 12 listopada 2026']);
    focus(november(container, 12));
    keys('ArrowRight');
    rerender(<DayCalendar today={today} value={chosen('2026-11-05')} />);
    expect(reached(container)).toEqual(['piątek, 13 listopada 2026']);
  });
});

describe('several months', () => {
  it.each([
    ['the one asked for', { month: fromIsoDate('2027-05-01') }, ['maj 2027', 'czerwiec 2027', 'lipiec 2027']],
    [
      'the last ones at the end',
      { month: fromIsoDate('2470-12-31') },
      ['październik 2470', 'listopad 2470', 'grudzień 2470'],
    ],
    ['the first ones at the beginning', { month: 0 }, ['styczeń 1970', 'luty 1970', 'marzec 1970']],
  ])('begin with %s', (_which, props, names) => {
    expect(gridNames(show({ monthCount: 3, ...props }).container)).toEqual(names);
  });

  it('move with their owner, near and far, back and forth', () => {
    const month = (count: number) => addMonths(fromIsoDate('2026-11-01'), count);
    const { container, rerender } = show({ monthCount: 3, month: month(0) });
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), (count) => {
        rerender(<DayCalendar today={today} monthCount={3} month={month(count)} />);
        expect(shownMonths(container)).toEqual([0, 1, 2].map((panel) => month(count + panel)));
        expect(reached(container)).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });

  it('are those that were reported, after any keys and arrows', () => {
    const pressed = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Shift+PageUp', -1, 1);
    const bounds = { min: fromIsoDate('2026-08-20'), max: fromIsoDate('2027-03-03') };
    fc.assert(
      fc.property(fc.array(pressed, { maxLength: 12 }), fc.integer({ min: 1, max: 3 }), (deeds, monthCount) => {
        const onMonthChange = vi.fn();
        const { container, rerender } = show({ ...bounds, monthCount, onMonthChange });
        for (const deed of deeds) {
          const before = shownMonths(container)[0];
          onMonthChange.mockClear();
          if (typeof deed === 'number') click(button(container, deed < 0 ? 'Poprzedni miesiąc' : 'Następny miesiąc'));
          else {
            focus(container.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')!);
            keys(deed);
          }
          const [after] = shownMonths(container);
          expect(onMonthChange.mock.calls.map(([month]) => month as number)).toEqual(after === before ? [] : [after]);
        }
        rerender(null);
      }),
      { numRuns: 30 },
    );
  });

  it('have the chosen day as tab stop, in whichever month it is', () => {
    const { container } = show({ monthCount: 2, defaultMonth: today, defaultValue: chosen('2026-12-05') });
    expect([gridNames(container), reached(container)]).toEqual([
      ['listopad 2026', 'grudzień 2026'],
      ['sobota, 5 grudnia 2026'],
    ]);
  });

  it('keep the chosen day as tab stop while their owner moves them, in whichever month it is', () => {
    const owned = { today, monthCount: 2, value: chosen('2026-12-05') } as const;
    const { container, rerender } = show({ ...owned, month: fromIsoDate('2026-11-01') });
    for (const month of ['2026-12-01', '2026-11-01', '2027-03-01', '2026-12-01']) {
      rerender(<DayCalendar {...owned} month={fromIsoDate(month)} />);
      expect(reached(container)).toEqual([
        month === '2027-03-01' ? 'poniedziałek, 1 marca 2027' : 'sobota, 5 grudnia 2026',
      ]);
    }
  });

  it('keep a day that keys reached as tab stop for as long as it is shown', () => {
    const owned = { today, monthCount: 2, value: chosen('2026-12-05') } as const;
    const { container, rerender } = show({ ...owned, month: fromIsoDate('2026-11-01'), hasFocusAtOnce: true });
    keys('ArrowRight');
    rerender(<DayCalendar {...owned} month={fromIsoDate('2026-12-01')} />);
    expect(reached(container)).toEqual(['niedziela, 6 grudnia 2026']);
  });

  it('stay within the bounds if these have fewer, whichever month their owner asks for', () => {
    const bounds = { min: fromIsoDate('2026-11-10'), max: fromIsoDate('2026-12-20') };
    const { container, rerender } = show({ ...bounds, monthCount: 3, month: fromIsoDate('2026-11-01') });
    const names = ['październik 2026', 'listopad 2026', 'grudzień 2026'];
    expect(gridNames(container)).toEqual(names);
    rerender(<DayCalendar today={today} {...bounds} monthCount={3} month={fromIsoDate('2030-01-01')} />);
    expect([gridNames(container), reached(container)]).toEqual([names, ['sobota, 21 listopada 2026']]);
  });
});
