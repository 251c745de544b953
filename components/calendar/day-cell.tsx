import { memo, type ReactNode } from 'react';
import type { CalendarDay, UnavailableReason } from '../dates/index.ts';
import * as css from './cells.css.ts';

/** How a day belongs to the choice: filled, between the ends of a span, or where a span would go. */
export type DayMark = 'end' | 'middle' | 'preview';

export interface DayCellProps {
  /** Begins the ids of what describes the day. */
  id: string;
  /** Null where no day stands. */
  day: CalendarDay | null;
  /** 1 to 31, as it is written. */
  text: string | null;
  /** The full date. */
  name: string | undefined;
  mark: DayMark | undefined;
  reason: UnavailableReason | null;
  hasNote: boolean;
  isHoliday: boolean;
  isToday: boolean;
  isOutside: boolean;
  renderDay: ((day: CalendarDay) => ReactNode) | undefined;
}

/** A place where no day stands. */
export const noDay = {
  day: null,
  text: null,
  name: undefined,
  mark: undefined,
  reason: null,
  hasNote: false,
  isHoliday: false,
  isToday: false,
  isOutside: false,
  renderDay: undefined,
} as const satisfies Omit<DayCellProps, 'id'>;

/**
 * A day, or a hidden button where none stands. Its events are those of the grid, and what it is told by are plain values: only
 * what is new is drawn.
 */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { id, day, text, name, mark, reason, hasNote, isHoliday, isToday, isOutside, renderDay } = props;
  const content = day === null ? null : (renderDay?.(day) ?? null);
  const isChosen = mark === 'end' || mark === 'middle';
  const told = [
    // The cell is selected, but what has focus is the button in it; pressed or not would be heard with every day.
    isChosen && `${id}-selected`,
    isToday && `${id}-today`,
    hasNote && `${id}-note-${day}`,
    reason !== null && `${id}-${reason}`,
    content !== null && `${id}-content-${day}`,
  ];
  return (
    <td
      role={day === null ? undefined : 'gridcell'}
      className={css.cell}
      aria-selected={day === null || reason !== null ? undefined : isChosen}
      data-mark={mark}
    >
      <button
        type="button"
        hidden={day === null}
        className={css.day}
        // The one that Tab reaches is written by hand: see useRovingCell.
        tabIndex={-1}
        data-day={day ?? undefined}
        aria-label={name}
        aria-disabled={reason !== null || undefined}
        aria-current={isToday ? 'date' : undefined}
        aria-describedby={told.filter(Boolean).join(' ') || undefined}
        data-reason={reason ?? undefined}
        data-holiday={isHoliday || undefined}
        data-outside={isOutside || undefined}
        data-filled={content !== null || undefined}
      >
        {text}
      </button>
      {content !== null && (
        // Beside the button and not in it: a name that is the date holds no price (WCAG 2.5.3), and a description does.
        <span id={`${id}-content-${day}`} className={css.content}>
          {content}
        </span>
      )}
    </td>
  );
});
