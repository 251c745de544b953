/** How many thumbnails can be seen at once. */
export const thumbnailCounts = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type ThumbnailsAtOnce = (typeof thumbnailCounts)[number];

/** Requirement L-14. */
export const defaultAtOnce: ThumbnailsAtOnce = 7;

/** How many of the pictures are seen at once, never fewer than the fewest. */
export const seenOf = (count: number, atOnce: ThumbnailsAtOnce): ThumbnailsAtOnce =>
  count >= atOnce ? atOnce : (thumbnailCounts.find((seen) => seen >= count) ?? atOnce);
