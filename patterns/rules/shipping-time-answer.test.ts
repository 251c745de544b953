import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromIsoDate, polishHolidays } from '../../components/dates/index.ts';
import {
  readShippingTimeAnswer,
  shippingTimeAnswer,
  sizeDelayTime,
  sizeShippingTime,
  type ShippingTimeAnswer,
} from './shipping-time-answer.ts';
import { calendarDay } from './warsaw-time.ts';
import { shippingPromise, shippingTimeUntil, type ShippingPromise, type ShippingTime } from './shipping-time.ts';

const settings = { hoursBeforeOrderBy: 3, longWaitDays: 29 };
const friday = (time: string) => Date.parse(`2026-11-20T${time}:00+01:00`);
const holidays = new Set([2026, 2027].flatMap((year) => polishHolidays(year).map(({ day }) => day)));

const span = (days: number, hours = 0, minutes = 0) => ({ days, hours, minutes });

describe('the shipping time of calls', () => {
  it.each<[rule: string, time: ShippingTime, answer: ShippingTimeAnswer]>([
    [
      'unknown',
      { isUnknown: true },
      { unknownTime: true, todayShipmentDeadline: null, time: null, shippingTime: null },
    ],
    [
      'today until 14:00',
      { isToday: true, deadline: '14:00' },
      {
        unknownTime: false,
        todayShipmentDeadline: '14:00:00',
        time: '2026-11-20 14:00',
        shippingTime: { today: true, time: span(0), workingDays: 0, weekDay: 0, weekAmount: 0 },
      },
    ],
    [
      'too late for today',
      { isToday: true, deadline: '08:30' },
      {
        unknownTime: false,
        todayShipmentDeadline: null,
        time: '2026-11-23 00:00',
        shippingTime: { today: false, time: span(3), workingDays: 1, weekDay: 1, weekAmount: 0 },
      },
    ],
    [
      'three working days',
      { days: 3, hours: 2, minutes: 30 },
      {
        unknownTime: false,
        todayShipmentDeadline: null,
        time: '2026-11-25 00:00',
        shippingTime: { today: false, time: span(5), workingDays: 3, weekDay: 3, weekAmount: 0 },
      },
    ],
    [
      '35 working days: the calendar has 49 until then',
      { days: 35 },
      {
        unknownTime: false,
        todayShipmentDeadline: null,
        time: '2027-01-08 00:00',
        shippingTime: { today: false, time: span(49), workingDays: 35, weekDay: 5, weekAmount: 7 },
      },
    ],
    [
      'five hours and a half',
      { days: 0, hours: 5, minutes: 30 },
      {
        unknownTime: false,
        todayShipmentDeadline: null,
        time: '2026-11-20 00:00',
        shippingTime: { today: false, time: span(0, 5, 30), workingDays: 0, weekDay: 0, weekAmount: 0 },
      },
    ],
    [
      'the Tuesday after the coming one',
      { weekDay: 2, weekAmount: 1 },
      {
        unknownTime: false,
        todayShipmentDeadline: null,
        time: '2026-12-01 00:00',
        shippingTime: { today: false, time: span(11), workingDays: 7, weekDay: 2, weekAmount: 1 },
      },
    ],
  ])('%s [E-09 part]', (_rule, time, answer) => {
    expect(shippingTimeAnswer(time, friday('09:00'))).toEqual(answer);
  });

  it('is the same in call 7, as text under its names [E-07 part]', () => {
    const answer = shippingTimeAnswer({ isToday: true, deadline: '15:00' }, friday('09:00'));
    expect(sizeShippingTime(answer)).toEqual({
      unknown_time: 'false',
      days: '0',
      working_days: '0',
      hours: '0',
      minutes: '0',
      time: '2026-11-20 15:00',
      week_day: '0',
      week_amount: '0',
      today: 'true',
      today_shipment_deadline: '15:00:00',
    });
    expect(sizeDelayTime(shippingTimeAnswer({ days: 3 }, friday('09:00')))).toEqual({
      days: '5',
      hours: '0',
      minutes: '0',
      time: '2026-11-25 00:00',
      week_day: '3',
      week_amount: '0',
      unknown_delivery_time: 'false',
    });
    const unknown = shippingTimeAnswer({ isUnknown: true }, friday('09:00'));
    expect(sizeShippingTime(unknown)).toMatchObject({ unknown_time: 'true', days: '', today: 'false', time: '' });
    expect(sizeDelayTime(unknown)).toMatchObject({ unknown_delivery_time: 'true', days: '' });
  });
});

/** Any fact of a shop, and any moment of a year. */
const fact: fc.Arbitrary<ShippingTime> = fc.oneof(
  fc.constant({ isUnknown: true }),
  fc.record({ isToday: fc.constant(true), deadline: fc.constantFrom('08:00', '14:00', '14:00:00', '23:59') }),
  fc.constant({ isToday: true }),
  fc.record({ days: fc.nat(60) }),
  fc.record({ days: fc.nat(3), hours: fc.nat(23), minutes: fc.nat(59) }),
  fc.record({ weekDay: fc.integer({ min: 1, max: 7 }), weekAmount: fc.nat(5) }),
);
const moment = fc.integer({ min: Date.UTC(2026, 5, 1), max: Date.UTC(2027, 5, 1) });

/** The branches of spec 4 literally, as an existing client applies them to an answer. */
function literally(
  { unknownTime, todayShipmentDeadline, time, shippingTime }: ShippingTimeAnswer,
  now: number,
): string {
  if (unknownTime || !shippingTime) return 'unknown';
  const { today, time: left, weekDay, weekAmount } = shippingTime;
  if (today && todayShipmentDeadline) {
    const wall = new Date(now).toLocaleTimeString('en-GB', { timeZone: 'Europe/Warsaw' });
    const hoursOf = (text: string) => text.split(':').reduce((sum, part, index) => sum + Number(part) / 60 ** index, 0);
    if (hoursOf(todayShipmentDeadline) - hoursOf(wall) <= 3) return `deadline ${todayShipmentDeadline.slice(0, 5)}`;
  }
  if (today) return 'today';
  if (left.days === 0 || (left.days === 1 && left.hours === 0 && left.minutes === 0)) {
    const date = new Date(now).toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
    return time?.startsWith(date) ? 'within24Hours' : 'tomorrow';
  }
  if (left.days > 29) return `longWait ${left.days}`;
  return weekAmount > 0 ? `weekday ${weekDay} ${time?.slice(0, 10)}` : `weekday ${weekDay}`;
}

function inShort(promise: ShippingPromise): string {
  switch (promise.kind) {
    case 'deadline':
      return `deadline ${promise.time}`;
    case 'longWait':
      return `longWait ${promise.days}`;
    case 'weekday': {
      const date = new Date(promise.day * 86_400_000);
      const weekDay = date.getUTCDay() || 7;
      return promise.showsDate ? `weekday ${weekDay} ${date.toISOString().slice(0, 10)}` : `weekday ${weekDay}`;
    }
    default:
      return promise.kind;
  }
}

describe('page and call', () => {
  it('promise the same for every kind of client', () => {
    fc.assert(
      fc.property(fact, moment, (time, exact) => {
        // Client clocks show whole seconds.
        const now = Math.floor(exact / 1000) * 1000;
        const promise = shippingPromise(time, now, settings, holidays);
        const answer = shippingTimeAnswer(time, now, holidays);
        expect(literally(answer, now)).toBe(inShort(promise));
        expect(shippingPromise(readShippingTimeAnswer(answer), now, settings, holidays)).toEqual(promise);
      }),
      { numRuns: 2000 },
    );
  });

  it('agree in date, number of days and words, across any days off [T-15 part, E-09 part]', () => {
    fc.assert(
      fc.property(fact, moment, (time, now) => {
        const promise = shippingPromise(time, now, settings, holidays);
        const { shippingTime, time: written } = shippingTimeAnswer(time, now, holidays);
        if (!shippingTime || !written) return;
        const days = fromIsoDate(written.slice(0, 10)) - calendarDay(now);
        expect(shippingTime.time.days).toBe(days);
        expect(shippingTime.workingDays).toBeLessThanOrEqual(days);
        if (promise.kind === 'longWait') expect([promise.days, promise.day]).toEqual([days, calendarDay(now) + days]);
      }),
      { numRuns: 1000 },
    );
  });

  it('stay constant until the end of validity, at most a day [T-16 part]', () => {
    fc.assert(
      fc.property(fact, moment, fc.double({ min: 0, max: 1, noNaN: true }), (time, now, share) => {
        const read = readShippingTimeAnswer(shippingTimeAnswer(time, now, holidays));
        const until = shippingTimeUntil(read, now);
        expect(until).toBeGreaterThan(now);
        expect(until - now).toBeLessThanOrEqual(25 * 3_600_000);
        const later = now + Math.floor((until - 1 - now) * share);
        const isToday = (moment: number) => shippingTimeAnswer(read, moment, holidays).shippingTime?.today;
        expect(shippingTimeAnswer(read, later, holidays).time).toBe(shippingTimeAnswer(read, now, holidays).time);
        expect(isToday(later)).toBe(isToday(now));
      }),
      { numRuns: 500 },
    );
  });
});
