import type { CalendarDate } from '@internationalized/date';
import { splitFieldOptions, type FieldOptions } from '../field/index.ts';
import * as styles from './date-range-picker.css.ts';
import { dayRangeOptions } from './day-range-options.ts';
import { RangeFrame, type RangePanelOptions } from './range-frame.tsx';
import { useDateRangePicker } from './use-date-range-picker.ts';
import { useRangeDraft } from './use-range-draft.ts';
import type { DateRangeBehaviour } from './use-range-fields.ts';

export type DateRangePickerProps = FieldOptions &
  DateRangeBehaviour<CalendarDate> &
  RangePanelOptions & {
    /** Use `startName` and `endName`. */
    name?: never;
  };

/**
 * Two dates typed, or chosen in a calendar by two clicks in any order, and confirmed with "Wybierz". Sent as
 * `yyyy-mm-dd` under two names. Without JavaScript it is two native date inputs.
 */
export function DateRangePicker({ count = 'days', calendar, closesOnBack, ...props }: DateRangePickerProps) {
  const { options: field, rest } = splitFieldOptions(props);
  const rules = dayRangeOptions(rest);
  const { ends, chosen, ...picker } = useDateRangePicker(field, rules, calendar);
  const { overlay, language, isAvailable } = picker;
  const { t, words } = language;
  const draft = useRangeDraft({
    ends,
    rules,
    isAvailable,
    count,
    language,
    isOpen: overlay.shown !== null,
    onTake(next) {
      picker.group.choose(next);
      overlay.close();
    },
  });
  return (
    <RangeFrame
      {...{ ...picker, field, draft, count, calendar, closesOnBack }}
      today={rules.today}
      availability={rules.availability}
      triggerName={chosen ? t('change', { start: words.date(chosen.start), end: words.date(chosen.end) }) : t('open')}
      inputClass={styles.date}
    />
  );
}
