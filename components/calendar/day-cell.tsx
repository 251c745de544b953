import { memo, type ReactNode } from 'react';
import type { CalendarDay, UnavailableReason } from '../dates/index.ts';
import * as css from './cells.css.ts';

/** How a day is selected: filled, inside a span, or inside a span's preview. */
export type DayMark = 'end' | 'middle' | 'preview';

export interface DayCellProps {
  /** Prefix of the ids of its descriptions. */
  id: string;
  /** Null for an empty cell, which needs nothing else. */
  day: CalendarDay | null;
  /** 1 to 31, formatted. */
  text?: string;
  /** The full date. */
  name?: string;
  mark?: DayMark | undefined;
  reason?: UnavailableReason | null;
  hasNote?: boolean;
  isHoliday?: boolean;
  isToday?: boolean;
  isOutside?: boolean;
  renderDay?: ((day: CalendarDay) => ReactNode) | undefined;
}

/** A day, or a hidden button. The grid handles its events and its props are plain values: only changes render. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { id, day, text, name, mark, reason = null, hasNote, isHoliday, isToday, isOutside, renderDay } = props;
  const content = day === null ? null : (renderDay?.(day) ?? null);
  const isChosen = mark === 'end' || mark === 'middle';
  const descriptions = [
    // The cell is selected, but the button in it has focus; "pressed" would be read with every day.
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
        // The tabbable cell is set by useRovingCell.
        tabIndex={-1}
        data-day={day ?? undefined}
        aria-label={name}
        aria-disabled={reason !== null || undefined}
        aria-current={isToday ? 'date' : undefined}
        aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
        data-reason={reason ?? undefined}
        data-holiday={isHoliday || undefined}
        data-outside={isOutside || undefined}
        data-filled={content !== null || undefined}
      >
        {text}
      </button>
      {content !== null && (
        // Beside the button, not inside: its name is only the date (WCAG 2.5.3), the price is a description. A block of
        // its own, or Orca 43 reads "116 zł" in the cell of the 1st.
        <div id={`${id}-content-${day}`} className={css.content}>
          {content}
        </div>
      )}
    </td>
  );
});
