import { describe, expect, it } from 'vitest';
import type { PickupPoint } from '../../../store/index.ts';
import { distance } from '../../../../patterns/rules/pickup-points.ts';
import { nearestFirst, wirePickup } from './pickups.ts';

const warsaw = { latitude: 52.23, longitude: 21.01 };
const cracow = { latitude: 50.06, longitude: 19.94 };

const point = (street: string): PickupPoint => ({
  id: 'P1',
  courierId: 'punkt',
  name: 'Piekarnia',
  address: { street, zipcode: '00-009', city: 'Warszawa', country: 'Polska' },
  coordinates: warsaw,
  openingHours: [],
});

describe('a pickup point', () => {
  it.each([
    ['ul. Zmyślona 12', 'ul. Zmyślona', '12'],
    ['ul. 11 Listopada 3a/7', 'ul. 11 Listopada', '3a/7'],
    ['Rynek', 'Rynek', ''],
  ])('splits street and number: %s', (written, street, buildingAndHouseNumber) => {
    expect(wirePickup(point(written), 3)).toEqual({
      id: 'P1',
      courierId: 3,
      name: 'Piekarnia',
      requiredClientNumber: false,
      address: { street, buildingAndHouseNumber, city: 'Warszawa', postcode: '00-009', country: 'Polska' },
      coordinates: warsaw,
    });
  });
});

describe('distance', () => {
  it('matches the map', () => {
    expect(distance(warsaw, cracow)).toBeCloseTo(252, -1);
    expect(distance(warsaw, warsaw)).toBe(0);
  });

  it('sorts the nearest first and unknown positions last', () => {
    const places = [{ name: 'nowhere' }, { name: 'far', coordinates: cracow }, { name: 'near', coordinates: warsaw }];
    expect(nearestFirst(places, warsaw).map(({ name }) => name)).toEqual(['near', 'far', 'nowhere']);
  });
});
