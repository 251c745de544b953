import { fromIsoDate, type CalendarDay } from '../../../components/dates/index.ts';

/** The oldest person on record lived 122 years; an earlier year is a typing error. */
const earliest = fromIsoDate('1900-01-01');

/** Whether it is a real day, written YYYY-MM-DD (spec 5), from 1900-01-01 to `today`. */
export function isBirthDate(value: string, today: CalendarDay): boolean {
  try {
    const day = fromIsoDate(value.trim());
    return day >= earliest && day <= today;
  } catch {
    return false;
  }
}
