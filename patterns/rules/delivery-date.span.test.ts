import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromIsoDate, momentOf, polishHolidays, toIsoDate } from '../../components/dates/index.ts';
import { zones } from '../../components/dates/testing.ts';
import { deliveryDate, deliverySpan, latestOrderDay, type DeliveryCalendar } from './delivery-date.ts';

const HOUR = 3_600_000;
const warsaw: DeliveryCalendar = {
  timeZone: 'Europe/Warsaw',
  cutOff: 14 * 60,
  holidays: new Set([2026, 2027].flatMap((year) => polishHolidays(year).map(({ day }) => day))),
};
const at = (moment: string): number => Date.parse(`${moment}:00+01:00`);
/** Any moment of two years, in any zone, with any cut-off. */
const moment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 8, 1) });
const hours = fc.record({
  timeZone: fc.constantFrom(...zones),
  cutOff: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 1439 })),
});

describe('deliverySpan', () => {
  it.each([
    ['2026-11-20T10:00', '2026-11-20T00:00', '2026-11-20T11:00'],
    ['2026-11-20T11:00', '2026-11-20T11:00', '2026-11-20T14:00'],
    ['2026-11-20T13:59', '2026-11-20T11:00', '2026-11-20T14:00'],
    ['2026-11-20T14:00', '2026-11-20T14:00', '2026-11-21T00:00'],
  ])('at %s is from %s to %s', (now, since, until) => {
    expect(deliverySpan(at(now), warsaw, 3 * HOUR)).toEqual({ since: at(since), until: at(until) });
  });

  it('is the whole day without a cut-off', () => {
    const span = deliverySpan(at('2026-11-20T18:00'), { ...warsaw, cutOff: null }, 3 * HOUR);
    expect(span).toEqual({ since: at('2026-11-20T00:00'), until: at('2026-11-21T00:00') });
  });

  it('contains the moment and a constant answer', () => {
    fc.assert(
      fc.property(
        moment,
        hours,
        fc.nat(12),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (now, calendar, lead, share) => {
          const { since, until } = deliverySpan(now, calendar, lead * HOUR);
          expect(since <= now && now < until).toBe(true);
          const between = since + Math.floor((until - 1 - since) * share);
          expect(deliveryDate(between, 2, calendar)).toEqual(deliveryDate(since, 2, calendar));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('latestOrderDay', () => {
  it.each([
    // Two working days before a Wednesday, a Tuesday, and the Monday after Christmas, which has three days off before it.
    ['2026-11-25', 2, '2026-11-23'],
    ['2026-11-24', 2, '2026-11-20'],
    ['2026-12-28', 1, '2026-12-23'],
    ['2026-11-25', 0, '2026-11-25'],
  ])('for %s with %d working days is %s', (delivery, workingDays, expected) => {
    const day = latestOrderDay(fromIsoDate(delivery), workingDays, warsaw);
    expect(day === null ? null : toIsoDate(day)).toBe(expected);
  });

  it.each(['2026-11-21', '2026-12-25'])('for %s does not exist', (delivery) => {
    expect(latestOrderDay(fromIsoDate(delivery), 1, warsaw)).toBeNull();
  });

  it('is the inverse of deliveryDate', () => {
    fc.assert(
      fc.property(moment, fc.nat(20), (now, workingDays) => {
        const { day } = deliveryDate(now, workingDays, warsaw)!;
        const cutOff = momentOf({ day: latestOrderDay(day, workingDays, warsaw)!, minutes: 14 * 60 }, 'Europe/Warsaw');
        expect(cutOff).toBeGreaterThan(now);
        expect(deliveryDate(cutOff - 1, workingDays, warsaw)?.day).toBe(day);
        expect(deliveryDate(cutOff, workingDays, warsaw)!.day).toBeGreaterThan(day);
      }),
      { numRuns: 300 },
    );
  });
});
