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
  type RangeOf,
} from '../dates/index.ts';
import { useTextsContext } from '../texts/index.ts';
import { noEnds, problemOf, wholeRange, type DayRange, type RangeEnds, type RangeRules } from './range-rules.ts';
import type { Side } from './range-statuses.ts';
import type { RangeOwner } from './use-owned-range.ts';

export interface DateRangeBehaviour<Day = CalendarDay>
  extends RangeRules, RangeOwner<Day>, Pick<DateFieldBehaviour<Day>, 'pattern' | 'availability' | 'shortYearCutoff'> {
  /** The name of the first date for submission; a `Form` uses it for that date's status. */
  startName?: string | undefined;
  /** The name of the last date; likewise. */
  endName?: string | undefined;
  /**
   * The date marked as today: `today(timeZone)` of `@internationalized/date`, read once on the server, so that server
   * and browser agree.
   */
  today: Day;
  /** The example range of hint and messages; by default near 2026-11-25. */
  example?: RangeOf<Day> | undefined;
  /** The initial range, also after a form reset. */
  defaultValue?: RangeOf<Day> | null | undefined;
}

const noRules: AvailabilityRules = {};

/** Ten days in two months. */
export const exampleWithin = (bounds: DayBounds): DayRange => {
  const end = clampDay(dayOf(2026, 12, 4), bounds);
  return { start: clampDay(end - 9, bounds), end };
};

/** Two typed dates and their range. */
export function useRangeFields(options: DateRangeBehaviour) {
  const { pattern = defaultDatePattern, availability = noRules, shortYearCutoff, today, value } = options;
  const { locale } = useTextsContext();
  const { isAvailable, ...bounds } = useMemo(() => availabilityIn(availability), [availability]);
  const example = options.example ?? exampleWithin(bounds);
  const [initial] = useState<RangeEnds>(value ?? options.defaultValue ?? noEnds);
  const availableOr = (day: CalendarDay | null) => (day !== null && isAvailable(day) ? day : null);
  // The fields' reported values, not the rendered ones: hydration changes the format in between.
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
    /** The known, available days. */
    ends,
    /** Why they are no valid range. */
    problem,
    /** The owner's range. */
    chosen,
    isAvailable,
    /** Two dates in the pattern. */
    example: {
      start: formatDate(pattern, example.start, { locale }),
      end: formatDate(pattern, example.end, { locale }),
    },
  };
}
