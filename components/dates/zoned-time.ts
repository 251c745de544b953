import { dayOfEpoch, epochOfDay, type CalendarDay } from './calendar-day.ts';

/** A moment on a wall clock and calendar. */
export interface ZonedTime {
  readonly day: CalendarDay;
  /** Minutes since midnight on the clock, 0 to 1439: on a day of 25 hours some repeat. */
  readonly minutes: number;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}

/** The wall time, as if the zone were UTC; whole seconds. */
function wallOf(epoch: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(epoch);
  const {
    year = 0,
    month = 1,
    day,
    hour,
    minute,
    second,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The zone's offset from UTC, in milliseconds. */
const offsetAt = (epoch: number, timeZone: string): number => {
  const second = Math.floor(epoch / 1000) * 1000;
  return wallOf(second, timeZone) - second;
};

/**
 * The wall time of a moment in a zone, whatever the machine's zone.
 *
 * @param epoch milliseconds since 1970
 * @param timeZone IANA name, "Europe/Warsaw"; throws a RangeError if unknown
 */
export function zonedTime(epoch: number, timeZone: string): ZonedTime {
  const wall = wallOf(epoch, timeZone);
  const day = dayOfEpoch(wall);
  return { day, minutes: Math.floor((wall - epochOfDay(day)) / MINUTE) };
}

/** The day of a moment in a time zone: today, if the moment is now. */
export const dayIn = (epoch: number, timeZone: string): CalendarDay => zonedTime(epoch, timeZone).day;

/**
 * The moment of a day and time in a zone, in milliseconds since 1970. A time repeated when clocks go back is the first
 * of the two; one skipped when they go forward is as long after the gap's start as it would be without it (RFC 5545,
 * 3.3.5).
 */
export function momentOf({ day, minutes }: ZonedTime, timeZone: string): number {
  const wall = epochOfDay(day) + minutes * MINUTE;
  // Clocks change at most once in two days, so one of the two offsets holds.
  const [before, after] = [offsetAt(wall - DAY, timeZone), offsetAt(wall + DAY, timeZone)];
  const shown = [wall - before, wall - after].filter((epoch) => offsetAt(epoch, timeZone) === wall - epoch);
  return shown.length > 0 ? Math.min(...shown) : wall - before;
}
