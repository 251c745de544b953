import { useMemo } from 'react';
import { addMonths } from '../dates/index.ts';
import { useTextsContext } from '../texts/index.ts';
import { CalendarHead } from './calendar-head.tsx';
import type { CalendarBehaviour, CalendarLooks } from './calendar-options.ts';
import * as css from './calendar.css.ts';
import { MonthWeeks } from './month-weeks.tsx';
import { PeriodGrid } from './period-grid.tsx';
import { pageTitle } from './prompts.ts';
import { spanPlaces } from './span-places.ts';
import { ReasonDescriptions } from './reason-descriptions.tsx';
import { useCalendar } from './use-calendar.ts';
import { useNotes } from './use-notes.ts';
import { WeekdayRow } from './weekday-row.tsx';

export type DayCalendarProps = CalendarBehaviour & CalendarLooks;

/** A calendar of integers, for the kit's pickers and patterns: `Calendar` with `CalendarDay` for `CalendarDate`. */
export function DayCalendar(props: DayCalendarProps) {
  const calendar = useCalendar(props);
  const { id, t, words, availability, selection, page } = calendar;
  const { hasWeekNumbers = false } = props;
  const textsLocale = useTextsContext().locale;
  const today = (props.isTodayMarked ?? true) ? props.today : null;
  const monthCount = page.view === 'day' ? page.monthCount : 1;
  // A day shown in two months would give two buttons of one name.
  const hasOutsideDays = (props.hasOutsideDays ?? false) && page.monthCount === 1;
  const notes = useNotes(props, page, hasOutsideDays);
  const { days, start } = selection;
  const places = useMemo(
    () =>
      props.mode === 'multiple-ranged'
        ? spanPlaces(days, availability.isAvailable)
        : new Map(days.map((day) => [day, 'end' as const])),
    [props.mode, days, availability],
  );
  // The texts have shorter day names than Intl, but only in their language.
  const shortNames = useMemo(
    () =>
      props.names === undefined && (props.locale ?? textsLocale) === textsLocale
        ? t('weekdays').split(' ')
        : words.names.shortDays,
    [props.names, props.locale, textsLocale, t, words],
  );
  const grid = { ...calendar.gridProps, role: 'grid', className: css.grid, lang: props.locale };
  const isMultiple = calendar.isMultiple || undefined;

  return (
    <div
      {...calendar.rootProps}
      className={css.panel}
      role={props.label === undefined ? undefined : 'group'}
      aria-label={props.label}
      data-bare={props.isBare || undefined}
      data-weeks={(hasWeekNumbers && page.view === 'day') || undefined}
    >
      {props.infoAbove !== undefined && <div className={css.infoAbove}>{props.infoAbove}</div>}
      <div className={css.months}>
        {Array.from({ length: monthCount }, (_, panel) => {
          const first = addMonths(page.page, panel);
          return (
            <div key={panel} className={css.month}>
              <CalendarHead calendar={calendar} panel={panel} panelCount={monthCount} page={first} looks={props} />
              {page.view === 'day' ? (
                <table key="day" {...grid} aria-label={words.month(first)} aria-multiselectable={isMultiple}>
                  <WeekdayRow t={t} words={words} shortNames={shortNames} hasWeekNumbers={hasWeekNumbers} />
                  <MonthWeeks
                    key={calendar.turn}
                    id={id}
                    t={t}
                    words={words}
                    month={first}
                    availability={availability}
                    places={places}
                    start={start}
                    pointed={calendar.pointed}
                    today={today}
                    notes={notes}
                    hasWeekNumbers={hasWeekNumbers}
                    hasOutsideDays={hasOutsideDays}
                    hasSpareButtons={calendar.hasSpareButtons}
                    renderDay={props.renderDay}
                  />
                </table>
              ) : (
                <div key={page.view} {...grid} aria-label={pageTitle(page, words, t)}>
                  <PeriodGrid
                    key={calendar.turn}
                    calendar={calendar}
                    view={page.view}
                    today={today}
                    hasShortMonths={props.hasShortMonths ?? false}
                  />
                </div>
              )}
            </div>
          );
        })}
      </div>
      {page.view === 'day' && notes.size > 0 && (
        <ul role="list" className={css.notes}>
          {[...notes].map(([day, name]) => (
            <li key={day} data-holiday={availability.holidayOn(day) !== undefined || undefined}>
              {words.dayAndMonth(day)}
              {': '}
              <span id={`${id}-note-${day}`}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {props.infoBelow !== undefined && <div className={css.infoBelow}>{props.infoBelow}</div>}
      <ReasonDescriptions id={id} t={t} words={words} availability={availability} />
    </div>
  );
}
