import type { ZonedDateTime } from '@internationalized/date';

/**
 * An instant: a `ZonedDateTime` of `@internationalized/date`, a `Date`, milliseconds since 1970 in UTC, or ISO 8601 with its
 * offset: "2026-11-23T18:00:00+01:00". The last two travel as JSON.
 */
export type Instant = ZonedDateTime | Date | number | string;

const withOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * The milliseconds of an instant. A text without an offset is rejected: server and browser would use different time
 * zones.
 *
 * @throws RangeError for an invalid instant
 */
export function millisecondsOf(instant: Instant): number {
  const date = (instant as Partial<ZonedDateTime>).toDate?.() ?? (instant as Exclude<Instant, ZonedDateTime>);
  const isUnambiguous = typeof date !== 'string' || withOffset.test(date);
  const milliseconds = isUnambiguous ? new Date(date).getTime() : Number.NaN;
  if (Number.isNaN(milliseconds)) throw new RangeError(`"${String(instant)}" is no exact instant.`);
  return milliseconds;
}

/** Whole seconds from `now` to `end`, both in milliseconds, rounded up. Never below 0. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/** A count of one unit: 2 days. */
export interface TimePart {
  readonly unit: TimeUnit;
  /** A whole number from 0; below 24 hours, 60 minutes and 60 seconds. */
  readonly count: number;
}

/** Seconds per unit, largest first. */
const units: ReadonlyArray<readonly [TimeUnit, number]> = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
];

/** The largest nonzero unit and the next: two numbers are read at a glance, four are not. */
const shownUnits = (seconds: number) =>
  // For zero it is the last one: 0 seconds.
  units.slice(units.findIndex(([, length]) => seconds >= length)).slice(0, 2);

/** A time in whole seconds as shown: 2 days 3 hours, 3 hours 12 minutes, 59 seconds. */
export function timeParts(seconds: number): ReadonlyArray<TimePart> {
  let rest = seconds;
  return shownUnits(seconds).map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return { unit, count };
  });
}

/** A time without what `timeParts` omits: it changes only with its words. */
export const shownSeconds = (seconds: number): number => seconds - (seconds % (shownUnits(seconds).at(-1)?.[1] ?? 1));

/** Seconds in which code that counts can load. */
const LOADS_IN = 10;

/**
 * For how long a page may do without the code that counts, in milliseconds: until shortly before the words that the server
 * wrote change, or a milestone is announced. 0 where they change any second. Both instants are milliseconds since 1970.
 */
export function unchangedFor(end: number, now: number): number {
  const left = secondsLeft(end, now);
  return Math.max(0, left - shownSeconds(left) - LOADS_IN) * 1000;
}

/** Announced times, in seconds before the end: 1 day, 1 hour, 10 minutes, 1 minute. */
export const milestones: ReadonlyArray<number> = [86_400, 3600, 600, 60];

/** Whether a milestone lies between two readings of the seconds left. The end is none. */
export const passesMilestone = (before: number, after: number): boolean =>
  after > 0 && milestones.some((milestone) => before > milestone && after <= milestone);
