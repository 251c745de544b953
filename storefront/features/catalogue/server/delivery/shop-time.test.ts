import { describe, expect, it } from 'vitest';
import { fromIsoDate, toIsoDate } from '../../../../../components/dates/index.ts';
import type { DeliveryDays } from '../../../../store/index.ts';
import { defaultSettings } from '../../../../platform/settings/index.ts';
import { arrivalOf, productPromise } from './delivery-offers.ts';
import { loadShopTime } from './shop-time.ts';

/** A shop at a moment, with its own days. */
const timeAt = (moment: string, days: Partial<DeliveryDays> = {}, hasPublicHolidays = true) =>
  loadShopTime({
    store: { delivery: { days: async () => ({ holidays: [], workingDays: [], ...days }) } as never },
    settings: { hasPublicHolidays },
    now: Date.parse(moment),
  });

const goods = { type: 'product', details: { shippingTime: { kind: 'today', deadline: '14:00' } } } as const;

describe('goods that leave today on working days', () => {
  it.each([
    ['Independence Day', '2026-11-11T10:00:00+01:00', '2026-11-12'],
    ['the afternoon before it', '2026-11-10T15:00:00+01:00', '2026-11-12'],
    ['Labour Day, before a Saturday and Constitution Day', '2026-05-01T10:00:00+02:00', '2026-05-04'],
    ['Christmas Eve, before a Saturday', '2026-12-24T10:00:00+01:00', '2026-12-28'],
    ['the last evening of a year', '2026-12-31T18:00:00+01:00', '2027-01-04'],
  ])('leave on the next working day on %s', async (_name, moment, day) => {
    const promise = productPromise(goods, await timeAt(moment), defaultSettings);
    expect('day' in promise && toIsoDate(promise.day)).toBe(day);
  });

  it('leave on a holiday if the shop ignores holidays', async () => {
    const time = await timeAt('2026-11-11T10:00:00+01:00', {}, false);
    expect(productPromise(goods, time, defaultSettings)).toEqual({ kind: 'today' });
  });

  it('follow the shop’s own days: a day off, and work on a holiday', async () => {
    const resting = await timeAt('2026-11-19T15:00:00+01:00', { holidays: ['2026-11-20'] });
    expect(productPromise(goods, resting, defaultSettings)).toMatchObject({ kind: 'weekday' });
    const working = await timeAt('2026-11-11T10:00:00+01:00', { workingDays: ['2026-11-11'] });
    expect(productPromise(goods, working, defaultSettings)).toEqual({ kind: 'today' });
  });
});

describe('goods by mail', () => {
  it.each(['2026-11-20T10:00:00+01:00', '2026-11-22T23:30:00+01:00', '2026-12-25T12:00:00+01:00'])(
    'arrive within a day, also on days off: %s',
    async (moment) => {
      const now = await timeAt(moment);
      const file = { type: 'product_virtual', details: {} } as const;
      const today = fromIsoDate(moment.slice(0, 10));
      expect(productPromise(file, now, defaultSettings)).toEqual({ kind: 'within24Hours', day: today });
      expect(productPromise(file, now, defaultSettings, 'disable')).toEqual({ kind: 'unknown' });
      const engraving = { type: 'product_service', details: { shippingTime: { kind: 'days', days: 3 } } } as const;
      expect(productPromise(engraving, now, defaultSettings)).toMatchObject({ kind: 'weekday' });
    },
  );
});

describe('a courier', () => {
  it('delivers nothing on days off', async () => {
    const time = await timeAt('2026-11-10T10:00:00+01:00');
    const today = Math.floor(Date.parse('2026-11-10T12:00:00Z') / 86_400_000);
    const dayOf = (courier: Parameters<typeof arrivalOf>[0]) => {
      const arrival = arrivalOf(courier, today, time);
      return arrival.kind === 'day' && toIsoDate(arrival.day);
    };
    expect(dayOf({ time: { kind: 'days', days: 1 } })).toBe('2026-11-12');
    // A Wednesday courier comes a week later.
    expect(dayOf({ time: { kind: 'weekDay', weekDay: 3, weekAmount: 0 } })).toBe('2026-11-18');
  });
});
