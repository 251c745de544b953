import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { CalendarDay, DayBounds } from '../dates/index.ts';
import { cellDay, reachedDay, shownDays, type ShownPage } from './shown-page.ts';

export interface RovingOptions extends ShownPage {
  /** The initially active day, if shown. */
  first: CalendarDay;
  /** The chosen ones. */
  days: ReadonlyArray<CalendarDay>;
  today: CalendarDay;
  bounds: DayBounds;
  /** Takes focus on mount. */
  hasFocusAtOnce: boolean;
}

/** The day of a grid event. */
export function dayOfEvent({ target }: { target: EventTarget }): CalendarDay | null {
  const cell = (target as Element).closest<HTMLElement>('[data-day]');
  return cell && Number(cell.dataset['day']);
}

/**
 * The one tabbable cell, and focus that follows it. All cells render with `tabindex="-1"`; the tabbable one is set in
 * the DOM, so that a key changes two elements and React renders nothing.
 */
export function useRovingCell(options: RovingOptions) {
  const root = useRef<HTMLDivElement>(null);
  const active = useRef(options.first);
  const stop = useRef<HTMLElement>(null);
  const isWanted = useRef(options.hasFocusAtOnce);
  const isInside = useRef(false);

  const reach = (view: ShownPage['view'], hasFocus: boolean) => {
    const cell = root.current?.querySelector<HTMLElement>(`[data-day="${cellDay(view, active.current)}"]`);
    if (!cell) return;
    if (cell !== stop.current) {
      if (stop.current) stop.current.tabIndex = -1;
      stop.current = cell;
    }
    cell.tabIndex = 0;
    if (hasFocus) cell.focus();
  };

  // After every render: the page may have changed, and the focused cell may be gone or hidden.
  useLayoutEffect(() => {
    const shown = shownDays(options);
    const isShown = active.current >= shown.min && active.current <= shown.max;
    if (!isShown) active.current = reachedDay(shown, options.days, options.today, options.bounds);
    const focused = document.activeElement ?? document.body;
    const isLost = isInside.current && (focused === document.body || focused.hasAttribute('hidden'));
    reach(options.view, isWanted.current || isLost);
    isWanted.current = false;
  });

  return {
    root,
    /** The day that has focus, or will. */
    activeDay: () => active.current,
    /** Changes it without focus, for the next page. */
    remember: (day: CalendarDay) => {
      active.current = day;
    },
    /** Makes a shown day tabbable and focuses it. */
    focus: (day: CalendarDay) => {
      active.current = day;
      reach(options.view, true);
    },
    /** The same for the next page. */
    focusNext: (day: CalendarDay) => {
      active.current = day;
      isWanted.current = true;
    },
    onFocus: (day: CalendarDay | null) => {
      isInside.current = true;
      if (day === null) return;
      active.current = day;
      reach(options.view, false);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      isInside.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
