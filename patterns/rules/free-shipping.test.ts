import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryCost, type CourierTerms, type Goods } from './delivery.ts';
import { freeShipping } from './free-shipping.ts';

const parcel: CourierTerms = {
  costGross: 1690,
  freeFromGross: 25_000,
  exceptProductIds: [1021, 1019],
  isVirtual: false,
};
const locker: CourierTerms = {
  costGross: 1290,
  freeFromGross: 20_000,
  exceptProductIds: [1021, 1019],
  isVirtual: false,
};
const furniture: CourierTerms = { costGross: 12_900, freeFromGross: 150_000, onlyProductIds: [1019], isVirtual: false };
const onDelivery: CourierTerms = {
  costGross: 2290,
  freeFromGross: null,
  exceptProductIds: [1021, 1019],
  isVirtual: false,
};
const email: CourierTerms = { costGross: 0, freeFromGross: 0, isVirtual: true };
const all = [parcel, locker, furniture, onDelivery, email];

const mug: Goods = { productId: 1001, isVirtual: false };
const voucher: Goods = { productId: 1045, isVirtual: true };
const sofa: Goods = { productId: 1019, isVirtual: false };
const undeliverable: Goods = { productId: 1021, isVirtual: false };

describe('free shipping', () => {
  it.each<
    [string, ReadonlyArray<CourierTerms>, ReadonlyArray<Goods>, number, limit: number | null, missing: number | null]
  >([
    ['far from the limit', all, [mug], 6900, 20_000, 13_100],
    ['a grosz below it', all, [mug], 19_999, 20_000, 1],
    ['exactly there: reached', all, [mug], 20_000, 20_000, 0],
    ['above it', all, [mug], 99_999, 20_000, 0],
    ['by the courier that was chosen', [parcel], [mug], 20_000, 25_000, 5000],
    ['goods with and without a parcel', all, [mug, voucher], 6900, 20_000, 13_100],
    ['furniture has the limit of its own courier', all, [sofa], 25_000, 150_000, 125_000],
    ['a mug beside it changes nothing', all, [sofa, mug], 25_000, 150_000, 125_000],
    ['a courier that is always free', [{ ...parcel, freeFromGross: 0 }], [mug], 100, 0, 0],
  ])('%s', (_, couriers, goods, worth, limit, missing) => {
    expect(freeShipping(couriers, goods, worth)).toEqual({ limit, missing, isReached: missing === 0, exclusion: null });
  });

  it.each<[string, ReadonlyArray<CourierTerms>, ReadonlyArray<Goods>, string]>([
    ['a voucher by e-mail is not sent', all, [voucher], 'nothingToSend'],
    ['nor is an empty basket', all, [], 'nothingToSend'],
    ['no courier', all, [undeliverable], 'noCourier'],
    ['the courier that was chosen is never free', [onDelivery], [mug], 'neverFree'],
  ])('is excluded where %s, whatever the worth', (_, couriers, goods, exclusion) => {
    for (const worth of [0, 1_000_000]) {
      expect(freeShipping(couriers, goods, worth)).toEqual({ limit: null, missing: null, isReached: false, exclusion });
    }
  });

  it('returns the smallest missing amount that makes delivery free', () => {
    const terms = fc.record({
      costGross: fc.integer({ min: 1, max: 50_000 }),
      freeFromGross: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      isVirtual: fc.constant(false),
    });
    const lowest = (couriers: ReadonlyArray<CourierTerms>, worth: number) =>
      Math.min(...couriers.map((courier) => deliveryCost(courier, worth)));
    fc.assert(
      fc.property(
        fc.array(terms, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 0, max: 1e6 }),
        (couriers, worth) => {
          const { missing, isReached } = freeShipping(couriers, [mug], worth);
          expect(isReached).toBe(lowest(couriers, worth) === 0);
          if (!missing) return;
          expect(lowest(couriers, worth + missing)).toBe(0);
          expect(lowest(couriers, worth + missing - 1)).toBeGreaterThan(0);
        },
      ),
    );
  });
});
