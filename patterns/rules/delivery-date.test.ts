import { CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import {
  dayOfEpoch,
  fromIsoDate,
  polishHolidays,
  toIsoDate,
  weekdayOf,
  type CalendarDay,
} from '../../components/dates/index.ts';
import { clockChanges, zones } from '../../components/dates/testing.ts';
import { formFor } from '../../components/texts/texts.ts';
import { deliveryDate, deliveryWeekdays, isDeliveryDay, type DeliveryCalendar } from './delivery-date.ts';

const warsaw: DeliveryCalendar = { timeZone: 'Europe/Warsaw', cutOff: 14 * 60 };
const days = (...dates: ReadonlyArray<string>): ReadonlySet<CalendarDay> => new Set(dates.map(fromIsoDate));
const at = (moment: string): number => Date.parse(`${moment}:00+01:00`);

const found = (moment: string, workingDays: number, calendar: Partial<DeliveryCalendar> = {}) => {
  const delivery = deliveryDate(at(moment), workingDays, { ...warsaw, ...calendar });
  return delivery && { ...delivery, day: toIsoDate(delivery.day) };
};

describe('deliveryDate [L-07 part]', () => {
  it.each([
    // Friday, 20 November 2026: before and after the cut-off.
    ['2026-11-20T10:00', 0, '2026-11-20'],
    ['2026-11-20T13:59', 1, '2026-11-23'],
    ['2026-11-20T14:00', 0, '2026-11-23'],
    ['2026-11-20T14:00', 1, '2026-11-24'],
    // At the weekend there is no cut-off.
    ['2026-11-21T10:00', 0, '2026-11-23'],
    ['2026-11-22T23:59', 0, '2026-11-23'],
    ['2026-11-22T23:59', 5, '2026-11-30'],
  ])('ordered at %s, %d working days on, is %s', (moment, workingDays, expected) => {
    expect(found(moment, workingDays)?.day).toBe(expected);
  });

  it('skips holidays and includes working days [E-16 part]', () => {
    const christmas = new Set(polishHolidays(2026).map(({ day }) => day));
    expect(found('2026-12-23T15:00', 0, { holidays: christmas })?.day).toBe('2026-12-28');
    expect(found('2026-12-23T15:00', 0, { holidays: christmas, workingDays: days('2026-12-24') })?.day).toBe(
      '2026-12-24',
    );
    expect(found('2026-11-20T15:00', 0, { workingDays: days('2026-11-22') })?.day).toBe('2026-11-22');
    expect(isDeliveryDay(fromIsoDate('2026-12-24'), { ...warsaw, holidays: christmas })).toBe(false);
  });

  it('has the weekday, with today as 0, and the days until then [H-13 part]', () => {
    const week = [0, 1, 2, 3, 4, 5].map((workingDays) => found('2026-11-20T10:00', workingDays));
    expect(week.map((delivery) => delivery?.days)).toEqual([0, 3, 4, 5, 6, 7]);
    expect(week.map((delivery) => deliveryWeekdays[delivery!.weekday])).toEqual([
      'today',
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
    ]);
    expect(found('2026-11-20T15:00', 0, { workingDays: days('2026-11-22') })?.weekday).toBe(7);
  });

  it('has days for Polish plurals', () => {
    const forms = { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' };
    const counted = [1, 3, 5, 22].map((ahead) => {
      const only = new Set([fromIsoDate('2026-11-20') + ahead]);
      const delivery = found('2026-11-20T15:00', 0, { workingDays: only, holidays: allBefore(ahead) });
      return `${delivery!.days} ${formFor('pl', forms, delivery!.days)}`;
    });
    expect(counted).toEqual(['1 dzień', '3 dni', '5 dni', '22 dni']);
  });

  it('has the order deadline for that day', () => {
    expect(found('2026-11-20T10:00', 1)?.orderBefore).toBe(at('2026-11-20T14:00'));
    expect(found('2026-11-20T14:00', 1)?.orderBefore).toBeNull();
    expect(found('2026-11-21T10:00', 1)?.orderBefore).toBeNull();
    expect(found('2026-11-20T10:00', 1, { cutOff: null })?.orderBefore).toBeNull();
  });

  it('looks up to 100 days ahead', () => {
    expect(found('2026-11-20T10:00', 0, { holidays: allBefore(100), workingDays: days('2027-02-28') })?.days).toBe(100);
    expect(found('2026-11-20T10:00', 0, { holidays: allBefore(101), workingDays: days('2027-03-01') })).toBeNull();
    expect(found('2026-11-20T10:00', 70)?.day).toBe('2027-02-26');
    expect(found('2026-11-20T10:00', 71)).toBeNull();
  });
});

/** Every day from Friday on, before that many days. */
const allBefore = (ahead: number): ReadonlySet<CalendarDay> =>
  new Set(Array.from({ length: ahead }, (_, index) => fromIsoDate('2026-11-20') + index));

/** The days around a moment. */
const around = (epoch: number): ReadonlySet<CalendarDay> =>
  new Set(Array.from({ length: 11 }, (_, index) => dayOfEpoch(epoch) - 5 + index));

/** The same by another library, day by day. */
function oracle(now: number, timeZone: string, cutOff: number): string {
  const local = fromAbsolute(now, timeZone);
  const { year, month, day } = local;
  const end = toZoned(new CalendarDateTime(year, month, day, Math.floor(cutOff / 60), cutOff % 60), timeZone);
  let date = new CalendarDateTime(year, month, day);
  if (now >= end.toDate().getTime()) date = date.add({ days: 1 });
  while ([0, 6].includes(date.toDate('UTC').getUTCDay())) date = date.add({ days: 1 });
  return date.toString().slice(0, 10);
}

describe('on days with clock changes', () => {
  it.each(zones)('is right in %s', (timeZone) => {
    const changes = clockChanges(2026, timeZone);
    const moments = changes.length > 0 ? changes : [Date.UTC(2026, 2, 29)];
    for (const change of moments) {
      for (const cutOff of [30, 90, 150, 14 * 60]) {
        const calendar = { timeZone, cutOff, workingDays: around(change) };
        let before = 0;
        for (let now = change - 30 * 3_600_000; now < change + 30 * 3_600_000; now += 1_800_000) {
          const weekly = deliveryDate(now, 0, { timeZone, cutOff });
          expect(toIsoDate(weekly!.day)).toBe(oracle(now, timeZone, cutOff));
          expect(weekdayOf(weekly!.day)).toBeLessThanOrEqual(5);
          // If all days are working days, each cut-off moves the promise by a day, and none moves it back.
          const daily = deliveryDate(now, 0, calendar)!;
          expect(daily.day).toBeGreaterThanOrEqual(before);
          before = daily.day;
          if (daily.orderBefore !== null) {
            expect(deliveryDate(daily.orderBefore - 1, 0, calendar)?.day).toBe(daily.day);
            expect(deliveryDate(daily.orderBefore, 0, calendar)?.day).toBe(daily.day + 1);
          }
        }
      }
    }
  });
});
