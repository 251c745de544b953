// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromIsoDate } from '../dates/index.ts';
import { click, focus } from '../field/testing.tsx';
import { DayCalendar } from './day-calendar.tsx';
import { button, focused, keys, reached, show } from './testing.tsx';

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const pages = ['Home', 'End', 'PageUp', 'PageDown', 'Shift+PageUp', 'Shift+PageDown'];
/** A key, or a press on the focused button or one by its index. */
const deed = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...arrows, ...pages) },
  { weight: 1, arbitrary: fc.constantFrom('press', 0, 1, 2, 3, 13) },
);

it.each([
  ['alone', {}],
  ['beside the next one', { monthCount: 2, mode: 'multiple-ranged' }],
  ['with its neighbours', { hasOutsideDays: true, areWeekendsDisabled: true }],
  ['within narrow bounds', { min: fromIsoDate('2026-10-20'), max: fromIsoDate('2027-02-03') }],
  ['of years first', { defaultView: 'year', mode: 'multiple' }],
] as const)('focus is never lost in a month %s, and one cell is tabbable', (_kind, props) => {
  fc.assert(
    fc.property(fc.array(deed, { minLength: 1, maxLength: 12 }), (deeds) => {
      const { container, rerender } = show({ ...props, hasFocusAtOnce: true });
      for (const one of deeds) {
        if (typeof one === 'number') {
          const other = [...container.querySelectorAll('button')].at(one)!;
          focus(other);
          click(other);
        } else if (one === 'press') click(document.activeElement as HTMLElement);
        else keys(one);
        expect(container.contains(document.activeElement), deeds.join()).toBe(true);
        expect(document.activeElement, deeds.join()).not.toBe(container);
        expect(reached(container), deeds.join()).toHaveLength(1);
      }
      rerender(null);
    }),
    { numRuns: 12 },
  );
});

it.each([
  ['taken away', false],
  ['hidden, because arrows were used', true],
])('focus stays on a day when its owner shows a month whose button is %s', (_how, hasSpareButtons) => {
  const december = fromIsoDate('2026-12-01');
  const january = { today: fromIsoDate('2027-01-31'), month: fromIsoDate('2027-01-01'), hasFocusAtOnce: true };
  const { container, rerender } = show(january);
  // The month is controlled; the arrow only leaves the spare buttons.
  if (hasSpareButtons) click(button(container, 'Następny miesiąc'));
  expect(focused()).toBe('niedziela, 31 stycznia 2027');
  const place = document.activeElement!;
  rerender(<DayCalendar {...january} month={december} />);
  expect([place.isConnected, place.hasAttribute('hidden')]).toEqual([hasSpareButtons, hasSpareButtons]);
  expect(focused()).toBe('wtorek, 1 grudnia 2026');
});
