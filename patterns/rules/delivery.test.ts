import { describe, expect, it } from 'vitest';
import { availableCouriers, deliveryCost, missingForFreeDelivery, takesWorth } from './delivery.ts';

const parcel = {
  id: 'kurier',
  costGross: 1690,
  freeFromGross: 25_000,
  exceptProductIds: [1021, 1023],
  isVirtual: false,
};
const furniture = {
  id: 'meble',
  costGross: 12_900,
  freeFromGross: 150_000,
  onlyProductIds: [1019, 1021, 1023],
  isVirtual: false,
};
const email = { id: 'email', costGross: 0, freeFromGross: 0, isVirtual: true };
const names = (...goods: Array<[productId: number, isVirtual?: boolean]>) =>
  availableCouriers(
    [parcel, furniture, email],
    goods.map(([productId, isVirtual = false]) => ({ productId, isVirtual })),
  ).map((courier) => courier.id);

describe('delivery', () => {
  it.each([
    [{ minWorth: null, maxWorth: null }, 1, true],
    [{ minWorth: null, maxWorth: 5000 }, 5000, true],
    [{ minWorth: null, maxWorth: 5000 }, 5001, false],
    [{ minWorth: 100, maxWorth: null }, 100, true],
    [{ minWorth: 100, maxWorth: null }, 99, false],
  ])('with the limits %o takes goods worth %d: %s', (limits, worth, isTaken) => {
    expect(takesWorth(limits, worth)).toBe(isTaken);
  });

  it('costs nothing from the free threshold on', () => {
    expect(deliveryCost(parcel, 24_999)).toBe(1690);
    expect(deliveryCost(parcel, 25_000)).toBe(0);
    expect(deliveryCost({ costGross: 2290, freeFromGross: null }, 1_000_000)).toBe(2290);
  });

  it('has the missing amount, and null if delivery is never free', () => {
    expect(missingForFreeDelivery(parcel, 21_735)).toBe(3265);
    expect(missingForFreeDelivery(parcel, 30_000)).toBe(0);
    expect(missingForFreeDelivery({ freeFromGross: null }, 1)).toBeNull();
  });

  it('offers only couriers that can bring the goods', () => {
    expect(names([1001])).toEqual(['kurier']);
    expect(names([1001], [1019])).toEqual(['kurier', 'meble']);
    expect(names([1001], [1023])).toEqual(['meble']);
    expect(names([1045, true])).toEqual(['email']);
    expect(names([1001], [1045, true])).toEqual(['kurier']);
  });
});
