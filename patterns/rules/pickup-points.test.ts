import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, overviewOf, readCoordinates, readPointQuery } from './pickup-points.ts';

describe('a search of pickup points', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['31145', { kind: 'postcode', postcode: '31-145' }],
    ['31-145 Kraków', { kind: 'postcode', postcode: '31-145' }],
    ['Łódź', { kind: 'words', text: 'Łódź' }],
    ['KRK07S', { kind: 'words', text: 'KRK07S' }],
    ['31-1', { kind: 'invalid' }],
    ['?!', { kind: 'invalid' }],
    ['311456', { kind: 'invalid' }],
  ])('%j', (typed, query) => {
    expect(readPointQuery(typed)).toEqual(query);
  });

  it('never fails, and keeps a query short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (typed) => {
        const query = readPointQuery(typed);
        return query.kind !== 'words' || query.text.length <= 100;
      }),
    );
  });
});

it('coordinates are two numbers on Earth', () => {
  expect(readCoordinates('50.06', '19.94')).toEqual({ latitude: 50.06, longitude: 19.94 });
  for (const [latitude, longitude] of [
    ['', '1'],
    ['NaN', '1'],
    ['91', '1'],
    ['1', '181'],
    [null, '1'],
    [{}, 1],
  ])
    expect(readCoordinates(latitude, longitude)).toBeNull();
});

it('Kraków and Warszawa are 253 km apart', () => {
  const [krakow, warsaw] = [
    { latitude: 50.062, longitude: 19.938 },
    { latitude: 52.231, longitude: 21.012 },
  ];
  expect(Math.round(distance(krakow, warsaw))).toBe(253);
});

describe('the overview', () => {
  const place = fc.record({
    latitude: fc.double({ min: 49, max: 55, noNaN: true }),
    longitude: fc.double({ min: 14, max: 24, noNaN: true }),
  });

  it('shows every point inside its square, north above south and east right of west', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 30 }), (places) => {
        const { marks } = overviewOf(places);
        expect(marks).toHaveLength(places.length);
        for (const { x, y } of marks) {
          expect(Math.min(x, y)).toBeGreaterThan(7.9);
          expect(Math.max(x, y)).toBeLessThan(92.1);
        }
        places.forEach((one, a) =>
          places.forEach((other, b) => {
            if (one.latitude > other.latitude) expect(marks[a]!.y).toBeLessThanOrEqual(marks[b]!.y);
            if (one.longitude > other.longitude) expect(marks[a]!.x).toBeGreaterThanOrEqual(marks[b]!.x);
          }),
        );
      }),
    );
  });

  it('puts a single point in the middle', () => {
    expect(overviewOf([{ latitude: 50, longitude: 20 }]).marks).toEqual([{ x: 50, y: 50 }]);
    expect(overviewOf([]).marks).toEqual([]);
  });
});
