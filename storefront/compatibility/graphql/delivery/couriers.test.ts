import { describe, expect, it } from 'vitest';
import type { DeliveryOffer } from '../../../features/catalogue/server/delivery/delivery-offers.ts';
import type { Courier } from '../../../store/index.ts';
import { offerOf, wireCourier } from './couriers.ts';

const courier = (id: string, number: number, more: Partial<Courier> = {}): Courier => ({
  id,
  number,
  name: `Kurier ${id}`,
  payment: 'prepaid',
  cost: 1500,
  freeFrom: null,
  time: { kind: 'days', days: 1 },
  maxWeight: null,
  isVirtual: false,
  ...more,
});
const all = [
  courier('kurier', 1),
  courier('kurier-pobranie', 2, { payment: 'dvp' }),
  courier('salon', 0, { requires: 'showroom' }),
  courier('punkt', 4, { requires: 'pickupPoint' }),
];
const offers = all.map((one): DeliveryOffer => ({
  courier: one,
  cost: 0,
  missing: null,
  arrival: { kind: 'unknown' },
}));

describe('the number of a courier', () => {
  it('precedes its payment in fullId, as in the value of the order form', () => {
    expect(all.map((one) => wireCourier(one).id)).toEqual([1, 2, 0, 4]);
    expect(all.map((one) => wireCourier(one).fullId)).toEqual(['1-1', '2-0', '0-1', '4-1']);
    expect(all.map((one) => wireCourier(one).pickupPoint)).toEqual([false, false, true, true]);
  });
});

describe('a request for a courier', () => {
  it.each([
    ['by its name', { courierId: 'punkt' }, 'punkt'],
    ['by its number', { courierId: '2' }, 'kurier-pobranie'],
    ['by 0, the showroom', { courierId: '0' }, 'salon'],
    ['by the value of the form', { courierId: '2-0' }, 'kurier-pobranie'],
    ['by the value of the form with its name', { courierId: 'kurier-pobranie-0' }, 'kurier-pobranie'],
    ["by the form's value with another payment", { courierId: '2-1' }, null],
    ['by a number and its payment', { courierId: '1', prepaid: true }, 'kurier'],
    ['with an unavailable payment', { courierId: '1', prepaid: false }, null],
    ['that is not offered', { courierId: '7' }, null],
    ['without an id', { courierId: '', prepaid: true }, null],
  ])('%s', (_, asked, expected) => {
    expect(offerOf(offers, asked)?.courier.id ?? null).toBe(expected);
  });
});
