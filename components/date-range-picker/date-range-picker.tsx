import type { CalendarDate } from '@internationalized/date';
import { Button } from '../button/index.ts';
import { Calendar } from '../calendar/index.ts';
import * as dateFieldStyles from '../date-field/date-field.css.ts';
import { PickerOverlay } from '../date-picker/picker-overlay.tsx';
import { dayCalendarOptions, type PickerCalendarOptions } from '../date-picker/picker-calendar.ts';
import { FieldGroup } from '../field/field-group.tsx';
import { FieldBox, splitFieldOptions, type FieldOptions } from '../field/index.ts';
import * as styles from './date-range-picker.css.ts';
import { dayRangeOptions } from './day-range-options.ts';
import { RangeSummary } from './range-summary.tsx';
import type { RangeCount } from './range-words.ts';
import { useDateRangePicker } from './use-date-range-picker.ts';
import { useRangeDraft } from './use-range-draft.ts';
import type { DateRangeBehaviour } from './use-range-fields.ts';

export type DateRangePickerProps = FieldOptions &
  DateRangeBehaviour<CalendarDate> & {
    /** Use `startName` and `endName`. */
    name?: never;
    /** How a range's length is described: its available days, by default as "dni", or a custom count. */
    count?: RangeCount;
    /** How the calendar shows days: names, week numbers, content of a day. A panel has two months, a sheet one. */
    calendar?: PickerCalendarOptions;
    /** Whether Back closes the sheet: while open, the history has one more entry. Off by default. */
    closesOnBack?: boolean;
  };

/**
 * Two dates typed, or chosen in a calendar by two clicks in any order, and confirmed with "Wybierz". Sent as
 * `yyyy-mm-dd` under two names. Without JavaScript it is two native date inputs.
 */
export function DateRangePicker({ count = 'days', calendar, closesOnBack, ...props }: DateRangePickerProps) {
  const { options: field, rest: dated } = splitFieldOptions(props);
  const rest = dayRangeOptions(dated);
  const picker = useDateRangePicker(field, rest, calendar);
  const { overlay, language, chosen, example, isAvailable } = picker;
  const { t, words } = language;
  const isPanel = overlay.shown === 'popover';
  const draft = useRangeDraft({
    ends: picker.ends,
    rules: rest,
    isAvailable,
    count,
    language,
    isOpen: overlay.shown !== null,
    onTake(ends) {
      picker.choose(ends);
      overlay.close();
    },
  });
  const summary = <RangeSummary draft={draft} count={count} isAvailable={isAvailable} language={language} />;
  const buttonSize = isPanel ? 'compact' : 'standard';
  const actions = (
    <>
      <Button tone={isPanel ? 'text' : 'secondary'} size={buttonSize} onClick={draft.clear}>
        {t('clear')}
      </Button>
      <Button tone="primary" size={buttonSize} onClick={draft.take}>
        {t('take')}
      </Button>
    </>
  );
  const trigger = (
    <PickerOverlay
      overlay={overlay}
      triggerName={chosen ? t('change', { start: words.date(chosen.start), end: words.date(chosen.end) }) : t('open')}
      title={t('title')}
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
      {isPanel ? (
        <div className={styles.foot}>
          {summary}
          <div className={styles.actions}>{actions}</div>
        </div>
      ) : (
        <div className={styles.line}>{summary}</div>
      )}
    </PickerOverlay>
  );

  return (
    <FieldGroup
      field={{ ...field, hint: field.hint ?? <span className={dateFieldStyles.example}>{t('hint', example)}</span> }}
      wiring={picker}
    >
      {/* The native inputs have their own calendars, even without JavaScript. */}
      <FieldBox state={picker.state} end={!picker.isNative && trigger}>
        <input className={styles.date} {...picker.inputProps('start')} />
        <span className={styles.dash} />
        <input className={styles.date} {...picker.inputProps('end')} />
      </FieldBox>
    </FieldGroup>
  );
}
