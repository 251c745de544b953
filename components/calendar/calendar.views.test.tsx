// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { announcements } from '../announcer/index.ts';
import { fromIsoDate, toIsoDate } from '../dates/index.ts';
import { byRole, click, descriptionOf, nameOf } from '../field/testing.tsx';
import { DayCalendar } from './day-calendar.tsx';
import {
  beginEachTestInSilence,
  button,
  chosen,
  focused,
  gridNames,
  keys,
  chosenCells,
  reached,
  said,
  show,
  today,
} from './testing.tsx';

beginEachTestInSilence();

const noButton = (container: ParentNode, name: string) => expect(() => button(container, name)).toThrow();

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
