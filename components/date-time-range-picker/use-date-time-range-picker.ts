import { useMemo, useState } from 'react';
import { availabilityIn } from '../date-field/date-reading.ts';
import type { PickerCalendarOptions } from '../date-picker/picker-calendar.ts';
import { usePickerOverlay } from '../date-picker/use-picker-overlay.ts';
import { noEnds, wholeRange, type RangeEnds } from '../date-range-picker/range-rules.ts';
import type { BySide, Side } from '../date-range-picker/range-statuses.ts';
import { problemInWords, type RangeLanguage } from '../date-range-picker/range-words.ts';
import { useRangeLanguage } from '../date-range-picker/use-date-range-picker.ts';
import { useOwnedRange } from '../date-range-picker/use-owned-range.ts';
import { exampleWithin } from '../date-range-picker/use-range-fields.ts';
import { useRangeGroup } from '../date-range-picker/use-range-group.ts';
import { exampleTime, isAvailableAt, writeDateTime } from '../date-time-picker/date-time.ts';
import { useDateTimeField } from '../date-time-picker/use-date-time-field.ts';
import { defaultDatePattern, orNone, timeOf, type AvailabilityRules, type DayTime } from '../dates/index.ts';
import type { FieldOptions } from '../field/index.ts';
import type { DateTimeRangeBehaviour } from './date-time-range-options.ts';
import { wallProblemOf } from './date-time-range-rules.ts';
import { dayTimeOfWall, wallOf } from './wall-minutes.ts';

const noRules: AvailabilityRules = {};
const bySide = <Value>(of: (side: Side) => Value): BySide<Value> => ({ start: of('start'), end: of('end') });
const exampleTimes = { start: timeOf(10, 0), end: timeOf(16, 0) };

/** State and behaviour of two dates with times, typed or chosen in a panel. */
export function useDateTimeRangePicker(
  field: FieldOptions,
  behaviour: DateTimeRangeBehaviour,
  calendar: PickerCalendarOptions | undefined,
) {
  const { pattern = defaultDatePattern, availability = noRules, timeRules = {}, clock = 24, today, value } = behaviour;
  const names = { start: behaviour.startName, end: behaviour.endName };
  const language: RangeLanguage = { ...useRangeLanguage(calendar), clock };
  const overlay = usePickerOverlay();
  const { isAvailable, ...bounds } = useMemo(() => availabilityIn(availability), [availability]);
  const timeRulesOf = typeof timeRules === 'function' ? timeRules : () => timeRules;

  const exampleDays = exampleWithin(bounds);
  const examples = bySide((side): DayTime => {
    if (behaviour.example) return dayTimeOfWall(behaviour.example[side]);
    const day = exampleDays[side];
    return { day, time: exampleTime(exampleTimes[side], timeRulesOf(day)) };
  });

  const [initial] = useState(() => {
    const ends: RangeEnds = value ?? behaviour.defaultValue ?? noEnds;
    return bySide((side) => orNone(dayTimeOfWall)(ends[side]));
  });
  // The fields' reported values, not the rendered ones: hydration changes the format in between.
  const [ends, setEnds] = useState<RangeEnds>(() =>
    bySide((side) => {
      const end = initial[side];
      return end && isAvailableAt(end, { availability, timeRulesOf }) ? wallOf(end) : null;
    }),
  );
  const optionsOf = (side: Side) => ({
    name: names[side],
    pattern,
    availability,
    timeRules,
    clock,
    today,
    example: examples[side],
    defaultValue: initial[side],
    onChange: (end: DayTime | null) => setEnds((known) => ({ ...known, [side]: orNone(wallOf)(end) })),
  });
  const start = useDateTimeField(optionsOf('start'));
  const end = useDateTimeField(optionsOf('end'));

  const range = wholeRange(ends);
  const problem = range && wallProblemOf(range, behaviour, isAvailable);
  const chosen = problem === null ? range : null;
  const written = bySide((side) => writeDateTime(examples[side], start.rule));
  const hint = language.t('hint', written);

  const group = useRangeGroup(
    { ...field, hint: field.hint ?? hint },
    { names, fields: { start, end }, problem: problem ? problemInWords(problem, language) : undefined, overlay },
  );
  useOwnedRange(behaviour, chosen, (next) => group.choose(bySide((side) => orNone(dayTimeOfWall)(next[side]))));

  return {
    ...group,
    language,
    overlay,
    hint,
    ends: bySide((side) => orNone(dayTimeOfWall)(ends[side])),
    chosen,
    isAvailable,
    timeRulesOf,
  };
}
