import { useMemo, useState } from 'react';
import { availabilityIn } from '../date-field/date-reading.ts';
import type { PickerCalendarOptions } from '../date-picker/picker-calendar.ts';
import { usePickerOverlay } from '../date-picker/use-picker-overlay.ts';
import { noEnds, wholeRange, type RangeEnds } from '../date-range-picker/range-rules.ts';
import { bySide, type Side } from '../date-range-picker/range-statuses.ts';
import { problemInWords, type RangeLanguage } from '../date-range-picker/range-words.ts';
import { useRangeLanguage } from '../date-range-picker/use-date-range-picker.ts';
import { useOwnedRange } from '../date-range-picker/use-owned-range.ts';
import { exampleWithin } from '../date-range-picker/use-range-fields.ts';
import { useRangeGroup } from '../date-range-picker/use-range-group.ts';
import { exampleTime, isAvailableAt, writeDateTime } from '../date-time-picker/date-time.ts';
import { useDateTimeField } from '../date-time-picker/use-date-time-field.ts';
import { wallTimeOf, type WallTime } from '../dates/calendar-date.ts';
import { defaultDatePattern, timeOf, type AvailabilityRules } from '../dates/index.ts';
import type { FieldOptions } from '../field/index.ts';
import type { DateTimeRangeBehaviour } from './date-time-range-options.ts';
import { wallProblemOf } from './date-time-range-rules.ts';

const noRules: AvailabilityRules = {};
const exampleTimes = { start: timeOf(10, 0), end: timeOf(16, 0) };

/** State and behaviour of two dates with times, typed or chosen in a panel. */
export function useDateTimeRangePicker(
  field: FieldOptions,
  behaviour: DateTimeRangeBehaviour,
  calendar: PickerCalendarOptions | undefined,
) {
  const { pattern = defaultDatePattern, availability = noRules, timeRules = {}, clock = 24, today } = behaviour;
  const names = { start: behaviour.startName, end: behaviour.endName };
  const language: RangeLanguage = { ...useRangeLanguage(calendar), clock };
  const overlay = usePickerOverlay();
  const { isAvailable, ...bounds } = useMemo(() => availabilityIn(availability), [availability]);
  const timeRulesOf = typeof timeRules === 'function' ? timeRules : () => timeRules;

  const exampleDays = exampleWithin(bounds);
  const timeNear = (side: Side) => exampleTime(exampleTimes[side], timeRulesOf(exampleDays[side]));
  const example = behaviour.example ?? bySide((side) => wallTimeOf(exampleDays[side], timeNear(side)));

  const [initial] = useState<RangeEnds>(behaviour.value ?? behaviour.defaultValue ?? noEnds);
  const availableOr = (end: WallTime | null) =>
    end !== null && isAvailableAt(end, { availability, timeRulesOf }) ? end : null;
  // The fields' reported values, not the rendered ones: hydration changes the format in between.
  const [ends, setEnds] = useState<RangeEnds>(() => bySide((side) => availableOr(initial[side])));
  const optionsOf = (side: Side) => ({
    name: names[side],
    pattern,
    availability,
    timeRules,
    clock,
    today,
    example: example[side],
    defaultValue: initial[side],
    onChange: (end: WallTime | null) => setEnds((known) => ({ ...known, [side]: end })),
  });
  const start = useDateTimeField(optionsOf('start'));
  const end = useDateTimeField(optionsOf('end'));

  const range = wholeRange(ends);
  const problem = range && wallProblemOf(range, behaviour, isAvailable);
  const hint = language.t(
    'hint',
    bySide((side) => writeDateTime(example[side], start.rule)),
  );
  const group = useRangeGroup(
    { ...field, hint: field.hint ?? hint },
    { names, fields: { start, end }, problem: problem ? problemInWords(problem, language) : undefined, overlay },
  );
  const chosen = problem === null ? range : null;
  useOwnedRange(behaviour, chosen, group.choose);
  return { group, language, overlay, ends, chosen, isAvailable, timeRulesOf, hint };
}
