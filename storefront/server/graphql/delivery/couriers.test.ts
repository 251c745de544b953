import { describe, expect, it } from 'vitest';
import type { DeliveryOffer } from '../../../order/delivery-offers.ts';
import type { Courier } from '../../store/index.ts';
import { courierNumber, offerOf, wireCourier } from './couriers.ts';

const courier = (id: string, more: Partial<Courier> = {}): Courier => ({
  id,
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
  courier('kurier'),
  courier('pobranie', { payment: 'dvp' }),
  courier('salon', { requires: 'showroom' }),
  courier('punkt', { requires: 'pickupPoint' }),
];
const offers = all.map((one): DeliveryOffer => ({
  courier: one,
  cost: 0,
  missing: null,
  arrival: { kind: 'unknown' },
}));

describe('a courier has a number', () => {
  it('that is its place in the shop, and 0 for collection in a showroom', () => {
    expect(all.map((one) => courierNumber(one, all))).toEqual([1, 2, 0, 4]);
  });

  it('and the value of the order form', () => {
    expect(all.map((one) => wireCourier(one, all).fullId)).toEqual(['kurier-1', 'pobranie-0', 'salon-1', 'punkt-1']);
    expect(all.map((one) => wireCourier(one, all).pickupPoint)).toEqual([false, false, true, true]);
  });
});

describe('a client means a courier', () => {
  it.each([
    ['by its name', { courierId: 'punkt' }, 'punkt'],
    ['by its number', { courierId: '2' }, 'pobranie'],
    ['by 0, the showroom', { courierId: '0' }, 'salon'],
    ['by the value of the form', { courierId: 'kurier-1' }, 'kurier'],
    ['by a number and how it is paid', { courierId: '1', prepaid: true }, 'kurier'],
    ['that is not paid so', { courierId: '1', prepaid: false }, null],
    ['that is not offered', { courierId: '7' }, null],
    ['not at all', { courierId: '', prepaid: true }, null],
  ])('%s', (_, asked, expected) => {
    expect(offerOf(offers, asked, all)?.courier.id ?? null).toBe(expected);
  });
});
