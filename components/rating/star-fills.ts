/** How each star of a row looks for a rating from 0 to `maximum`, to the nearest half: 4.3 is four and a half. */
export function starFills(rating: number, maximum: number): ReadonlyArray<'none' | 'half' | 'full'> {
  const halves = Math.round(rating * 2);
  return Array.from({ length: maximum }, (_, star) =>
    halves >= star * 2 + 2 ? 'full' : halves === star * 2 + 1 ? 'half' : 'none',
  );
}
