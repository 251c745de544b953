import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { CalendarDay } from '../dates/index.ts';

/** The day of a grid event. */
export function dayOfEvent({ target }: { target: EventTarget }): CalendarDay | null {
  const cell = (target as Element).closest<HTMLElement>('[data-day]');
  return cell && Number(cell.dataset['day']);
}

/**
 * The one tabbable cell, and focus that follows it. All cells render with `tabindex="-1"`; the tabbable one is set in
 * the DOM, so that a key renders no cell and the server's markup has no useless tab stop.
 *
 * @param day that keys the cell
 * @param hasFocusAtOnce whether it takes focus on mount
 */
export function useRovingCell(day: CalendarDay, hasFocusAtOnce: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const stop = useRef<{ readonly cell: HTMLElement; readonly day: CalendarDay }>(null);
  const isWanted = useRef(hasFocusAtOnce);
  const isInside = useRef(false);
  const [turn, setTurn] = useState(0);

  // After every render: the page may have changed, and the focused cell may be gone or hidden.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs after every render; its setTurn renders once more with new cells, where the condition is false
  useLayoutEffect(() => {
    const cell = root.current?.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (!cell) return;
    const last = stop.current;
    if (last && last.cell !== cell) last.cell.tabIndex = -1;
    stop.current = { cell, day };
    cell.tabIndex = 0;
    const focused = document.activeElement ?? document.body;
    // Screen readers announce moved focus, not a focused cell that becomes another day: it needs another element.
    if (focused === cell && last?.cell === cell && last.day !== day) {
      isWanted.current = true;
      setTurn(turn + 1);
      return;
    }
    const isLost = isInside.current && (focused === document.body || focused.hasAttribute('hidden'));
    if (isWanted.current || isLost) cell.focus();
    isWanted.current = false;
  });

  return {
    root,
    /** A key for the cells: it changes when they need new elements. */
    turn,
    /** Focuses the tabbable cell after the next render. */
    want: () => {
      isWanted.current = true;
    },
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      isInside.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
