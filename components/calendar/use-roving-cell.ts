import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { CalendarDay, DayBounds } from '../dates/index.ts';
import { cellDay, reachedDay, shownDays, type ShownPage } from './shown-page.ts';

export interface RovingOptions extends ShownPage {
  /** The day on which the focus stands at the start, where it is shown. */
  first: CalendarDay;
  /** The chosen ones. */
  days: ReadonlyArray<CalendarDay>;
  today: CalendarDay;
  bounds: DayBounds;
  /** Takes focus when it appears. */
  hasFocusAtOnce: boolean;
}

/** The day to which an event of a grid belongs. */
export function dayOfEvent({ target }: { target: EventTarget }): CalendarDay | null {
  const cell = (target as Element).closest<HTMLElement>('[data-day]');
  return cell && Number(cell.dataset['day']);
}

/**
 * The one cell that the Tab key reaches, and focus that follows it. All cells are drawn with `tabindex="-1"`; which one is
 * reached is written by hand, so that a key touches two elements and React draws nothing.
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

  // After every drawing: what is shown may be another page, and what had focus may be gone or hidden.
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
    /** The day on which the focus stands, or will. */
    activeDay: () => active.current,
    /** Makes it another one, without focus, for the page that is drawn next. */
    remember: (day: CalendarDay) => {
      active.current = day;
    },
    /** Makes a day of the page that is drawn the one that Tab reaches, and takes focus there. */
    focus: (day: CalendarDay) => {
      active.current = day;
      reach(options.view, true);
    },
    /** The same for the page that is drawn next. */
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
