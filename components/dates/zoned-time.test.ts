import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockChanges, zones } from './testing.ts';
import { datePartsOf, dayIn, fromIsoDate, momentOf, toIsoDate, zonedTime } from './index.ts';

const QUARTER = 900_000;
const anyMoment = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });

const wallThere = (epoch: number, zone: string): string => fromAbsolute(epoch, zone).toString().slice(0, 16);
const wallHere = (epoch: number, zone: string): string => {
  const { day, minutes } = zonedTime(epoch, zone);
  return new Date(Date.parse(toIsoDate(day)) + minutes * 60_000).toISOString().slice(0, 16);
};

describe('a moment in a time zone', () => {
  it('matches another library at any time', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...zones), (epoch, zone) => {
        expect(wallHere(epoch, zone)).toBe(wallThere(epoch, zone));
      }),
      { numRuns: 1000 },
    );
  });

  it.each(zones)('is right around every clock change in %s, both ways', (zone) => {
    const changes = [2026, 2027].flatMap((year) => clockChanges(year, zone));
    expect(changes.length).toBe(zone === 'Asia/Kolkata' ? 0 : 4);
    for (const change of changes) {
      for (let epoch = change - 12 * QUARTER; epoch < change + 12 * QUARTER; epoch += QUARTER) {
        expect(wallHere(epoch, zone)).toBe(wallThere(epoch, zone));
        const { day, minutes } = zonedTime(epoch, zone);
        const { year, month, day: dayOfMonth } = datePartsOf(day);
        const wall = new CalendarDateTime(year, month, dayOfMonth, Math.floor(minutes / 60), minutes % 60);
        expect(momentOf({ day, minutes }, zone)).toBe(toZoned(wall, zone, 'compatible').toDate().getTime());
      }
    }
  });

  it('is reversible for every wall time, even skipped ones', () => {
    fc.assert(
      fc.property(anyMoment, fc.nat(1439), fc.constantFrom(...zones), (epoch, minutes, zone) => {
        const day = dayIn(epoch, zone);
        const { year, month, day: dayOfMonth } = datePartsOf(day);
        const wall = new CalendarDateTime(year, month, dayOfMonth, Math.floor(minutes / 60), minutes % 60);
        expect(momentOf({ day, minutes }, zone)).toBe(toZoned(wall, zone, 'compatible').toDate().getTime());
      }),
      { numRuns: 1000 },
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
