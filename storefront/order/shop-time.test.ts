import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../components/dates/index.ts';
import type { DeliveryDays } from '../server/store/index.ts';
import { defaultSettings } from '../settings/index.ts';
import { arrivalOf, productPromise } from './delivery-offers.ts';
import { loadShopTime } from './shop-time.ts';

/** A shop at a moment, with days of its own. */
const timeAt = (moment: string, days: Partial<DeliveryDays> = {}, hasPublicHolidays = true) =>
  loadShopTime({
    store: { delivery: { days: async () => ({ holidays: [], workingDays: [], ...days }) } as never },
    settings: { hasPublicHolidays },
    now: Date.parse(moment),
  });

const details = { shippingTime: { kind: 'today', deadline: '14:00' } } as const;

describe('what leaves today on every working day', () => {
  it.each([
    ['Independence Day', '2026-11-11T10:00:00+01:00', '2026-11-12'],
    ['the afternoon before it', '2026-11-10T15:00:00+01:00', '2026-11-12'],
    ['Labour Day, before a Saturday and Constitution Day', '2026-05-01T10:00:00+02:00', '2026-05-04'],
    ['Christmas Eve, before a Saturday', '2026-12-24T10:00:00+01:00', '2026-12-28'],
    ['the last evening of a year', '2026-12-31T18:00:00+01:00', '2027-01-04'],
  ])('on %s is promised for the next working day', async (_name, moment, day) => {
    const promise = productPromise(details, await timeAt(moment), defaultSettings);
    expect('day' in promise && toIsoDate(promise.day)).toBe(day);
  });

  it('leaves on a holiday where the shop does not keep them', async () => {
    const time = await timeAt('2026-11-11T10:00:00+01:00', {}, false);
    expect(productPromise(details, time, defaultSettings)).toEqual({ kind: 'today' });
  });

  it('keeps the shop’s own days: it rests on one and works on a holiday', async () => {
    const resting = await timeAt('2026-11-19T15:00:00+01:00', { holidays: ['2026-11-20'] });
    expect(productPromise(details, resting, defaultSettings)).toMatchObject({ kind: 'weekday' });
    const working = await timeAt('2026-11-11T10:00:00+01:00', { workingDays: ['2026-11-11'] });
    expect(productPromise(details, working, defaultSettings)).toEqual({ kind: 'today' });
  });
});

describe('a courier', () => {
  it('brings nothing on a day off', async () => {
    const time = await timeAt('2026-11-10T10:00:00+01:00');
    const today = Math.floor(Date.parse('2026-11-10T12:00:00Z') / 86_400_000);
    const dayOf = (courier: Parameters<typeof arrivalOf>[0]) => {
      const arrival = arrivalOf(courier, today, time);
      return arrival.kind === 'day' && toIsoDate(arrival.day);
    };
    expect(dayOf({ time: { kind: 'days', days: 1 } })).toBe('2026-11-12');
    // One who comes on Wednesdays comes a week later.
    expect(dayOf({ time: { kind: 'weekDay', weekDay: 3, weekAmount: 0 } })).toBe('2026-11-18');
  });
});
