import type { ReactNode } from 'react';
import type {
  AvailabilityRules,
  CalendarDay,
  CalendarView,
  DateNames,
  Holiday,
  Selection,
  SelectionMode,
} from '../dates/index.ts';

/** What was clicked, or done by Enter, when the choice changed. */
export interface SelectionChange {
  readonly reason: 'day';
  /** The day that was clicked. */
  readonly day: CalendarDay;
}

/**
 * Why another month is shown: `arrow` a button beside its name, `key` a key that led out of it, `day` a click on a day of a
 * neighbouring month, `month` and `year` a click on one in those views.
 */
export interface MonthChange {
  readonly reason: 'arrow' | 'key' | 'day' | 'month' | 'year';
}

/** What a calendar knows and does; how it looks is beside it. */
export interface CalendarBehaviour extends AvailabilityRules {
  /** The day that is marked as today: `dayIn(now, timeZone)`. No clock is asked, so that server and browser agree. */
  today: CalendarDay;
  /** One day, any days, or spans, each from one click to the next (T-04). One day unless told. */
  mode?: SelectionMode;
  /** What is chosen, where somebody else keeps it; answer `onChange` with the next one. */
  value?: Selection;
  /** What is chosen at the start. */
  defaultValue?: Selection;
  /** Called with what is chosen after a click on a day that can be chosen. */
  onChange?: (selection: Selection, change: SelectionChange) => void;
  /** What is said after such a click in place of the calendar's own words, where its owner makes something else of it. */
  prompt?: (selection: Selection, change: SelectionChange) => string;
  /** Whether choosing a chosen day again gives it up. It does unless told. */
  canGiveUp?: boolean;
  /** Any day of the month that is shown, the first one of several, where somebody else keeps it. */
  month?: CalendarDay;
  /** Any day of the month that is shown at the start: that of the first chosen day or of today unless told. */
  defaultMonth?: CalendarDay;
  /** Called with the first day of the month that is shown next; after a click on a month or a year also with the same one. */
  onMonthChange?: (month: CalendarDay, change: MonthChange) => void;
  /** Days, months or years, where somebody else keeps it. */
  view?: CalendarView;
  /** The view at the start: days unless told. For a date of birth begin with years. */
  defaultView?: CalendarView;
  /** Called with the view that is shown next. */
  onViewChange?: (view: CalendarView) => void;
  /** The last view: with `month` or `year` a calendar in which one is chosen, heard by `onMonthChange`. Days unless told. */
  finestView?: CalendarView;
  /** How many months stand side by side, 1 or more. */
  monthCount?: number;
  /** Takes focus when it appears, on the chosen day or today: for a dialog that was just opened. */
  hasFocusAtOnce?: boolean;
  /** The language of names and figures, BCP 47: that of the texts unless told. The calendar is Gregorian in all of them. */
  locale?: string;
  /** Names of days and months in place of those of the language. Keep one object: words are kept with it. */
  names?: DateNames;
}

/** What of a calendar is shown. */
export interface CalendarLooks {
  /** Stands in a panel of somebody else, such as a popover or a sheet: it has no border, shadow and padding of its own. */
  isBare?: boolean;
  /** The name of the whole as a group, where nothing around it has one: "Data odbioru". */
  label?: string;
  /** Weeks have their numbers by ISO 8601 in front. */
  hasWeekNumbers?: boolean;
  /** Days of the neighbouring months fill the weeks; a click on one leads there. Only where one month is shown. */
  hasOutsideDays?: boolean;
  /** Months have short names: "lis" for "listopad". */
  hasShortMonths?: boolean;
  /** Today is underlined and told. It is unless told otherwise. */
  isTodayMarked?: boolean;
  /** `arrows`: month and year are words and no switches. `none`: nothing leads to other months but the keys. All unless told. */
  controls?: 'all' | 'arrows' | 'none';
  /** Days with a name that are no days off: "Dzień Matki". */
  namedDays?: ReadonlyArray<Holiday>;
  /** A few characters under the number of a day, such as a price; told as its description. Null for nothing. Keep one function. */
  renderDay?: (day: CalendarDay) => ReactNode;
  /** Stands above the months. */
  infoAbove?: ReactNode;
  /** Stands below the months and the names of their holidays. */
  infoBelow?: ReactNode;
}
