import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromIsoDate } from '../../components/dates/index.ts';
import {
  comesOn,
  costWithServices,
  countedServices,
  deliveryServices,
  pointsForServices,
} from './delivery-services.ts';

const offered = [
  { id: 'saturday', costGross: 1200 },
  { id: 'weekend', costGross: 1900 },
  { id: 'bringing', costGross: 4900 },
] as const;
const [saturday, sunday, monday] = ['2026-11-28', '2026-11-29', '2026-11-30'].map(fromIsoDate) as [
  number,
  number,
  number,
];

describe('services of a delivery', () => {
  it.each([
    ['saturday', saturday, true],
    ['saturday', sunday, false],
    ['weekend', saturday, true],
    ['weekend', sunday, true],
    ['bringing', sunday, false],
  ])('%s on day %i: %s', (service, day, comes) => {
    expect(comesOn(day, [service])).toBe(comes);
  });

  it('count only where they do something, and once', () => {
    const ids = (chosen: ReadonlyArray<string>, day: number | null) =>
      countedServices(offered, chosen, day).map(({ id }) => id);
    expect(ids(['saturday'], monday)).toEqual([]);
    expect(ids(['saturday', 'weekend'], saturday)).toEqual(['saturday']);
    expect(ids(['saturday', 'weekend'], sunday)).toEqual(['weekend']);
    expect(ids(['bringing', 'bringing', 'flowers'], null)).toEqual(['bringing']);
  });

  it('are paid by points where they have a cost in points, by money otherwise', () => {
    const services = [{ ...offered[0], costPoints: 300 }, offered[2]];
    expect([pointsForServices(services), costWithServices(2490, services, true)]).toEqual([300, 2490 + 4900]);
    expect(costWithServices(2490, services)).toBe(2490 + 1200 + 4900);
    expect(pointsForServices(offered)).toBe(0);
  });

  it('cost what they cost, never less than the delivery', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.record({ id: fc.constantFrom(...deliveryServices), costGross: fc.nat(100_000) }), { maxLength: 3 }),
        fc.array(fc.string(), { maxLength: 5 }),
        fc.integer({ min: 20_000, max: 21_000 }),
        (cost, services, chosen, day) => {
          const counted = countedServices(services, [...chosen, ...services.map(({ id }) => id)], day);
          const total = costWithServices(cost, counted);
          expect(total - cost).toBe(counted.reduce((sum, { costGross }) => sum + costGross, 0));
          expect(costWithServices(cost, countedServices(services, [], day))).toBe(cost);
        },
      ),
    );
  });
});
