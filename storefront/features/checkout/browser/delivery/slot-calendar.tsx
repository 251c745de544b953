import { DatePicker } from '../../../../../components/date-picker/index.ts';
import { dateOfDay, type CalendarDay } from '../../../../../components/dates/index.ts';
import { readDay, type DeliverySlots } from '../../../../../patterns/rules/delivery-slots.ts';

export interface SlotCalendarProps {
  name: string;
  label: string;
  slots: DeliverySlots;
  today: CalendarDay;
  /** The day so far, YYYY-MM-DD; empty without one. */
  chosen: string;
  /** A service of the courier comes on weekends: the form checks whether it was chosen. */
  comesOnWeekends: boolean;
}

/** The calendar of delivery days: a day that cannot be chosen says why. */
export function SlotCalendar({ name, label, slots, today, chosen, comesOnWeekends }: SlotCalendarProps) {
  const day = readDay(chosen);
  const { earliest, latest, daysOff, workingDays } = slots;
  return (
    <DatePicker
      id={name}
      name={name}
      label={label}
      today={dateOfDay(today)}
      {...(day !== null && { defaultValue: dateOfDay(day) })}
      availability={{
        min: dateOfDay(earliest),
        max: dateOfDay(latest),
        areWeekendsDisabled: !comesOnWeekends,
        areHolidaysDisabled: true,
        holidays: daysOff.map((off) => ({ day: dateOfDay(off.day), name: off.name })),
        workingDays: workingDays.map(dateOfDay),
      }}
    />
  );
}
