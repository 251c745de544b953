import { describe, expect, it } from 'vitest';
import { fromIsoDate } from '../../../../components/dates/index.ts';
import { shippingPromise } from '../../../../patterns/rules/shipping-time.ts';
import { toShippingTime } from '../../../order/delivery-offers.ts';
import type { ProductDetails } from '../../store/index.ts';
import { momentOfArrival, momentOnDay, shippingTimeOf } from './moments.ts';

/** Friday in Warsaw, at eleven. */
const friday = Date.parse('2026-11-20T11:00:00+01:00');
/** The same day, after the deadline. */
const afternoon = Date.parse('2026-11-20T15:00:00+01:00');

describe('a day is told as a span and as a day of the week', () => {
  it.each([
    ['today', '2026-11-20', { days: 0, workingDays: 0, weekDay: 5, weekAmount: 0, today: true }],
    ['tomorrow, a Saturday', '2026-11-21', { days: 1, workingDays: 0, weekDay: 6, weekAmount: 0, today: false }],
    ['Monday', '2026-11-23', { days: 3, workingDays: 1, weekDay: 1, weekAmount: 0, today: false }],
    ['in a week', '2026-11-27', { days: 7, workingDays: 5, weekDay: 5, weekAmount: 0, today: false }],
    ['in a week and a day', '2026-11-28', { days: 8, workingDays: 5, weekDay: 6, weekAmount: 1, today: false }],
    ['in three weeks', '2026-12-11', { days: 21, workingDays: 15, weekDay: 5, weekAmount: 2, today: false }],
  ])('%s', (_, date, { days, ...rest }) => {
    const expected = { ...rest, time: { days, hours: 0, minutes: 0 } };
    expect(momentOnDay(fromIsoDate(date), friday)).toEqual(expected);
  });

  it('as the Warsaw clock has it, late in the evening', () => {
    const night = Date.parse('2026-11-20T23:30:00Z');
    expect(momentOnDay(fromIsoDate('2026-11-21'), night).today).toBe(true);
  });
});

describe('an arrival', () => {
  it('in minutes is today', () => {
    expect(momentOfArrival({ kind: 'minutes', minutes: 95 }, friday)).toMatchObject({
      time: { days: 0, hours: 1, minutes: 35 },
      today: true,
    });
  });

  it('that nobody knows is not told', () => {
    expect(momentOfArrival({ kind: 'unknown' }, friday)).toBeNull();
  });
});

describe('a parcel leaves with its last thing', () => {
  const settings = { hoursBeforeOrderBy: 3, longWaitDays: 29 };
  const promised = (details: Pick<ProductDetails, 'shippingTime' | 'delayTime'>, now: number) => ({
    promise: shippingPromise(toShippingTime(details), now, settings),
    details,
  });
  const today = (deadline: string) => ({ shippingTime: { kind: 'today', deadline } }) as const;
  const inDays = (days: number) => ({ shippingTime: { kind: 'days', days } }) as const;

  it('today, with the first of the deadlines', () => {
    expect(shippingTimeOf([promised(today('14:00'), friday), promised(today('13:00'), friday)], friday)).toMatchObject({
      shippingTime: { today: true },
      time: '2026-11-20 13:00',
      unknownTime: false,
      todayShipmentDeadline: '13:00:00',
    });
  });

  it('on the next working day after the deadline', () => {
    expect(shippingTimeOf([promised(today('14:00'), afternoon)], afternoon)).toMatchObject({
      shippingTime: { today: false, weekDay: 1, time: { days: 3 } },
      time: '2026-11-23 00:00',
      todayShipmentDeadline: null,
    });
  });

  it('when the slowest is ready', () => {
    expect(shippingTimeOf([promised(today('14:00'), friday), promised(inDays(2), friday)], friday)).toMatchObject({
      shippingTime: { today: false, weekDay: 2, workingDays: 2 },
      time: '2026-11-24 00:00',
      todayShipmentDeadline: null,
    });
  });

  it('on a day that nobody knows, where that holds for one of them', () => {
    expect(shippingTimeOf([promised(today('14:00'), friday), promised({}, friday)], friday)).toEqual({
      shippingTime: null,
      time: null,
      unknownTime: true,
      todayShipmentDeadline: null,
    });
  });
});
