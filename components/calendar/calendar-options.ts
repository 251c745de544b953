import type { ReactNode } from 'react';
import type { AvailabilityRules, CalendarDay, DateNames, Holiday, Selection, SelectionMode } from '../dates/index.ts';

/** Days of a month, months of a year, years of a page (T-03). */
export type CalendarView = 'day' | 'month' | 'year';

/** What was clicked, or pressed with Enter. */
export interface SelectionChange<Day = CalendarDay> {
  readonly reason: 'day';
  /** The day that was clicked. */
  readonly day: Day;
}

/**
 * Why the month changed: `arrow` a button beside its name, `key` a key that left it, `day` a click on an adjacent
 * month's day, `month` and `year` a click in those views.
 */
export interface MonthChange {
  readonly reason: 'arrow' | 'key' | 'day' | 'month' | 'year';
}

/**
 * State and behaviour of a calendar, without looks. `Day` is a date (`Calendar`) or an integer (`DayCalendar`).
 */
export interface CalendarBehaviour<Day = CalendarDay> extends AvailabilityRules<Day> {
  /** The day marked as today: `dateOfDay(dayIn(now, timeZone))`. Not read from a clock, so that server and browser agree. */
  today: Day;
  /** One day, any days, or spans, each made by two clicks (T-04). Default: one day. */
  mode?: SelectionMode;
  /** The controlled selection; update it in `onChange`. */
  value?: Selection<Day>;
  /** The initial selection. */
  defaultValue?: Selection<Day>;
  /** Called with the new selection after a click on an available day. */
  onChange?: (selection: Selection<Day>, change: SelectionChange<Day>) => void;
  /** Replaces the calendar's own announcement after such a click, if its owner changes the selection. */
  prompt?: (selection: Selection<Day>, change: SelectionChange<Day>) => string;
  /** Whether choosing a selected day deselects it. Default: true. */
  canGiveUp?: boolean;
  /** The controlled month, as any of its days; the first of several. */
  month?: Day;
  /** The initial month, as any of its days: by default that of the first selected day or of today. */
  defaultMonth?: Day;
  /** Called with the first day of the next month shown; after a click on a month or year even if unchanged. */
  onMonthChange?: (month: Day, change: MonthChange) => void;
  /** The controlled view: days, months or years. */
  view?: CalendarView;
  /** The initial view, by default days. For a date of birth use years. */
  defaultView?: CalendarView;
  /** Called with the next view. */
  onViewChange?: (view: CalendarView) => void;
  /** The last view: with `month` or `year` one of these is chosen, through `onMonthChange`. Default: days. */
  finestView?: CalendarView;
  /** The number of months shown, 1 or more. */
  monthCount?: number;
  /** The number of years on a page of the year view, 1 or more. Default: 15 (L-06). */
  yearsInView?: number | undefined;
  /** Focuses the chosen day or today on mount: for a newly opened dialog. */
  hasFocusAtOnce?: boolean;
  /** The language of names and figures, BCP 47: by default that of the texts. Always Gregorian. */
  locale?: string;
  /** Replaces the language's day and month names. Keep one object: words are cached by it. */
  names?: DateNames;
}

/** How a calendar looks. */
export interface CalendarLooks<Day = CalendarDay> {
  /** For use inside a panel, such as a popover or a sheet: no border, shadow or padding. */
  isBare?: boolean;
  /** The group's name, if nothing around it has one: "Data odbioru". */
  label?: string;
  /** Shows ISO 8601 week numbers. */
  hasWeekNumbers?: boolean;
  /** Adjacent months' days fill the weeks; a click on one leads there. Only with a single month. */
  hasOutsideDays?: boolean;
  /** Short month names: "lis" for "listopad". */
  hasShortMonths?: boolean;
  /** Underlines and announces today. Default: true. */
  isTodayMarked?: boolean;
  /** `arrows`: month and year are plain text. `none`: only keys change the month. Default: all. */
  controls?: 'all' | 'arrows' | 'none';
  /** Named days that are not days off: "Dzień Matki". */
  namedDays?: ReadonlyArray<Holiday<Day>>;
  /** A few characters under a day's number, such as a price; also its description. Null for nothing. Keep one function. */
  renderDay?: (day: Day) => ReactNode;
  /** Stands above the months. */
  infoAbove?: ReactNode;
  /** Content below the months and their holiday names. */
  infoBelow?: ReactNode;
}
