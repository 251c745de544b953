import type { CalendarDate } from '@internationalized/date';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { calendarWords } from '../calendar/calendar-words.ts';
import { availabilityIn } from '../date-field/date-reading.ts';
import type { TypedBehaviour, TypedValue } from '../date-field/use-typed-value.ts';
import type { PickerOptions } from '../date-picker/picker-calendar.ts';
import type { DateTimeRules } from '../date-time-picker/date-time-options.ts';
import { orNone } from '../dates/calendar-date.ts';
import {
  clampDay,
  dayOf,
  dayOfDate,
  defaultDatePattern,
  minutesOfTime,
  type CalendarDay,
  type RangeOf,
  type TimeOfDay,
} from '../dates/index.ts';
import { splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { useTexts, useTextsContext } from '../texts/index.ts';
import { dateRangePickerTexts } from './date-range-picker.texts.ts';
import {
  isSameRange,
  noEnds,
  problemOfEnds,
  wholeRange,
  type AnyDate,
  type RangeEnds,
  type RangeRules,
} from './range-rules.ts';
import { bySide, type Side } from './range-statuses.ts';
import { endInWords, problemInWords, type RangeCount, type RangeLanguage } from './range-words.ts';
import { useRangeDraft, type RangeDraftOptions } from './use-range-draft.ts';
import { useRangeGroup } from './use-range-group.ts';

/** The props of a range's picker. */
export interface RangeBehaviour<Value>
  extends RangeRules, PickerOptions, Omit<TypedBehaviour<RangeOf<Value>>, 'name' | 'defaultValue'> {
  /** The initial range, also after a form reset; one end alone too, as a form may have sent it. */
  defaultValue?: RangeEnds<Value> | null | undefined;
  /** The name of the start for submission; a `Form` uses it for that value's status. */
  startName?: string | undefined;
  /** The name of the end; likewise. */
  endName?: string | undefined;
  /** Use `startName` and `endName`. */
  name?: never;
  /** The dates' pattern, see `parseDate`. Default: `yy-mm-dd` (L-06). A time follows it. */
  pattern?: string | undefined;
  /** Called with each new range; null without an available one. */
  onChange?: ((range: RangeOf<Value> | null) => void) | undefined;
  /** How a range's length is described: its available days, by default as "dni", or a custom count. */
  count?: RangeCount;
}

/** What the ends of a range are: dates, with or without times. */
export interface EndKind<Value, Rules> {
  /** A time is known if the kind has times. */
  endOf: (day: CalendarDay, time: TimeOfDay | null) => Value;
  /** An end for the example on this day. */
  exampleOf: (day: CalendarDay, side: Side, rules: Rules) => Value;
  /** The field in which an end is typed; it also gets the options that only its kind has. */
  useEnd: (
    options: TypedBehaviour<Value> & { today: CalendarDate; onChange: (end: Value | null) => void },
  ) => TypedValue<Value> & { exampleText: string };
}

const timeOfEnd = (end: AnyDate | null): TimeOfDay | null => (end && 'hour' in end ? minutesOfTime(end) : null);

/** Reports each new range, and shows a changed controlled one. Both after rendering. */
function useOwnedRange<Value extends AnyDate>(
  { value, onChange }: Pick<RangeBehaviour<Value>, 'value' | 'onChange'>,
  chosen: RangeOf<Value> | null,
  choose: (ends: RangeEnds<Value>) => void,
): void {
  const reported = useRef(chosen);
  // Two dates set together are one change.
  useLayoutEffect(() => {
    if (isSameRange(chosen, reported.current)) return;
    reported.current = chosen;
    onChange?.(chosen);
  });

  const kept = useRef(value);
  useLayoutEffect(() => {
    const before = kept.current;
    kept.current = value;
    if (value === undefined || (before !== undefined && isSameRange(before, value))) return;
    // Partial input is no range yet, and stays.
    if (isSameRange(value, reported.current)) return;
    reported.current = value;
    choose(value ?? noEnds);
  });
}

/** State and behaviour of a range: two ends, typed or chosen in a panel. */
export function useRangePicker<Value extends AnyDate, Rules extends Pick<DateTimeRules, 'clock'>>(
  props: FieldOptions & RangeBehaviour<Value> & Rules,
  kind: EndKind<Value, Rules>,
  lackOf?: RangeDraftOptions['lackOf'],
) {
  const { availability, pattern = defaultDatePattern, clock = 24, count = 'days', calendar, today } = props;
  const field = splitFieldOptions(props).options;
  const t = useTexts(dateRangePickerTexts);
  const { locale } = useTextsContext();
  const words = calendarWords(calendar?.locale ?? locale, calendar?.names);
  const language: RangeLanguage = { t, words, clock };
  const bounds = useMemo(() => availabilityIn(availability), [availability]);
  const { isAvailable } = bounds;

  const [initial] = useState<RangeEnds<Value>>(props.value ?? props.defaultValue ?? noEnds);
  // The example has up to ten days in two months.
  const last = clampDay(dayOf(2026, 12, 4), bounds);
  const exampleDays = { start: clampDay(last - 9, bounds), end: last };
  const optionsOf = (side: Side) => ({
    ...props,
    name: props[`${side}Name`],
    pattern,
    example: props.example?.[side] ?? kind.exampleOf(exampleDays[side], side, props),
    value: undefined,
    defaultValue: initial[side],
    onChange: (end: Value | null) => setEnds((known) => ({ ...known, [side]: end })),
  });
  const fields = { start: kind.useEnd(optionsOf('start')), end: kind.useEnd(optionsOf('end')) };
  // The fields' reported values, not the rendered ones: hydration changes the format in between.
  const [ends, setEnds] = useState(() => bySide<Value | null>((side) => fields[side].chosen));

  const range = wholeRange(ends);
  const problem = range && problemOfEnds(range, props, isAvailable);
  const chosen = problem === null ? range : null;
  const hint = t(
    'hint',
    bySide((side) => fields[side].exampleText),
  );
  const group = useRangeGroup(
    { ...field, hint: field.hint ?? hint },
    { fields, problem: problem ? problemInWords(problem, language) : undefined },
  );
  useOwnedRange(props, chosen, group.choose);

  const draft = useRangeDraft({
    ends: bySide((side) => orNone(dayOfDate)(ends[side])),
    times: bySide((side) => timeOfEnd(ends[side])),
    rules: props,
    isAvailable,
    lackOf,
    count,
    language,
    onTake(days, times) {
      // Nothing is missing: each day has its time, or there is neither.
      group.choose(bySide((side) => orNone((day: CalendarDay) => kind.endOf(day, times[side]))(days[side])));
    },
  });

  const inWords = (end: Value) => endInWords(dayOfDate(end), timeOfEnd(end), language);
  return {
    props,
    field,
    group,
    draft,
    language,
    isAvailable,
    hint,
    today: dayOfDate(today),
    /** The owner's range in words; null without one. */
    chosen: chosen && bySide((side) => inWords(chosen[side])),
  };
}

export type RangePicker = Omit<ReturnType<typeof useRangePicker<AnyDate, object>>, 'props'> & {
  props: Pick<RangeBehaviour<never>, 'availability' | 'calendar' | 'closesOnBack' | 'count'>;
};
