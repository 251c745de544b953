import type { CalendarDateTime } from '@internationalized/date';
import { RangeFrame } from '../date-range-picker/range-frame.tsx';
import { sides } from '../date-range-picker/range-statuses.ts';
import { useRangePicker, type EndKind, type RangeBehaviour } from '../date-range-picker/use-range-picker.ts';
import { timeRulesIn, type DateTimeRules } from '../date-time-picker/date-time-options.ts';
import { dateTimeOf, exampleTime } from '../date-time-picker/date-time.ts';
import { PickerTime } from '../date-time-picker/picker-time.tsx';
import { useDateTimeField } from '../date-time-picker/use-date-time-field.ts';
import { timeOf, type RangeOf } from '../dates/index.ts';
import type { FieldOptions } from '../field/index.ts';
import { useTexts } from '../texts/index.ts';
import * as styles from './date-time-range-picker.css.ts';
import { dateTimeRangePickerTexts } from './date-time-range-picker.texts.ts';
import { timesLackOf } from './times-lack.ts';

/** Two dates with times, without a time zone: the start, and an end that is not before it. */
export type DateTimeRange = RangeOf<CalendarDateTime>;

export type DateTimeRangePickerProps = FieldOptions & RangeBehaviour<CalendarDateTime> & DateTimeRules;

const timeNames = { start: 'startTime', end: 'endTime' } as const;
const exampleTimes = { start: timeOf(10, 0), end: timeOf(16, 0) };

const datesWithTimes: EndKind<CalendarDateTime, DateTimeRules> = {
  endOf: (day, time) => dateTimeOf(day, time!),
  exampleOf: (day, side, rules) => dateTimeOf(day, exampleTime(exampleTimes[side], timeRulesIn(rules)(day))),
  useEnd: useDateTimeField,
};

/**
 * Two dates with times: typed, or chosen by two clicks in any order and two times, and confirmed with "Wybierz". The
 * end is not before the start, in time too. Sent as `yyyy-mm-ddTHH:MM` under two names. Without JavaScript it is two
 * native inputs.
 */
export function DateTimeRangePicker(props: DateTimeRangePickerProps) {
  const t = useTexts(dateTimeRangePickerTexts);
  const timeRulesOf = timeRulesIn(props);
  const picker = useRangePicker<CalendarDateTime, DateTimeRules>(props, datesWithTimes, (range, times) => {
    const lack = timesLackOf(range, times, timeRulesOf);
    return lack && { message: t(lack), isWrong: !lack.startsWith('no') };
  });
  const { chosen, draft } = picker;
  return (
    <RangeFrame picker={picker} triggerName={chosen ? t('change', chosen) : t('open')} inputClass={styles.moment}>
      <div className={styles.times}>
        {sides.map((side) => (
          <PickerTime
            key={side}
            name={t(timeNames[side])}
            clock={props.clock ?? 24}
            rules={timeRulesOf(draft.ends[side] ?? picker.today)}
            value={draft.times[side]}
            onChange={(time) => draft.setTime(side, time)}
            onEnter={draft.take}
          />
        ))}
      </div>
    </RangeFrame>
  );
}
