import { describe, expect, it } from 'vitest';
import type { Courier, Product } from '../../../../store/index.ts';
import { deliveryOffers, type Carriers } from './delivery-offers.ts';
import { productDelivery } from './product-delivery.ts';

const courier = (id: string, more: Partial<Courier> = {}): Courier => ({
  id,
  number: 1,
  name: `Kurier ${id}`,
  payment: 'prepaid',
  cost: 1500,
  freeFrom: 250_00,
  time: { kind: 'days', days: 1 },
  maxWeight: null,
  isVirtual: false,
  ...more,
});

const carriers: Carriers = {
  couriers: [
    courier('paczka', { maxWeight: 30_000 }),
    courier('pobranie', { payment: 'dvp' }),
    courier('meble', { onlyProductIds: [7], cost: 129_00, freeFrom: null }),
    courier('salon', { requires: 'showroom', cost: 0 }),
    courier('email', { isVirtual: true, cost: 0 }),
  ],
  rules: [
    { courierId: 'pobranie', countryIds: [1], minWorth: 50_00, maxWorth: 5_000_00 },
    { courierId: 'salon', countryIds: [1], minWorth: null, maxWorth: 10_000_00 },
  ],
};

const time = { now: Date.parse('2026-11-20T10:00:00+01:00'), daysOff: new Set<number>() };

describe('a product has the couriers it would have in the basket', () => {
  it.each<[string, { weight: number; worth: number } & Partial<Pick<Product, 'id' | 'type'>>, string[]]>([
    ['light and cheap', { weight: 300, worth: 49_00 }, ['paczka', 'salon']],
    ['worth as little as cash on delivery takes', { weight: 300, worth: 50_00 }, ['paczka', 'pobranie', 'salon']],
    ['as heavy as a parcel may be', { weight: 30_000, worth: 69_00 }, ['paczka', 'pobranie', 'salon']],
    ['heavier than a parcel', { weight: 30_001, worth: 69_00 }, ['pobranie', 'salon']],
    ['worth more than cash on delivery allows', { weight: 300, worth: 5_000_01 }, ['paczka', 'salon']],
    ['too heavy and too dear for all', { weight: 40_000, worth: 10_000_01 }, []],
    ['furniture', { weight: 300, worth: 49_00, id: 7 }, ['paczka', 'meble', 'salon']],
    ['a file', { weight: 0, worth: 49_00, type: 'product_virtual' }, ['email']],
  ])('%s', (_what, { id = 1, type = 'product', ...goods }, expected) => {
    const delivery = productDelivery({ id, type }, goods, carriers);
    const lines = [{ productId: id, type, weight: goods.weight }];
    const offers = deliveryOffers(carriers, { lines, worth: goods.worth, dispatch: null }, time);
    const seen = (of: ReadonlyArray<{ courier: Courier; cost: number }>) => of.map((one) => [one.courier.id, one.cost]);
    expect(delivery.couriers.map((one) => one.courier.id)).toEqual(expected);
    expect(seen(delivery.couriers)).toEqual(seen(offers));
  });

  it('and has neither cost nor free limit without delivery', () => {
    expect(productDelivery({ id: 1, type: 'product' }, { weight: 40_000, worth: 10_000_01 }, carriers)).toEqual({
      couriers: [],
      lowestCost: null,
      freeFrom: null,
    });
  });
});
