import { describe, expect, it } from 'vitest';
import { dispatchDay, shippingPromise } from './shipping-time.ts';
import { zonedTime } from '../../components/dates/index.ts';
import { addWorkingDays, calendarDay, formatDay, formatMoment, WARSAW } from './warsaw-time.ts';

const settings = { hoursBeforeOrderBy: 3, longWaitDays: 29 };
const friday = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);
const saturday = Date.parse('2026-11-21T10:00:00+01:00');
const inWords = (epochDay: number) => formatDay(epochDay, 'pl', { weekday: 'long', day: 'numeric', month: 'long' });

describe('shipping promise', () => {
  const today = { isToday: true, deadline: '14:00' };

  it('says nothing certain where the time is unknown [T-07 part]', () => {
    expect(shippingPromise({ isUnknown: true, isToday: true }, friday('10:00'), settings)).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['10:59', { kind: 'today' }],
    ['11:00', { kind: 'deadline', time: '14:00', minutesLeft: 180 }],
    ['13:59', { kind: 'deadline', time: '14:00', minutesLeft: 1 }],
  ])('on a working day at %s: %o [T-12 part, T-13 part]', (time, expected) => {
    expect(shippingPromise(today, friday(time), settings)).toEqual(expected);
  });

  it('after the deadline moves to the next working day, over the weekend', () => {
    const promise = shippingPromise(today, friday('14:00'), settings);
    expect(promise.kind).toBe('weekday');
    expect(inWords(dispatchDay(promise, friday('14:00'))!)).toBe('poniedziałek, 23 listopada');
  });

  it('tells tomorrow after the deadline in the middle of the week', () => {
    const wednesday = Date.parse('2026-11-18T15:00:00+01:00');
    expect(shippingPromise(today, wednesday, settings).kind).toBe('tomorrow');
  });

  it('on a day off promises the next working day', () => {
    const promise = shippingPromise(today, saturday, settings);
    expect(inWords(dispatchDay(promise, saturday)!)).toBe('poniedziałek, 23 listopada');
  });

  it('one day from Thursday is tomorrow, from Friday it is Monday [T-14 part]', () => {
    const thursday = Date.parse('2026-11-19T15:00:00+01:00');
    expect(shippingPromise({ days: 1 }, thursday, settings).kind).toBe('tomorrow');
    expect(inWords(dispatchDay(shippingPromise({ days: 1 }, friday('09:00'), settings), friday('09:00'))!)).toBe(
      'poniedziałek, 23 listopada',
    );
  });

  it('tells days where the wait is longer than 29 [T-15 part]', () => {
    expect(shippingPromise({ days: 35 }, friday('09:00'), settings)).toMatchObject({ kind: 'longWait', days: 35 });
    expect(shippingPromise({ days: 29 }, friday('09:00'), settings).kind).toBe('weekday');
  });

  it('shows the date with a weekday that is a week or more away [T-15 part]', () => {
    const promise = shippingPromise({ weekDay: 5, weekAmount: 1 }, saturday, settings);
    expect(promise).toMatchObject({ kind: 'weekday', showsDate: true });
    expect(inWords(dispatchDay(promise, saturday)!)).toBe('piątek, 4 grudnia');
  });

  it('keeps to working days and leaves holidays out', () => {
    const holiday = calendarDay(Date.parse('2026-11-23T12:00:00+01:00'));
    const promise = shippingPromise({ days: 1 }, friday('09:00'), settings, new Set([holiday]));
    expect(inWords(dispatchDay(promise, friday('09:00'))!)).toBe('wtorek, 24 listopada');
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
