import { memo, type ReactNode } from 'react';
import {
  addMonths,
  datePartsOf,
  startOfWeek,
  weekNumberOf,
  type Availability,
  type CalendarDay,
} from '../dates/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { CalendarWords } from './calendar-words.ts';
import * as css from './calendar.css.ts';
import { cell } from './cells.css.ts';
import { DayCell, type DayMark } from './day-cell.tsx';
import type { CalendarTranslate } from './prompts.ts';
import type { SpanPlace } from './span-places.ts';

export interface MonthWeeksProps {
  id: string;
  t: CalendarTranslate;
  words: CalendarWords;
  /** The first day of the month. */
  month: CalendarDay;
  availability: Availability;
  /** The chosen days and their places. */
  places: ReadonlyMap<CalendarDay, SpanPlace>;
  /** Where a span starts, and where its end would be. */
  start: CalendarDay | null;
  pointed: CalendarDay | null;
  /** Null if unmarked. */
  today: CalendarDay | null;
  /** The days named below. */
  notes: ReadonlyMap<CalendarDay, string>;
  hasWeekNumbers: boolean;
  hasOutsideDays: boolean;
  /** Whether empty cells keep a hidden button. */
  hasSpareButtons: boolean;
  renderDay: ((day: CalendarDay) => ReactNode) | undefined;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/**
 * The weeks of a month. Cells are keyed by position, so that another month reuses them: when the focused cell is
 * removed, Orca 43 considers the next one already read.
 */
export const MonthWeeks = memo(function MonthWeeks(props: MonthWeeksProps) {
  const { id, t, words, month, availability, places, pointed, today, notes } = props;
  const monday = startOfWeek(month);
  const next = addMonths(month, 1);
  const weeks = Array.from({ length: Math.ceil((next - monday) / 7) }, (_, week) => monday + 7 * week);
  const markOf = (day: CalendarDay, isAvailable: boolean): DayMark | undefined => {
    const place = places.get(day);
    const from = props.start;
    if (place !== undefined || from === null || pointed === null || !isAvailable) return place;
    return Math.min(from, pointed) <= day && day <= Math.max(from, pointed) ? 'preview' : undefined;
  };

  return (
    <tbody>
      {weeks.map((start, week) => (
        <tr key={week}>
          {props.hasWeekNumbers && (
            // No `aria-label`: Orca 43 reads the text of table headers.
            <th scope="row" className={css.weekNumber}>
              <span aria-hidden="true">{words.number(weekNumberOf(start))}</span>
              <VisuallyHidden>{t('week', { number: words.number(weekNumberOf(start)) })}</VisuallyHidden>
            </th>
          )}
          {weekdays.map((weekday) => {
            const day = start + weekday;
            const isOutside = day < month || day >= next;
            if (isOutside && !props.hasOutsideDays) {
              if (props.hasSpareButtons) return <DayCell key={weekday} id={id} day={null} />;
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a place where no day stands
              return <td key={weekday} className={cell} />;
            }
            const reason = availability.reasonOf(day);
            return (
              <DayCell
                key={weekday}
                id={id}
                day={day}
                text={words.number(isOutside ? datePartsOf(day).day : day - month + 1)}
                name={words.day(day)}
                mark={markOf(day, reason === null)}
                reason={reason}
                hasNote={notes.has(day)}
                isHoliday={availability.holidayOn(day) !== undefined}
                isToday={day === today}
                isOutside={isOutside}
                renderDay={props.renderDay}
              />
            );
          })}
        </tr>
      ))}
    </tbody>
  );
});
