import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIsoDate } from '../../components/dates/index.ts';
import { goTogether, needsPhone, reachProblem } from './delivery-choice.ts';
import { dayProblem, firstSlotDay, hoursProblem, type DeliverySlots } from './delivery-slots.ts';

const slots: DeliverySlots = {
  earliest: '2026-12-23',
  latest: '2027-01-31',
  daysOff: [{ day: '2026-12-24', name: 'Wigilia' }],
  workingDays: ['2026-12-27'],
  hours: ['8:00–12:00', '12:00–16:00'],
  calendar: { locale: 'pl', yearsInView: 15, pattern: 'yy-mm-dd' },
};

describe('a chosen day of delivery', () => {
  it.each([
    ['2026-12-22', 'tooSoon'],
    ['2026-12-23', null],
    ['2026-12-24', 'dayOff'],
    ['2026-12-26', 'weekend'],
    ['2026-12-27', null],
    ['2027-02-01', 'tooFar'],
    ['2026-02-31', 'noDay'],
    ['', 'noDay'],
    ['1e9', 'noDay'],
  ])('%s: %s', (typed, problem) => {
    expect(dayProblem(typed, slots)).toBe(problem);
  });

  it('the first day is one that can be chosen, and every earlier one cannot', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20_000, max: 21_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.array(fc.integer({ min: 20_000, max: 21_100 }), { maxLength: 40 }),
        (earliest, span, off) => {
          const some = {
            ...slots,
            earliest: toIsoDate(earliest),
            latest: toIsoDate(earliest + span),
            daysOff: off.map((day) => ({ day: toIsoDate(day), name: '' })),
            workingDays: [],
          };
          const first = firstSlotDay(some);
          if (first !== null) expect(dayProblem(first, some)).toBeNull();
          for (let day = earliest; day <= earliest + span && toIsoDate(day) !== first; day += 1)
            expect(dayProblem(toIsoDate(day), some)).not.toBeNull();
        },
      ),
    );
  });

  it('has hours of the list, where there are some', () => {
    expect(hoursProblem('8:00–12:00', slots)).toBeNull();
    expect(hoursProblem('3:00–4:00', slots)).toBe('noHours');
    expect(hoursProblem('', { ...slots, hours: [] })).toBeNull();
  });

  it.each([
    ['8:00', null],
    ['08:45', null],
    ['19:45', null],
    ['20:00', 'noTime'],
    ['7:45', 'noTime'],
    ['8:10', 'noTime'],
    ['9:00', 'noTime'],
    ['8:60', 'noTime'],
    ['', 'noTime'],
    ['8:00–12:00', 'noTime'],
    ['1e1:00', 'noTime'],
  ] as const)('an exact time is one of the clock, its limits and steps: %s', (typed, problem) => {
    const times = { minHour: 8, maxHour: 19, hourStep: typed === '9:00' ? 2 : 1, minuteStep: 15 };
    expect(hoursProblem(typed, { hours: [], times })).toBe(problem);
  });
});

describe('a delivery', () => {
  it('goes with the payment of its own kind alone', () => {
    for (const payment of ['prepaid', 'dvp'] as const)
      for (const delivery of ['prepaid', 'dvp'] as const)
        expect(goTogether({ payment }, { delivery })).toBe(payment === delivery);
  });

  it('needs a phone where a courier brings goods, unless the shop decides otherwise', () => {
    expect(needsPhone({ isVirtual: false })).toBe(true);
    expect(needsPhone({ isVirtual: false, requires: 'pickupPoint' })).toBe(true);
    expect(needsPhone({ isVirtual: false, requires: 'showroom' })).toBe(false);
    expect(needsPhone({ isVirtual: true })).toBe(false);
    expect(needsPhone({ isVirtual: false, needsPhone: false })).toBe(false);
    expect(needsPhone({ isVirtual: true, needsPhone: true })).toBe(true);
  });

  it('with areas comes to their postcodes alone', () => {
    expect(reachProblem(['30', '31'], '31-145')).toBeNull();
    expect(reachProblem(['30', '31'], '00-503')).toBe('expressUnavailable');
    expect(reachProblem(['30', '31'], '31-1')).toBe('detailsRequired');
    expect(reachProblem(['30', '31'], '')).toBe('detailsRequired');
    expect(reachProblem(undefined, '')).toBeNull();
  });
});
