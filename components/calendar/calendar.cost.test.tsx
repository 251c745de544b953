// @vitest-environment jsdom
import { Profiler } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { byRole, click, focus, mount } from '../field/testing.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { button, gridNames, keys, november, show, today } from './testing.tsx';

describe('render cost', () => {
  it.each([
    ['', false],
    [', also where an arrow left spare buttons', true],
  ])('is two cells per key%s', async (_where, isTurned) => {
    const { container } = show();
    if (isTurned) {
      click(button(container, 'Następny miesiąc'));
      click(button(container, 'Poprzedni miesiąc'));
      expect(container.querySelectorAll('button[hidden]')).not.toHaveLength(0);
    }
    focus(november(container, 21));
    const changed: string[] = [];
    const observer = new MutationObserver((records) =>
      changed.push(...records.map(({ target }) => (target as Element).textContent)),
    );
    observer.observe(byRole(container, 'grid'), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    keys('ArrowRight');
    await Promise.resolve();
    expect(new Set(changed)).toEqual(new Set(['21', '22']));
    expect(november(container, 22)).toBe(document.activeElement);
  });

  it('is only the changed cells for a choice', () => {
    const renderDay = vi.fn(() => null);
    const { container } = show({ renderDay, hasFocusAtOnce: true });
    const drawn = (deed: () => void) => {
      renderDay.mockClear();
      deed();
      return renderDay.mock.calls.length;
    };
    expect(drawn(() => keys('ArrowRight', 'ArrowDown'))).toBe(0);
    expect(drawn(() => click(november(container, 25)))).toBe(1);
    expect(drawn(() => click(november(container, 26)))).toBe(2);
  });

  it('is no new element for a month of as many weeks', async () => {
    const { container } = show();
    click(button(container, 'Następny miesiąc'));
    const moved: string[] = [];
    const observer = new MutationObserver((records) =>
      moved.push(...records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].map(String))),
    );
    observer.observe(container, { subtree: true, childList: true });
    const elements = new Set(container.querySelectorAll('*'));
    click(button(container, 'Następny miesiąc'));
    await Promise.resolve();
    expect(gridNames(container)).toEqual(['styczeń 2027']);
    expect([...container.querySelectorAll('*')].filter((element) => !elements.has(element))).toEqual([]);
    expect(moved.filter((one) => !one.includes('Text'))).toEqual([]);
    const shown = [...container.querySelectorAll('[role="gridcell"] > button:not([hidden])')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(Array.from({ length: 31 }, (_, day) => `${day + 1}`));
    expect(container.querySelectorAll('td:not([role]) > button[hidden]')).toHaveLength(4);
  });

  it('is one render a month', () => {
    const drawn = vi.fn();
    const { container } = mount(
      <Profiler id="calendar" onRender={drawn}>
        <DayCalendar today={today} />
      </Profiler>,
    );
    drawn.mockClear();
    click(button(container, 'Następny miesiąc'));
    expect(gridNames(container)).toEqual(['grudzień 2026']);
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('is formatting a month once', () => {
    show({ hasFocusAtOnce: true });
    keys('PageDown', 'PageUp');
    const format = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
    onTestFinished(() => format.mockRestore());
    keys('PageDown', 'PageUp');
    expect(format).not.toHaveBeenCalled();
    keys('PageUp');
    expect(format.mock.calls.length).toBeLessThanOrEqual(31 + 2);
    expect(format).toHaveBeenCalled();
  });
});
