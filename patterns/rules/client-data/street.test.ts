import { describe, expect, it } from 'vitest';
import { hasHouseNumber, streetLine, streetParts } from './street.ts';

describe('a street with its house number', () => {
  it.each([
    ['PL', 'Łobzowska 8'],
    ['PL', 'Łobzowska 8/3'],
    ['PL', 'Łobzowska 8A'],
    ['PL', 'Łobzowska 8 A'],
    ['PL', 'Łobzowska 8-10'],
    ['PL', 'Łobzowska 8 m. 3'],
    ['PL', 'Łobzowska 8 lok. 3'],
    ['PL', 'Łobzowska nr 8'],
    ['PL', 'Łobzowska nr8'],
    ['PL', 'al. Jana Pawła II 12'],
    ['PL', '3 Maja 5'],
    ['PL', 'Zawoja 1234'],
    ['DE', 'Straße des 17. Juni 135'],
    ['FR', '12 rue de Rivoli'],
    ['US', '350 Fifth Avenue'],
    ['GB', '221B Baker Street'],
    ['GB', 'Church Lane Rose Cottage'],
  ])('in %s is whole: %s', (country, value) => {
    expect(hasHouseNumber(value, country)).toBe(true);
  });

  it.each([
    ['PL', 'Łobzowska'],
    ['PL', 'Łobzowska '],
    ['PL', 'Łobzowska\u00a0'],
    ['PL', '3 Maja'],
    ['PL', '3 Maja '],
    ['PL', 'al. Jana Pawła II'],
    ['PL', 'Łobzowska A'],
    ['PL', '8'],
    ['PL', ''],
    ['DE', 'Straße des 17. Juni'],
    ['FR', 'rue de Rivoli'],
    ['FR', '12'],
    ['GB', 'Church Lane '],
    ['GB', 'Broadway'],
  ])('in %s lacks its number: %j', (country, value) => {
    expect(hasHouseNumber(value, country)).toBe(false);
  });
});

describe('a street and its number as two fields', () => {
  it.each([
    ['PL', 'Łobzowska 8', 'Łobzowska', '8'],
    ['PL', 'Łobzowska 8/3', 'Łobzowska', '8/3'],
    ['PL', 'Łobzowska 8 m. 3', 'Łobzowska', '8 m. 3'],
    ['PL', '3 Maja 5 A', '3 Maja', '5 A'],
    ['PL', 'ul. 11 Listopada 4a', 'ul. 11 Listopada', '4a'],
    ['DE', 'Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['FR', '12 rue de Rivoli', 'rue de Rivoli', '12'],
    ['PL', 'Rynek', 'Rynek', ''],
    ['PL', '3 Maja', '3 Maja', ''],
    // The field of the number was left empty.
    ['PL', 'Plac 3 ', 'Plac 3', ''],
    ['PL', '', '', ''],
  ])('%s: "%s" is "%s" and "%s", and joins to the same line', (country, line, street, streetNumber) => {
    expect(streetParts(line, country)).toEqual({ street, streetNumber });
    expect(streetLine({ street, streetNumber }, country)).toBe(line.trim());
  });
});
