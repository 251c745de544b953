import { useMemo, useState } from 'react';
import { calendarWords } from '../calendar/calendar-words.ts';
import { availabilityIn } from '../date-field/date-reading.ts';
import type { TypedValue } from '../date-field/use-typed-value.ts';
import type { PickerCalendarOptions } from '../date-picker/picker-calendar.ts';
import { usePickerOverlay } from '../date-picker/use-picker-overlay.ts';
import { orNone } from '../dates/calendar-date.ts';
import {
  clampDay,
  dayOf,
  defaultDatePattern,
  writeTime,
  type AvailabilityRules,
  type CalendarDay,
  type RangeOf,
  type TimeOfDay,
} from '../dates/index.ts';
import type { FieldOptions } from '../field/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { dateRangePickerTexts } from './date-range-picker.texts.ts';
import { noEnds, problemOfEnds, wholeRange, type DayRange, type RangeEnds, type RangeRules } from './range-rules.ts';
import { bySide, type Side } from './range-statuses.ts';
import { problemInWords, type RangeCount, type RangeLanguage } from './range-words.ts';
import { useOwnedRange, type RangeOwner } from './use-owned-range.ts';
import { useRangeDraft, type RangeDraftOptions } from './use-range-draft.ts';
import { useRangeGroup } from './use-range-group.ts';

/** The options; a component's with values of `@internationalized/date`, the hook's with integers. */
export interface RangeBehaviour<Value = number, Day = CalendarDay> extends RangeRules, RangeOwner<Value> {
  /** The name of the start for submission; a `Form` uses it for that value's status. */
  startName?: string | undefined;
  /** The name of the end; likewise. */
  endName?: string | undefined;
  /**
   * The date marked as today: `today(timeZone)` of `@internationalized/date`, read once on the server, so that server
   * and browser agree. It also decides the century of a two-digit year.
   */
  today: Day;
  /** Available dates (E-05); default 1970-01-01 to 2470-12-31. */
  availability?: AvailabilityRules<Day> | undefined;
  /** The dates' pattern, see `parseDate`. Default: `yy-mm-dd` (L-06). A time follows it. */
  pattern?: string | undefined;
  /** The example range of hint and messages; by default near 2026-11-25. */
  example?: RangeOf<Value> | undefined;
  /** The initial range, also after a form reset. */
  defaultValue?: RangeOf<Value> | null | undefined;
}

/** One end's options beside the behaviour's. */
interface EndOptions {
  name: string | undefined;
  pattern: string;
  example: number;
  value: undefined;
  defaultValue: number | null;
  onChange: (end: number | null) => void;
}

/** What the ends of a range are: integers in order, each of a day, with or without a time. */
export interface EndKind<Behaviour> {
  dayOf: (end: number) => CalendarDay;
  timeOf: (end: number) => TimeOfDay | null;
  /** The inverse; a time is known if the kind has times. */
  endOf: (day: CalendarDay, time: TimeOfDay | null) => number;
  isAvailable: (end: number, behaviour: Behaviour) => boolean;
  /** An end for the example on this day. */
  exampleOf: (day: CalendarDay, side: Side, behaviour: Behaviour) => number;
  /** The field in which an end is typed. */
  useEnd: (options: Behaviour & EndOptions) => TypedValue<number> & { exampleText: string };
}

export interface RangePickerOptions<Behaviour> extends Pick<RangeDraftOptions, 'lackOf'> {
  field: FieldOptions;
  behaviour: Behaviour;
  calendar: PickerCalendarOptions | undefined;
  count: RangeCount;
  kind: EndKind<Behaviour>;
}

/** Up to ten days in two months. */
const exampleDays = (availability: AvailabilityRules | undefined): DayRange => {
  const bounds = availabilityIn(availability);
  const end = clampDay(dayOf(2026, 12, 4), bounds);
  return { start: clampDay(end - 9, bounds), end };
};

/** State and behaviour of a range: two ends, typed or chosen in a panel. */
export function useRangePicker<Behaviour extends RangeBehaviour & { clock?: 12 | 24 | undefined }>({
  field,
  behaviour,
  calendar,
  count,
  kind,
  lackOf,
}: RangePickerOptions<Behaviour>) {
  const { availability, pattern = defaultDatePattern, clock = 24 } = behaviour;
  const t = useTexts(dateRangePickerTexts);
  const { locale } = useTextsContext();
  const words = calendarWords(calendar?.locale ?? locale, calendar?.names);
  const language: RangeLanguage = { t, words, clock };
  const overlay = usePickerOverlay();
  const { isAvailable } = useMemo(() => availabilityIn(availability), [availability]);

  const [initial] = useState<RangeEnds>(behaviour.value ?? behaviour.defaultValue ?? noEnds);
  // The fields' reported values, not the rendered ones: hydration changes the format in between.
  const [ends, setEnds] = useState(() =>
    bySide((side) => {
      const end = initial[side];
      return end !== null && kind.isAvailable(end, behaviour) ? end : null;
    }),
  );
  const names = { start: behaviour.startName, end: behaviour.endName };
  const days = exampleDays(availability);
  const optionsOf = (side: Side) => ({
    ...behaviour,
    name: names[side],
    pattern,
    example: behaviour.example?.[side] ?? kind.exampleOf(days[side], side, behaviour),
    value: undefined,
    defaultValue: initial[side],
    onChange: (end: number | null) => setEnds((known) => ({ ...known, [side]: end })),
  });
  const fields = { start: kind.useEnd(optionsOf('start')), end: kind.useEnd(optionsOf('end')) };

  const range = wholeRange(ends);
  const problem = range && problemOfEnds(range, kind.dayOf, behaviour, isAvailable);
  const chosen = problem === null ? range : null;
  const hint = t(
    'hint',
    bySide((side) => fields[side].exampleText),
  );
  const group = useRangeGroup(
    { ...field, hint: field.hint ?? hint },
    { names, fields, problem: problem ? problemInWords(problem, language) : undefined, overlay },
  );
  useOwnedRange(behaviour, chosen, group.choose);

  const draft = useRangeDraft({
    ends: bySide((side) => orNone(kind.dayOf)(ends[side])),
    times: bySide((side) => orNone(kind.timeOf)(ends[side])),
    rules: behaviour,
    isAvailable,
    lackOf,
    count,
    language,
    isOpen: overlay.shown !== null,
    onTake(days, times) {
      // Nothing is missing: each day has its time, or there is neither.
      group.choose(bySide((side) => orNone((day: CalendarDay) => kind.endOf(day, times[side]))(days[side])));
      overlay.close();
    },
  });

  const inWords = (end: number) => {
    const [date, time] = [words.date(kind.dayOf(end)), kind.timeOf(end)];
    return time === null ? date : `${date}, ${writeTime(time, clock)}`;
  };
  return {
    frameProps: { field, group, overlay, draft, language, isAvailable, hint, count, calendar, behaviour },
    draft,
    t,
    /** The owner's range in words; null without one. */
    chosen: chosen && bySide((side) => inWords(chosen[side])),
  };
}
