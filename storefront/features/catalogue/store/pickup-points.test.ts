import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../../store/open-store.ts';
import { engines, filledShop, makePlace, type Place } from '../../../store/testing/stores.ts';

describe.each(engines)('pickup points on %s', (engine) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await makePlace(engine, filledShop());
    store = await place.open();
  });
  afterAll(() => place.remove());

  const codes = ({ points }: { points: ReadonlyArray<{ id: string }> }) => points.map(({ id }) => id);

  it('are found by all words of a search, with or without Polish letters', async () => {
    expect(codes(await store.pickupPoints.search('automat', 'Łódź', 10))).toEqual(['LOD07S', 'LOD14S']);
    expect(codes(await store.pickupPoints.search('automat', 'lodz przykl', 10))).toEqual(['LOD14S']);
    expect(codes(await store.pickupPoints.search('poczta', 'lodz przykl', 10))).toEqual([]);
    expect(codes(await store.pickupPoints.search('automat', 'krk21', 10))).toEqual(['KRK21S']);
    expect(await store.pickupPoints.search('automat', 'krakow', 3)).toMatchObject({ hasMore: true });
    expect(codes(await store.pickupPoints.search('automat', '%', 3))).toHaveLength(3);
  });

  it('round a postcode begin with its own', async () => {
    const found = await store.pickupPoints.around(['automat', 'poczta'], '31-147', 10);
    expect(codes(found.get('automat')!).slice(0, 3)).toEqual(['KRK14S', 'KRK07S', 'KRK21S']);
    expect(found.get('poczta')!.points[0]).toMatchObject({ courierId: 'poczta', address: { city: 'Kraków' } });
    const nowhere = await store.pickupPoints.around(['automat'], '99-999', 10);
    expect(nowhere.get('automat')).toEqual({ points: [], hasMore: false });
    expect(await store.pickupPoints.around([], '31-147', 10)).toEqual(new Map());
  });

  it('are the first of each courier by code, in one answer', async () => {
    const first = await store.pickupPoints.first(['poczta', 'automat', 'kurier'], 2);
    for (const courier of ['poczta', 'automat']) {
      expect(first.get(courier)).toEqual(await store.pickupPoints.search(courier, '', 2));
      expect(first.get(courier)).toMatchObject({ hasMore: true });
    }
    expect(first.get('kurier')).toEqual({ points: [], hasMore: false });
  });

  it('near a place begin with the nearest, and end after some 50 km', async () => {
    const near = await store.pickupPoints.near('automat', { latitude: 50.066, longitude: 19.945 }, 3);
    expect(codes(near)[0]).toBe('KRK07S');
    expect(near.hasMore).toBe(true);
    expect(codes(await store.pickupPoints.near('automat', { latitude: 90, longitude: 0 }, 3))).toEqual([]);
  });

  it('belong to one courier each', async () => {
    expect(await store.pickupPoints.find('automat', 'KRK07S')).toMatchObject({ name: 'Skrytka KRK07S' });
    expect(await store.pickupPoints.find('punkt', 'KRK07S')).toBeNull();
    expect(await store.pickupPoints.count('poczta')).toBe(12);
  });
});
