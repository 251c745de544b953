import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { RangeFrame, type RangePanelOptions } from '../date-range-picker/range-frame.tsx';
import { sides } from '../date-range-picker/range-statuses.ts';
import { useRangePicker, type EndKind, type RangeBehaviour } from '../date-range-picker/use-range-picker.ts';
import { timeRulesIn, type DateTimeRules } from '../date-time-picker/date-time-options.ts';
import { exampleTime, isAvailableAt } from '../date-time-picker/date-time.ts';
import { PickerTime } from '../date-time-picker/picker-time.tsx';
import { useDateTimeField } from '../date-time-picker/use-date-time-field.ts';
import { dateTimeOfWall, dayOfWall, timeOfWall, wallOfDateTime, wallTimeOf } from '../dates/calendar-date.ts';
import { timeOf, type CalendarDay, type RangeOf } from '../dates/index.ts';
import { integerRangeOptions } from '../dates/integer-options.ts';
import { splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { useTexts } from '../texts/index.ts';
import * as styles from './date-time-range-picker.css.ts';
import { dateTimeRangePickerTexts } from './date-time-range-picker.texts.ts';
import { timesLackOf } from './times-lack.ts';

/** Two dates with times, without a time zone: the start, and an end that is not before it. */
export type DateTimeRange = RangeOf<CalendarDateTime>;

type DateTimeRangeBehaviour<Value = number, Day = CalendarDay> = RangeBehaviour<Value, Day> & DateTimeRules<Day>;

export type DateTimeRangePickerProps = FieldOptions &
  DateTimeRangeBehaviour<CalendarDateTime, CalendarDate> &
  RangePanelOptions & {
    /** Use `startName` and `endName`. */
    name?: never;
  };

const timeNames = { start: 'startTime', end: 'endTime' } as const;
const exampleTimes = { start: timeOf(10, 0), end: timeOf(16, 0) };

const wallRangeOptions: (options: DateTimeRangeBehaviour<CalendarDateTime, CalendarDate>) => DateTimeRangeBehaviour =
  /* @__PURE__ */ integerRangeOptions(wallOfDateTime, dateTimeOfWall);

const walls: EndKind<DateTimeRangeBehaviour> = {
  dayOf: dayOfWall,
  timeOf: timeOfWall,
  endOf: (day, time) => wallTimeOf(day, time!),
  isAvailable: (end, { availability, timeRules }) =>
    isAvailableAt(end, { availability, timeRulesOf: timeRulesIn({ timeRules }) }),
  exampleOf: (day, side, rules) => wallTimeOf(day, exampleTime(exampleTimes[side], timeRulesIn(rules)(day))),
  useEnd: useDateTimeField,
};

/**
 * Two dates with times: typed, or chosen by two clicks in any order and two times, and confirmed with "Wybierz". The
 * end is not before the start, in time too. Sent as `yyyy-mm-ddTHH:MM` under two names. Without JavaScript it is two
 * native inputs.
 */
export function DateTimeRangePicker({ count = 'days', calendar, closesOnBack, ...props }: DateTimeRangePickerProps) {
  const t = useTexts(dateTimeRangePickerTexts);
  const { options: field, rest } = splitFieldOptions(props);
  const behaviour = wallRangeOptions(rest);
  const timeRulesOf = timeRulesIn(behaviour);
  const { frameProps, chosen, draft } = useRangePicker({
    field,
    behaviour,
    calendar,
    count,
    kind: walls,
    lackOf(range, times) {
      const lack = timesLackOf(range, times, timeRulesOf);
      return lack && { message: t(lack), isWrong: !lack.startsWith('no') };
    },
  });
  return (
    <RangeFrame
      {...frameProps}
      closesOnBack={closesOnBack}
      triggerName={chosen ? t('change', chosen) : t('open')}
      inputClass={styles.moment}
    >
      <div className={styles.times}>
        {sides.map((side) => (
          <PickerTime
            key={side}
            name={t(timeNames[side])}
            clock={behaviour.clock ?? 24}
            rules={timeRulesOf(draft.ends[side] ?? behaviour.today)}
            value={draft.times[side]}
            onChange={(time) => draft.setTime(side, time)}
            onEnter={draft.take}
          />
        ))}
      </div>
    </RangeFrame>
  );
}
