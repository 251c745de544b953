import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { RangeFrame, type RangePanelOptions } from '../date-range-picker/range-frame.tsx';
import { bySide, sides } from '../date-range-picker/range-statuses.ts';
import { useRangeDraft } from '../date-range-picker/use-range-draft.ts';
import { PickerTime } from '../date-time-picker/picker-time.tsx';
import { dayOfWall, orNone, timeOfWall, wallTimeOf, type WallTime } from '../dates/calendar-date.ts';
import { writeTime } from '../dates/index.ts';
import { splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { useTexts } from '../texts/index.ts';
import { wallRangeOptions, type DateTimeRangeBehaviour } from './date-time-range-options.ts';
import * as styles from './date-time-range-picker.css.ts';
import { dateTimeRangePickerTexts } from './date-time-range-picker.texts.ts';
import { timesLackOf } from './date-time-range-rules.ts';
import { useDateTimeRangePicker } from './use-date-time-range-picker.ts';

export type DateTimeRangePickerProps = FieldOptions &
  DateTimeRangeBehaviour<CalendarDateTime, CalendarDate> &
  RangePanelOptions & {
    /** Use `startName` and `endName`. */
    name?: never;
  };

const timeNames = { start: 'startTime', end: 'endTime' } as const;

/**
 * Two dates with times: typed, or chosen by two clicks in any order and two times, and confirmed with "Wybierz". The
 * end is not before the start, in time too. Sent as `yyyy-mm-ddTHH:MM` under two names. Without JavaScript it is two
 * native inputs.
 */
export function DateTimeRangePicker({ count = 'days', calendar, closesOnBack, ...props }: DateTimeRangePickerProps) {
  const t = useTexts(dateTimeRangePickerTexts);
  const { options: field, rest } = splitFieldOptions(props);
  const rules = wallRangeOptions(rest);
  const { ends, chosen, timeRulesOf, ...picker } = useDateTimeRangePicker(field, rules, calendar);
  const { overlay, language, isAvailable } = picker;
  const { words, clock = 24 } = language;
  const draft = useRangeDraft({
    ends: bySide((side) => orNone(dayOfWall)(ends[side])),
    times: bySide((side) => orNone(timeOfWall)(ends[side])),
    rules,
    isAvailable,
    lackOf(range, times) {
      const lack = timesLackOf(range, times, timeRulesOf);
      return lack && { message: t(lack), isWrong: !lack.startsWith('no') };
    },
    count,
    language,
    isOpen: overlay.shown !== null,
    onTake(days, times) {
      // Nothing is missing: each day has its time, or there is neither.
      picker.group.choose(bySide((side) => orNone((day: number) => wallTimeOf(day, times[side]!))(days[side])));
      overlay.close();
    },
  });
  const inWords = (wall: WallTime) => `${words.date(dayOfWall(wall))}, ${writeTime(timeOfWall(wall), clock)}`;
  return (
    <RangeFrame
      {...{ ...picker, field, draft, count, calendar, closesOnBack }}
      today={rules.today}
      availability={rules.availability}
      triggerName={
        chosen
          ? t(
              'change',
              bySide((side) => inWords(chosen[side])),
            )
          : t('open')
      }
      inputClass={styles.moment}
    >
      <div className={styles.times}>
        {sides.map((side) => (
          <PickerTime
            key={side}
            name={t(timeNames[side])}
            clock={clock}
            rules={timeRulesOf(draft.ends[side] ?? rules.today)}
            value={draft.times[side]}
            onChange={(time) => draft.setTime(side, time)}
            onEnter={draft.take}
          />
        ))}
      </div>
    </RangeFrame>
  );
}
