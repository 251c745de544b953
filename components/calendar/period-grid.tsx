import {
  monthsOfYear,
  PERIODS_IN_ROW,
  startOfMonth,
  startOfYear,
  yearsOfPage,
  type CalendarDay,
  type CalendarPeriod,
  type DayBounds,
} from '../dates/index.ts';
import { monthName, type CalendarWords } from './calendar-words.ts';
import * as css from './cells.css.ts';

export interface PeriodGridProps {
  id: string;
  view: 'month' | 'year';
  words: CalendarWords;
  /** Any day of the shown year or years. */
  page: CalendarDay;
  bounds: DayBounds;
  /** The first day of the month that is chosen. */
  chosenMonth: CalendarDay;
  today: CalendarDay | null;
  hasShortMonths: boolean;
}

/** The months of a year or fifteen years, three per row; rows of a grid, not a table, as there are no headers. */
export function PeriodGrid({ id, view, words, page, bounds, chosenMonth, today, hasShortMonths }: PeriodGridProps) {
  const [periods, firstOf] =
    view === 'month' ? [monthsOfYear(page, bounds), startOfMonth] : [yearsOfPage(page, bounds), startOfYear];
  const [chosen, current] = [firstOf(chosenMonth), today === null ? null : firstOf(today)];
  const rows = Array.from({ length: Math.ceil(periods.length / PERIODS_IN_ROW) }, (_, row) =>
    periods.slice(row * PERIODS_IN_ROW, (row + 1) * PERIODS_IN_ROW),
  );

  const monthLabel = (day: CalendarDay) =>
    hasShortMonths ? `${monthName(words, day, true)}, ${words.month(day)}` : words.month(day);

  const cell = ({ day, isWithin }: CalendarPeriod, column: number) => {
    const reason = isWithin ? null : day > bounds.max ? 'tooLate' : 'tooEarly';
    const isChosen = isWithin && day === chosen;
    const isCurrent = day === current;
    const descriptions = [
      isChosen && `${id}-selected`,
      isCurrent && `${id}-${view === 'month' ? 'thisMonth' : 'thisYear'}`,
      reason && `${id}-${reason}`,
    ]
      .filter(Boolean)
      .join(' ');
    return (
      <div key={column} role="gridcell" aria-selected={isWithin ? isChosen : undefined}>
        <button
          type="button"
          className={css.period}
          tabIndex={-1}
          data-day={day}
          // The name contains the visible text (WCAG 2.5.3).
          aria-label={view === 'month' ? monthLabel(day) : undefined}
          aria-disabled={isWithin ? undefined : true}
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
