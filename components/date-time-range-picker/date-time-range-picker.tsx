import type { CalendarDate, CalendarDateTime } from '@internationalized/date';
import { Button } from '../button/index.ts';
import { Calendar } from '../calendar/index.ts';
import * as dateFieldStyles from '../date-field/date-field.css.ts';
import { dayCalendarOptions, type PickerCalendarOptions } from '../date-picker/picker-calendar.ts';
import { PickerOverlay } from '../date-picker/picker-overlay.tsx';
import * as rangeStyles from '../date-range-picker/date-range-picker.css.ts';
import { RangeSummary } from '../date-range-picker/range-summary.tsx';
import { sides, type Side } from '../date-range-picker/range-statuses.ts';
import type { RangeCount } from '../date-range-picker/range-words.ts';
import { useRangeDraft } from '../date-range-picker/use-range-draft.ts';
import { PickerTime } from '../date-time-picker/picker-time.tsx';
import { writeTime } from '../dates/index.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { FieldBox, splitFieldOptions, type FieldOptions } from '../field/index.ts';
import { useTexts } from '../texts/index.ts';
import { wallRangeOptions, type DateTimeRangeBehaviour } from './date-time-range-options.ts';
import * as styles from './date-time-range-picker.css.ts';
import { dateTimeRangePickerTexts } from './date-time-range-picker.texts.ts';
import { timesLackOf } from './date-time-range-rules.ts';
import { useDateTimeRangePicker } from './use-date-time-range-picker.ts';
import { dayTimeOfWall, type WallMinutes } from './wall-minutes.ts';

export type DateTimeRangePickerProps = FieldOptions &
  DateTimeRangeBehaviour<CalendarDateTime, CalendarDate> & {
    /** Use `startName` and `endName`. */
    name?: never;
    /** How a range's length is described: its available days, by default as "dni", or a custom count. */
    count?: RangeCount;
    /** How the calendar shows days: names, week numbers, content of a day. A panel has two months, a sheet one. */
    calendar?: PickerCalendarOptions;
    /** Whether Back closes the sheet: while open, the history has one more entry. Off by default. */
    closesOnBack?: boolean;
  };

const timeNames = { start: 'startTime', end: 'endTime' } as const;

/**
 * Two dates with times: typed, or chosen by two clicks in any order and two times, and confirmed with "Wybierz". The
 * end is not before the start, in time too. Sent as `yyyy-mm-ddTHH:MM` under two names. Without JavaScript it is two
 * native inputs.
 */
export function DateTimeRangePicker({ count = 'days', calendar, closesOnBack, ...props }: DateTimeRangePickerProps) {
  const { options: field, rest: dated } = splitFieldOptions(props);
  const rest = wallRangeOptions(dated);
  const t = useTexts(dateTimeRangePickerTexts);
  const picker = useDateTimeRangePicker(field, rest, calendar);
  const { overlay, language, chosen, ends, isAvailable, timeRulesOf } = picker;
  const { t: ofRange, words, clock = 24 } = language;
  const isPanel = overlay.shown === 'popover';

  const draft = useRangeDraft({
    ends: { start: ends.start?.day ?? null, end: ends.end?.day ?? null },
    times: { start: ends.start?.time ?? null, end: ends.end?.time ?? null },
    rules: rest,
    isAvailable,
    lackOf(range, times) {
      const lack = timesLackOf(range, times, timeRulesOf);
      return lack && { message: t(lack), isWrong: !lack.startsWith('no') };
    },
    count,
    language,
    isOpen: overlay.shown !== null,
    onTake(days, times) {
      const endOf = (side: Side) => {
        const [day, time] = [days[side], times[side]];
        return day === null || time === null ? null : { day, time };
      };
      picker.choose({ start: endOf('start'), end: endOf('end') });
      overlay.close();
    },
  });
  const momentInWords = (wall: WallMinutes) => {
    const { day, time } = dayTimeOfWall(wall);
    return `${words.date(day)}, ${writeTime(time, clock)}`;
  };
  const summary = <RangeSummary draft={draft} count={count} isAvailable={isAvailable} language={language} />;
  const buttonSize = isPanel ? 'compact' : 'standard';
  const actions = (
    <>
      <Button tone={isPanel ? 'text' : 'secondary'} size={buttonSize} onClick={draft.clear}>
        {ofRange('clear')}
      </Button>
      <Button tone="primary" size={buttonSize} onClick={draft.take}>
        {ofRange('take')}
      </Button>
    </>
  );
  const trigger = (
    <PickerOverlay
      overlay={overlay}
      triggerName={
        chosen ? t('change', { start: momentInWords(chosen.start), end: momentInWords(chosen.end) }) : t('open')
      }
      title={ofRange('title')}
      closesOnBack={closesOnBack}
      isDisabled={picker.isDisabled}
      actions={isPanel ? undefined : actions}
    >
      <Calendar
        {...dayCalendarOptions(calendar)}
        {...rest.availability}
        monthCount={isPanel ? (calendar?.monthCount ?? 2) : 1}
        isBare
        today={rest.today}
        mode="multiple-ranged"
        canGiveUp={false}
        value={draft.selection}
        onChange={(_selection, { day }) => draft.choose(day)}
        prompt={(_selection, { day }) => draft.promptAfter(day)}
      />
      <div className={styles.times}>
        {sides.map((side) => (
          <PickerTime
            key={side}
            name={t(timeNames[side])}
            clock={clock}
            rules={timeRulesOf(draft.ends[side] ?? rest.today)}
            value={draft.times[side]}
            onChange={(time) => draft.setTime(side, time)}
            onEnter={draft.take}
          />
        ))}
      </div>
      {isPanel ? (
        <div className={rangeStyles.foot}>
          {summary}
          <div className={rangeStyles.actions}>{actions}</div>
        </div>
      ) : (
        <div className={rangeStyles.line}>{summary}</div>
      )}
    </PickerOverlay>
  );

  return (
    <FieldGroup
      field={{ ...field, hint: field.hint ?? <span className={dateFieldStyles.example}>{picker.hint}</span> }}
      wiring={picker}
    >
      {/* The native inputs have their own panels, even without JavaScript. */}
      <FieldBox state={picker.state} end={!picker.isNative && trigger}>
        <input className={styles.moment} {...picker.inputProps('start')} />
        <span className={rangeStyles.dash} />
        <input className={styles.moment} {...picker.inputProps('end')} />
      </FieldBox>
    </FieldGroup>
  );
}
