import { parseDate } from '@internationalized/date';
import { DatePicker } from '../../../../../components/date-picker/index.ts';
import { readDay, type DeliverySlots } from '../../../../../patterns/rules/delivery-slots.ts';

export interface SlotCalendarProps {
  name: string;
  label: string;
  slots: DeliverySlots;
  /** The day in the shop's zone, YYYY-MM-DD. */
  today: string;
  /** The day so far, YYYY-MM-DD; empty without one. */
  chosen: string;
  /** The chosen services: some come on weekends. */
  services: ReadonlyArray<string>;
}

/** The calendar of delivery days: a day that cannot be chosen says why. */
export function SlotCalendar({ name, label, slots, today, chosen, services }: SlotCalendarProps) {
  const comesOnSundays = services.includes('weekend');
  const comesOnSaturdays = comesOnSundays || services.includes('saturday');
  const { earliest, latest, daysOff, workingDays, calendar } = slots;
  return (
    <DatePicker
      id={name}
      name={name}
      label={label}
      today={parseDate(today)}
      pattern={calendar.pattern}
      calendar={{ locale: calendar.locale, yearsInView: calendar.yearsInView }}
      {...(readDay(chosen) !== null && { defaultValue: parseDate(chosen) })}
      availability={{
        min: parseDate(earliest),
        max: parseDate(latest),
        areWeekendsDisabled: !comesOnSaturdays && !comesOnSundays,
        ...(comesOnSaturdays && !comesOnSundays && { disabledWeekdays: [7] as const }),
        areHolidaysDisabled: true,
        holidays: daysOff.map((off) => ({ day: parseDate(off.day), name: off.name })),
        workingDays: workingDays.map((working) => parseDate(working)),
      }}
    />
  );
}
