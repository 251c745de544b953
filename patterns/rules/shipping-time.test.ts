import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { polishHolidays, zonedTime } from '../../components/dates/index.ts';
import { dispatchDay, shippingPromise, type ShippingTime } from './shipping-time.ts';
import { addWorkingDays, calendarDay, formatDay, formatMoment, isWorkingDay, WARSAW } from './warsaw-time.ts';

/* The sentences are tested in patterns/shipping-time; here are the days behind them. */

const settings = { hoursBeforeOrderBy: 3, longWaitDays: 29 };
const friday = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);
const saturday = Date.parse('2026-11-21T10:00:00+01:00');
const inWords = (epochDay: number) => formatDay(epochDay, 'pl', { weekday: 'long', day: 'numeric', month: 'long' });

describe('the day of dispatch', () => {
  it.each<[time: ShippingTime, now: number, expected: string | null]>([
    [{ isUnknown: true }, friday('09:00'), null],
    [{ isToday: true, deadline: '14:00' }, friday('13:59'), 'piątek, 20 listopada'],
    [{ isToday: true, deadline: '14:00' }, friday('14:00'), 'poniedziałek, 23 listopada'],
    [{ isToday: true }, saturday, 'poniedziałek, 23 listopada'],
    [{ days: 1 }, friday('09:00'), 'poniedziałek, 23 listopada'],
    [{ days: 35 }, friday('09:00'), 'piątek, 8 stycznia'],
    [{ calendarDays: 17 }, friday('09:00'), 'poniedziałek, 7 grudnia'],
    [{ calendarDays: 1 }, friday('09:00'), 'poniedziałek, 23 listopada'],
    [{ weekDay: 5, weekAmount: 1 }, saturday, 'piątek, 4 grudnia'],
    [{ weekDay: 5 }, friday('09:00'), 'piątek, 27 listopada'],
    [{ days: 3, weekDay: 3 }, friday('09:00'), 'środa, 25 listopada'],
    [{ days: 0, weekDay: 6 }, saturday, 'sobota, 21 listopada'],
    [{ days: 3, day: calendarDay(saturday) }, friday('09:00'), 'sobota, 21 listopada'],
    [{ days: 3, day: calendarDay(friday('09:00')) }, saturday, 'sobota, 21 listopada'],
  ])('of %o at %d is %s', (time, now, expected) => {
    const day = dispatchDay(shippingPromise(time, now, settings), now);
    expect(day === null ? null : inWords(day)).toBe(expected);
  });

  it('skips holidays', () => {
    const monday = new Set([calendarDay(friday('12:00')) + 3]);
    const promise = shippingPromise({ days: 1 }, friday('09:00'), settings, monday);
    expect(inWords(dispatchDay(promise, friday('09:00'))!)).toBe('wtorek, 24 listopada');
  });

  it('moves from a weekday on a holiday to the next working day', () => {
    const holiday = new Set([calendarDay(friday('12:00')) + 7]);
    const promise = shippingPromise({ weekDay: 5 }, friday('09:00'), settings, holiday);
    expect(inWords(dispatchDay(promise, friday('09:00'))!)).toBe('poniedziałek, 30 listopada');
  });

  it('is never past nor a day off, except for a given weekday', () => {
    const holidays = new Set([2026, 2027, 2028].flatMap((year) => polishHolidays(year).map(({ day }) => day)));
    const fact = fc.record(
      {
        isToday: fc.boolean(),
        deadline: fc.constantFrom('00:00', '14:00', '23:59'),
        days: fc.nat(60),
        hours: fc.nat(40),
        minutes: fc.nat(59),
      },
      { requiredKeys: [] },
    );
    const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
    fc.assert(
      fc.property(fact, moment, (time, now) => {
        const day = dispatchDay(shippingPromise(time, now, settings, holidays), now)!;
        expect(day).toBeGreaterThanOrEqual(calendarDay(now));
        expect(isWorkingDay(day, holidays)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('counts the minutes until the deadline, rounded up [T-12 part]', () => {
    const left = (now: number) => shippingPromise({ isToday: true, deadline: '14:00' }, now, settings);
    expect(left(friday('11:00'))).toEqual({ kind: 'deadline', time: '14:00', minutesLeft: 180 });
    expect(left(friday('14:00') - 1)).toEqual({ kind: 'deadline', time: '14:00', minutesLeft: 1 });
  });
});

describe('Warsaw time', () => {
  it('is right on both sides of daylight saving', () => {
    const minutesAt = (time: string) => zonedTime(Date.parse(time), WARSAW).minutes;
    expect(minutesAt('2026-03-29T00:59:00Z')).toBe(119);
    expect(minutesAt('2026-03-29T01:00:00Z')).toBe(180);
    expect(minutesAt('2026-10-25T01:30:00Z')).toBe(150);
  });

  it('counts working days', () => {
    const day = calendarDay(friday('12:00'));
    expect(inWords(addWorkingDays(day, 0))).toBe('piątek, 20 listopada');
    expect(inWords(addWorkingDays(day, 5))).toBe('piątek, 27 listopada');
  });

  it('writes a moment in Polish', () => {
    expect(formatMoment(friday('11:42'))).toBe('20 listopada 2026 11:42');
  });
});
