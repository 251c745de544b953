import { useMemo, useState } from 'react';
import { availabilityIn } from '../date-field/date-reading.ts';
import { useDateField, type DateFieldBehaviour } from '../date-field/use-date-field.ts';
import {
  clampDay,
  dayOf,
  defaultDatePattern,
  formatDate,
  type AvailabilityRules,
  type CalendarDay,
  type DayBounds,
} from '../dates/index.ts';
import { useTextsContext } from '../texts/index.ts';
import { noEnds, problemOf, wholeRange, type DateRange, type RangeEnds, type RangeRules } from './range-rules.ts';
import type { Side } from './range-statuses.ts';
import type { RangeOwner } from './use-owned-range.ts';

export interface DateRangeBehaviour
  extends RangeRules, RangeOwner, Pick<DateFieldBehaviour, 'pattern' | 'availability' | 'shortYearCutoff'> {
  /** The name under which the first day is sent; a `Form` around knows the state of that date by it. */
  startName?: string | undefined;
  /** The name under which the last day is sent; likewise. */
  endName?: string | undefined;
  /** The day that is marked as today: `dayIn(now, timeZone)`. No clock is asked, so that server and browser agree. */
  today: CalendarDay;
  /** The range that hint and messages give as an example; near to 2026-11-25 unless told. */
  example?: DateRange | undefined;
  /** The range at the start, and after a reset of the form. */
  defaultValue?: DateRange | null | undefined;
}

const noRules: AvailabilityRules = {};

/** Ten days in two months. */
const exampleWithin = (bounds: DayBounds): DateRange => {
  const end = clampDay(dayOf(2026, 12, 4), bounds);
  return { start: clampDay(end - 9, bounds), end };
};

/** Two dates that are typed, and the range that they make. */
export function useRangeFields(options: DateRangeBehaviour) {
  const { pattern = defaultDatePattern, availability = noRules, shortYearCutoff, today, value } = options;
  const { locale } = useTextsContext();
  const { isAvailable, ...bounds } = useMemo(() => availabilityIn(availability), [availability]);
  const example = options.example ?? exampleWithin(bounds);
  const [initial] = useState<RangeEnds>(value ?? options.defaultValue ?? noEnds);
  const availableOr = (day: CalendarDay | null) => (day !== null && isAvailable(day) ? day : null);
  // What the fields tell, and not what they are drawn with: at hydration that is in between two ways of writing.
  const [ends, setEnds] = useState<RangeEnds>(() => ({
    start: availableOr(initial.start),
    end: availableOr(initial.end),
  }));
  const fieldOf = (side: Side, name: string | undefined): DateFieldBehaviour => ({
    name,
    pattern,
    availability,
    shortYearCutoff,
    today,
    defaultValue: initial[side],
    example: example[side],
    onChange: (day) => setEnds((known) => ({ ...known, [side]: day })),
  });
  const start = useDateField(fieldOf('start', options.startName));
  const end = useDateField(fieldOf('end', options.endName));

  const range = wholeRange(ends);
  const problem = range && problemOf(range, options, isAvailable);
  const chosen = problem === null ? range : null;

  return {
    fields: { start, end },
    /** The days that are known and may be chosen. */
    ends,
    /** Why the two may not be a range. */
    problem,
    /** The range that the owner knows. */
    chosen,
    isAvailable,
    /** Two dates as they are to be typed. */
    example: {
      start: formatDate(pattern, example.start, { locale }),
      end: formatDate(pattern, example.end, { locale }),
    },
  };
}
