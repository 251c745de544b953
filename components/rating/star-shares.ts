/**
 * How much of each star in a row is filled, from 0 to 1, for a rating from 0 to `maximum`: 4.3 fills four stars and three
 * tenths of the fifth. Rounded to tenths, as the words say it.
 */
export function starShares(rating: number, maximum: number): ReadonlyArray<number> {
  const tenths = Math.round(rating * 10);
  return Array.from({ length: maximum }, (_, star) => Math.min(Math.max(tenths - star * 10, 0), 10) / 10);
}
