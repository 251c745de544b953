import type { CalendarDate } from '@internationalized/date';
import { useDateField, type DateFieldBehaviour } from '../date-field/use-date-field.ts';
import { dateOfDay } from '../dates/index.ts';
import type { FieldOptions } from '../field/index.ts';
import * as styles from './date-range-picker.css.ts';
import { RangeFrame } from './range-frame.tsx';
import { useRangePicker, type EndKind, type RangeBehaviour } from './use-range-picker.ts';

export type DateRangePickerProps = FieldOptions &
  RangeBehaviour<CalendarDate> &
  Pick<DateFieldBehaviour, 'shortYearCutoff'>;

const dates: EndKind<CalendarDate, object> = { endOf: dateOfDay, exampleOf: dateOfDay, useEnd: useDateField };

/**
 * Two dates typed, or chosen in a calendar by two clicks in any order, and confirmed with "Wybierz". Sent as
 * `yyyy-mm-dd` under two names. Without JavaScript it is two native date inputs.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const picker = useRangePicker(props, dates);
  const { t } = picker.language;
  return (
    <RangeFrame
      picker={picker}
      triggerName={picker.chosen ? t('change', picker.chosen) : t('open')}
      inputClass={styles.date}
    />
  );
}
