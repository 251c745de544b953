import type { CalendarDate } from '@internationalized/date';
import { useDateField, type DateFieldBehaviour } from '../date-field/use-date-field.ts';
import { availabilityIn } from '../date-field/date-reading.ts';
import { dateOfDay, dayOfDate, type CalendarDay } from '../dates/index.ts';
import { integerRangeOptions } from '../dates/integer-options.ts';
import { splitFieldOptions, type FieldOptions } from '../field/index.ts';
import * as styles from './date-range-picker.css.ts';
import { RangeFrame, type RangePanelOptions } from './range-frame.tsx';
import { useRangePicker, type EndKind, type RangeBehaviour } from './use-range-picker.ts';

type DateRangeBehaviour<Day = CalendarDay> = RangeBehaviour<Day, Day> & Pick<DateFieldBehaviour, 'shortYearCutoff'>;

export type DateRangePickerProps = FieldOptions &
  DateRangeBehaviour<CalendarDate> &
  RangePanelOptions & {
    /** Use `startName` and `endName`. */
    name?: never;
  };

const dayRangeOptions: (options: DateRangeBehaviour<CalendarDate>) => DateRangeBehaviour =
  /* @__PURE__ */ integerRangeOptions(dayOfDate, dateOfDay);

const days: EndKind<DateRangeBehaviour> = {
  dayOf: (day) => day,
  timeOf: () => null,
  endOf: (day) => day,
  isAvailable: (day, { availability }) => availabilityIn(availability).isAvailable(day),
  exampleOf: (day) => day,
  useEnd: useDateField,
};

/**
 * Two dates typed, or chosen in a calendar by two clicks in any order, and confirmed with "Wybierz". Sent as
 * `yyyy-mm-dd` under two names. Without JavaScript it is two native date inputs.
 */
export function DateRangePicker({ count = 'days', calendar, closesOnBack, ...props }: DateRangePickerProps) {
  const { options: field, rest } = splitFieldOptions(props);
  const behaviour = dayRangeOptions(rest);
  const { frameProps, chosen, t } = useRangePicker({ field, behaviour, calendar, count, kind: days });
  return (
    <RangeFrame
      {...frameProps}
      closesOnBack={closesOnBack}
      triggerName={chosen ? t('change', chosen) : t('open')}
      inputClass={styles.date}
    />
  );
}
