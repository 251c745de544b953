import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockChanges, zones } from './testing.ts';
import { dayIn, fromIsoDate, momentOf, toIsoDate, zonedTime } from './index.ts';

const [MINUTE, QUARTER, DAY] = [60_000, 900_000, 86_400_000];
const anyMoment = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });

const formats = new Map(
  zones.map((timeZone) => [
    timeZone as string,
    // Swedish writes ISO 8601.
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
const wallByIntl = (epoch: number, zone: string): string => formats.get(zone)!.format(epoch).replace(' ', 'T');
const isoOf = (wall: number): string => new Date(wall).toISOString().slice(0, 16);
const wallHere = (epoch: number, zone: string): string => {
  const { day, minutes } = zonedTime(epoch, zone);
  return isoOf(Date.parse(toIsoDate(day)) + minutes * MINUTE);
};

/** By definition: the first moment that shows this time; a skipped time is as long after the time a day before. */
function momentByIntl(wall: number, zone: string): number {
  for (let epoch = wall - 14 * 4 * QUARTER; epoch <= wall + 12 * 4 * QUARTER; epoch += QUARTER)
    if (wallByIntl(epoch, zone) === isoOf(wall)) return epoch;
  return momentByIntl(wall - DAY, zone) + DAY;
}
const momentHere = (wall: number, zone: string): number => {
  const day = Math.floor(wall / DAY);
  return momentOf({ day, minutes: (wall - day * DAY) / MINUTE }, zone);
};

describe('a moment in a time zone', () => {
  it('matches the platform at any time', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...zones), (epoch, zone) => {
        expect(wallHere(epoch, zone)).toBe(wallByIntl(epoch, zone));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(zones)('is right around every clock change in %s, both ways', (zone) => {
    const changes = [2026, 2027].flatMap((year) => clockChanges(year, zone));
    expect(changes.length).toBe(zone === 'Asia/Kolkata' ? 0 : 4);
    for (const change of changes) {
      for (let epoch = change - 12 * QUARTER; epoch < change + 12 * QUARTER; epoch += QUARTER) {
        expect(wallHere(epoch, zone)).toBe(wallByIntl(epoch, zone));
        const wall = Date.parse(`${wallByIntl(epoch, zone)}Z`);
        // Also the times that the change skips.
        for (const shown of [wall, wall + 4 * QUARTER]) expect(momentHere(shown, zone)).toBe(momentByIntl(shown, zone));
      }
    }
  });

  it('is the first that shows its wall time, even a skipped one', () => {
    const anyMinute = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) / MINUTE });
    fc.assert(
      fc.property(anyMinute, fc.constantFrom(...zones), (minute, zone) => {
        expect(momentHere(minute * MINUTE, zone)).toBe(momentByIntl(minute * MINUTE, zone));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    // The hour skipped in Warsaw on 29 March, and the repeated one of 25 October.
    ['2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 180, '2026-10-25T02:00:00.000Z'],
  ])('%s, %d minutes after midnight, is in Warsaw at %s', (date, minutes, expected) => {
    expect(new Date(momentOf({ day: fromIsoDate(date), minutes }, 'Europe/Warsaw')).toISOString()).toBe(expected);
  });

  it('throws for an unknown zone', () => {
    expect(() => dayIn(0, 'Europe/Nowhere')).toThrow(RangeError);
  });
});
