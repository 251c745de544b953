// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fromIsoDate } from '../dates/index.ts';
import { blur, focus } from '../field/testing.tsx';
import { DayCalendar } from './day-calendar.tsx';
import {
  beginEachTestInSilence,
  button,
  chosen,
  focused,
  gridNames,
  keys,
  november,
  reached,
  said,
  show,
  today,
} from './testing.tsx';

beginEachTestInSilence();

const at = (props: Parameters<typeof show>[0] = {}) => show({ hasFocusAtOnce: true, ...props }).container;

describe('the keys of days [T-03 part]', () => {
  it.each([
    ['ArrowRight', 'niedziela, 22 listopada 2026', 'listopad 2026'],
    ['ArrowLeft', 'piątek, 20 listopada 2026', 'listopad 2026'],
    ['ArrowUp', 'sobota, 14 listopada 2026', 'listopad 2026'],
    ['ArrowDown', 'sobota, 28 listopada 2026', 'listopad 2026'],
    ['Home', 'poniedziałek, 16 listopada 2026', 'listopad 2026'],
    ['End', 'niedziela, 22 listopada 2026', 'listopad 2026'],
    ['PageUp', 'środa, 21 października 2026', 'październik 2026'],
    ['PageDown', 'poniedziałek, 21 grudnia 2026', 'grudzień 2026'],
    ['Shift+PageUp', 'piątek, 21 listopada 2025', 'listopad 2025'],
    ['Shift+PageDown', 'niedziela, 21 listopada 2027', 'listopad 2027'],
  ])('%s leads to %s', (key, name, month) => {
    const container = at();
    expect(keys(key)).toBe(false);
    expect([focused(), gridNames(container), reached(container)]).toEqual([name, [month], [name]]);
    expect(said()).toEqual(month === 'listopad 2026' ? [] : [month]);
  });

  it('cross the ends of months, and back', () => {
    const container = at({ defaultValue: chosen('2026-11-30') });
    keys('ArrowRight');
    expect([focused(), gridNames(container)]).toEqual(['wtorek, 1 grudnia 2026', ['grudzień 2026']]);
    keys('ArrowLeft', 'ArrowDown', 'ArrowUp');
    expect([focused(), reached(container)]).toEqual(['poniedziałek, 30 listopada 2026', [focused()]]);
  });

  it('ignore other keys', () => {
    at();
    expect(
      ['Tab', 'a', 'Alt+ArrowLeft', 'Ctrl+Home', 'Meta+ArrowRight', 'Shift+ArrowLeft'].map((key) => keys(key)),
    ).toEqual(Array.from({ length: 6 }, () => true));
    expect(focused()).toBe('sobota, 21 listopada 2026');
  });

  it('follow the writing direction', () => {
    at().style.direction = 'rtl';
    keys('ArrowLeft');
    expect(focused()).toBe('niedziela, 22 listopada 2026');
  });

  it('stop at the first and last available day', () => {
    const container = at({ min: fromIsoDate('2026-11-19'), max: fromIsoDate('2026-11-24') });
    keys('PageUp');
    expect(focused()).toBe('czwartek, 19 listopada 2026');
    keys('PageDown');
    expect([focused(), gridNames(container), said()]).toEqual(['wtorek, 24 listopada 2026', ['listopad 2026'], []]);
  });

  it('move through several months on one page', () => {
    const container = at({ monthCount: 2 });
    keys('PageDown');
    expect([focused(), gridNames(container)[0], said()]).toEqual([
      'poniedziałek, 21 grudnia 2026',
      'listopad 2026',
      [],
    ]);
    keys('PageDown');
    expect([focused(), gridNames(container)]).toEqual(['czwartek, 21 stycznia 2027', ['styczeń 2027', 'luty 2027']]);
    expect(said()).toEqual(['styczeń 2027, luty 2027']);
    keys('Shift+PageUp');
    expect(gridNames(container)).toEqual(['grudzień 2025', 'styczeń 2026']);
    expect(reached(container)).toEqual(['środa, 21 stycznia 2026']);
  });
});

describe('the keys of months [T-03 part]', () => {
  it.each([
    ['ArrowRight', 'grudzień 2026', '2026'],
    ['ArrowLeft', 'październik 2026', '2026'],
    ['ArrowUp', 'sierpień 2026', '2026'],
    ['ArrowDown', 'luty 2027', '2027'],
    ['Home', 'październik 2026', '2026'],
    ['End', 'grudzień 2026', '2026'],
    ['PageUp', 'listopad 2025', '2025'],
    ['PageDown', 'listopad 2027', '2027'],
    ['Shift+PageUp', 'listopad 2011', '2011'],
    ['Shift+PageDown', 'listopad 2041', '2041'],
  ])('%s leads to %s', (key, name, year) => {
    const container = at({ defaultView: 'month' });
    expect(keys(key)).toBe(false);
    expect([focused(), gridNames(container), reached(container)]).toEqual([name, [year], [name]]);
    expect(said()).toEqual(year === '2026' ? [] : [year]);
  });
});

describe('the keys of years [T-03 part] [L-06 part]', () => {
  it.each([
    ['ArrowRight', '2027', '2020–2034'],
    ['ArrowLeft', '2025', '2020–2034'],
    ['ArrowUp', '2023', '2020–2034'],
    ['ArrowDown', '2029', '2020–2034'],
    ['Home', '2026', '2020–2034'],
    ['End', '2028', '2020–2034'],
    ['PageUp', '2011', '2005–2019'],
    ['PageDown', '2041', '2035–2049'],
    ['Shift+PageUp', '1970', '1960–1974'],
    ['Shift+PageDown', '2126', '2125–2139'],
  ])('%s leads to %s', (key, name, years) => {
    const container = at({ defaultView: 'year' });
    expect(keys(key)).toBe(false);
    expect([focused(), gridNames(container), reached(container)]).toEqual([name, [years], [name]]);
    expect(container.querySelectorAll('[data-day]')).toHaveLength(15);
    expect(said()).toEqual(years === '2020–2034' ? [] : [years]);
  });
});

describe('the tabbable cell', () => {
  it.each([
    ['the chosen day', { defaultValue: chosen('2026-11-25', '2026-11-27') }, 'środa, 25 listopada 2026'],
    ['today', {}, 'sobota, 21 listopada 2026'],
    ['the first day of another month', { month: fromIsoDate('2026-12-24') }, 'wtorek, 1 grudnia 2026'],
    ['the first that may be chosen', { min: fromIsoDate('2026-11-23') }, 'poniedziałek, 23 listopada 2026'],
  ])('is %s', (_which, props, name) => {
    const { container } = show(props);
    expect(reached(container)).toEqual([name]);
    expect(document.activeElement).toBe(document.body);
  });

  it('is the only one and follows focus', () => {
    const { container } = show();
    focus(november(container, 10));
    expect(reached(container)).toEqual(['wtorek, 10 listopada 2026']);
    expect(container.querySelectorAll('[role="grid"] button:not([tabindex="-1"])')).toHaveLength(1);
    keys('ArrowRight');
    expect(focused()).toBe('środa, 11 listopada 2026');
  });

  it('is the same element when pressed, so that the click arrives', () => {
    const { container } = show({ defaultView: 'year' });
    const year = button(container, '2029');
    focus(year);
    expect([year.isConnected, reached(container)]).toEqual([true, ['2029']]);
  });

  it('takes no focus from elsewhere', () => {
    const { container, rerender } = show({ hasFocusAtOnce: true });
    blur(november(container, 21));
    rerender(<DayCalendar today={today} month={fromIsoDate('2027-02-01')} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('is a new element for another day in its place, so that it is announced', () => {
    // 14 February and 14 March 2027 are both second Sundays of four weeks.
    const container = at({ defaultValue: chosen('2027-02-14') });
    const before = document.activeElement;
    keys('PageDown');
    expect(focused()).toBe('niedziela, 14 marca 2027');
    expect(document.activeElement).not.toBe(before);
    expect(gridNames(container)).toEqual(['marzec 2027']);
  });

  it('keeps focus when its day disappears or becomes unavailable', () => {
    const { container, rerender } = show({ hasFocusAtOnce: true, defaultValue: chosen('2026-11-30') });
    rerender(<DayCalendar today={today} month={fromIsoDate('2027-02-01')} />);
    expect([focused(), reached(container)]).toEqual(['poniedziałek, 1 lutego 2027', ['poniedziałek, 1 lutego 2027']]);
    rerender(<DayCalendar today={today} month={fromIsoDate('2027-02-01')} disabledWeekdays={[1]} />);
    expect(focused()).toBe('poniedziałek, 1 lutego 2027');
    expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
  });
});
