/** A page number, or a gap of pages that are left out. */
export type PageSlot = number | 'gap';

/**
 * The pages to show: the first, the last, and a window of three around the current one, which never runs over an end.
 * A gap that would hide a single page shows that page instead.
 */
export const pageRange = (current: number, count: number): ReadonlyArray<PageSlot> => {
  const middle = Math.min(Math.max(current, 2), count - 1);
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === count || Math.abs(page - middle) <= 1,
  );
  return shown.flatMap<PageSlot>((page, index) => {
    const missing = page - (shown[index - 1] ?? page - 1) - 1;
    return missing === 0 ? [page] : missing === 1 ? [page - 1, page] : ['gap', page];
  });
};
