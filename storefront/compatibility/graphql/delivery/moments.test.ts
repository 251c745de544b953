import { describe, expect, it } from 'vitest';
import { fromIsoDate } from '../../../../components/dates/index.ts';
import type { ShopTime } from '../../../features/catalogue/server/delivery/shop-time.ts';
import { momentOfArrival, momentOnDay, parcelShippingTime } from './moments.ts';

const at = (moment: string, ...daysOff: ReadonlyArray<string>): ShopTime => ({
  now: Date.parse(moment),
  daysOff: new Set(daysOff.map(fromIsoDate)),
});

/** Friday in Warsaw, at eleven. */
const friday = at('2026-11-20T11:00:00+01:00');
/** The same day, after the deadline. */
const afternoon = at('2026-11-20T15:00:00+01:00');

describe('a day is written as a span and as a day of the week', () => {
  it.each([
    ['today', '2026-11-20', { days: 0, workingDays: 0, weekDay: 0, weekAmount: 0, today: true }],
    ['tomorrow, a Saturday', '2026-11-21', { days: 1, workingDays: 0, weekDay: 6, weekAmount: 0, today: false }],
    ['Monday', '2026-11-23', { days: 3, workingDays: 1, weekDay: 1, weekAmount: 0, today: false }],
    ['in six days', '2026-11-26', { days: 6, workingDays: 4, weekDay: 4, weekAmount: 0, today: false }],
    ['in a week', '2026-11-27', { days: 7, workingDays: 5, weekDay: 5, weekAmount: 1, today: false }],
    ['in three weeks', '2026-12-11', { days: 21, workingDays: 15, weekDay: 5, weekAmount: 3, today: false }],
  ])('%s', (_, date, { days, ...rest }) => {
    const expected = { ...rest, time: { days, hours: 0, minutes: 0 } };
    expect(momentOnDay(fromIsoDate(date), friday)).toEqual(expected);
  });

  it('in Warsaw time, late in the evening', () => {
    const night = at('2026-11-20T23:30:00Z');
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

  it('is null without a date', () => {
    expect(momentOfArrival({ kind: 'unknown' }, friday)).toBeNull();
  });
});

describe('a parcel leaves with its last item', () => {
  const today = (deadline: string) => ({ isToday: true, deadline });

  it('today, with the earliest of the deadlines', () => {
    for (const times of [
      [today('14:00'), today('13:00')],
      [today('13:00'), { isToday: true }],
      [{ isToday: true }, today('13:00')],
    ]) {
      expect(parcelShippingTime(times, friday)).toMatchObject({
        shippingTime: { today: true },
        time: '2026-11-20 13:00',
        unknownTime: false,
        todayShipmentDeadline: '13:00:00',
      });
    }
  });

  it('on the next working day after the deadline', () => {
    expect(parcelShippingTime([today('14:00')], afternoon)).toMatchObject({
      shippingTime: { today: false, weekDay: 1, time: { days: 3 } },
      time: '2026-11-23 00:00',
      todayShipmentDeadline: null,
    });
  });

  it('when the slowest is ready, in any order', () => {
    const goods = [today('14:00'), { days: 2 }];
    for (const times of [goods, goods.toReversed()]) {
      expect(parcelShippingTime(times, friday)).toMatchObject({
        shippingTime: { today: false, weekDay: 2, workingDays: 2 },
        time: '2026-11-24 00:00',
        todayShipmentDeadline: null,
      });
    }
  });

  it('on an unknown day, if one of them has none', () => {
    const goods = [today('14:00'), { isUnknown: true }];
    for (const times of [goods, goods.toReversed()]) {
      expect(parcelShippingTime(times, friday)).toEqual({
        shippingTime: null,
        time: null,
        unknownTime: true,
        todayShipmentDeadline: null,
      });
    }
  });

  it('never on a day off: ordered on 10 November after the deadline, or on 11 November, it leaves on the 12th', () => {
    for (const moment of ['2026-11-10T15:00:00+01:00', '2026-11-11T10:00:00+01:00']) {
      expect(parcelShippingTime([today('14:00')], at(moment, '2026-11-11'))).toMatchObject({
        time: '2026-11-12 00:00',
        todayShipmentDeadline: null,
      });
    }
  });
});
