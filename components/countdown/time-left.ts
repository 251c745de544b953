/** A moment: milliseconds since 1970 began in UTC, or ISO 8601 with its offset: "2026-11-23T18:00:00+01:00". */
export type Instant = number | string;

const withOffset = /T.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * The milliseconds of an instant. A text without an offset is refused: server and browser would read it in time zones of
 * their own.
 *
 * @throws RangeError where it is no instant
 */
export function millisecondsOf(instant: Instant): number {
  const isTold = typeof instant === 'number' || withOffset.test(instant);
  const milliseconds = isTold ? new Date(instant).getTime() : Number.NaN;
  if (Number.isNaN(milliseconds))
    throw new RangeError(`"${instant}" is no instant: ISO 8601 with an offset, or milliseconds since 1970.`);
  return milliseconds;
}

/** Whole seconds from `now` to `end`, both in milliseconds; a second that has begun is still left. Never below 0. */
export const secondsLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000));

export type TimeUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/** A number of one unit: 2 days. */
export interface TimePart {
  readonly unit: TimeUnit;
  /** A whole number from 0; below 24 hours, 60 minutes and 60 seconds. */
  readonly count: number;
}

/** The seconds of each unit, largest first. */
const units: ReadonlyArray<readonly [TimeUnit, number]> = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
];

/** The largest unit that a time has, and the one below it: two numbers are read at a glance, four are not. */
const shownUnits = (seconds: number) =>
  // Of no time at all the largest is the last one: 0 seconds.
  units.slice(units.findIndex(([, length]) => seconds >= length)).slice(0, 2);

/** A time in whole seconds as it is told: 2 days 3 hours, 3 hours 12 minutes, 59 seconds. */
export function timeParts(seconds: number): ReadonlyArray<TimePart> {
  let rest = seconds;
  return shownUnits(seconds).map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return { unit, count };
  });
}

/** A time without what `timeParts` does not tell of it: it changes only when its words do. */
export const toldSeconds = (seconds: number): number => seconds - (seconds % (shownUnits(seconds).at(-1)?.[1] ?? 1));

/** What is told aloud, in seconds before the end: 1 day, 1 hour, 10 minutes, 1 minute. */
export const milestones: ReadonlyArray<number> = [86_400, 3600, 600, 60];

/** Whether a milestone lies between two readings of the seconds left. The end is none: what ends goes away. */
export const passesMilestone = (before: number, after: number): boolean =>
  after > 0 && milestones.some((milestone) => before > milestone && after <= milestone);
