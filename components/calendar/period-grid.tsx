import { addMonths, type CalendarDay } from '../dates/index.ts';
import { monthName } from './calendar-words.ts';
import * as css from './cells.css.ts';
import { cellDay, monthsInCell, periodsOf, PERIODS_IN_ROW } from './pages.ts';
import type { CalendarState } from './use-calendar.ts';

export interface PeriodGridProps {
  calendar: CalendarState;
  view: 'month' | 'year';
  today: CalendarDay | null;
  hasShortMonths: boolean;
}

/** The months of a year, or the years of a page, three per row; rows of a grid, not a table, as there are no headers. */
export function PeriodGrid({ calendar, view, today, hasShortMonths }: PeriodGridProps) {
  const { id, words, availability: bounds, chosenMonth } = calendar;
  const periods = periodsOf(view, calendar.page);
  const [chosen, current] = [cellDay(view, chosenMonth), today === null ? null : cellDay(view, today)];
  const rows = Array.from({ length: Math.ceil(periods.length / PERIODS_IN_ROW) }, (_, row) =>
    periods.slice(row * PERIODS_IN_ROW, (row + 1) * PERIODS_IN_ROW),
  );

  const monthLabel = (day: CalendarDay) =>
    hasShortMonths ? `${monthName(words, day, true)}, ${words.month(day)}` : words.month(day);

  const reasonOf = (day: CalendarDay) => {
    if (day > bounds.max) return 'tooLate';
    return addMonths(day, monthsInCell[view]) > bounds.min ? null : 'tooEarly';
  };

  const cell = (day: CalendarDay, column: number) => {
    const reason = reasonOf(day);
    const isChosen = reason === null && day === chosen;
    const isCurrent = day === current;
    const descriptions = [
      isChosen && `${id}-selected`,
      isCurrent && `${id}-${view === 'month' ? 'thisMonth' : 'thisYear'}`,
      reason && `${id}-${reason}`,
    ]
      .filter(Boolean)
      .join(' ');
    return (
      <div key={column} role="gridcell" aria-selected={reason === null ? isChosen : undefined}>
        <button
          type="button"
          className={css.period}
          tabIndex={-1}
          data-day={day}
          // The name contains the visible text (WCAG 2.5.3).
          aria-label={view === 'month' ? monthLabel(day) : undefined}
          aria-disabled={reason === null ? undefined : true}
          aria-current={isCurrent ? 'date' : undefined}
          aria-describedby={descriptions || undefined}
          data-reason={reason ?? undefined}
        >
          {view === 'month' ? monthName(words, day, hasShortMonths) : words.year(day)}
        </button>
      </div>
    );
  };

  return (
    <>
      {rows.map((row, index) => (
        <div key={index} role="row" className={css.periodRow}>
          {row.map(cell)}
        </div>
      ))}
    </>
  );
}
