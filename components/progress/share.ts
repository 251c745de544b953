/** How much of `max` is done, from 0 to 1. What lies outside is the nearest bound; nothing can be done of a `max` of 0. */
export const shareOf = (value: number, max: number): number => (max > 0 && value > 0 ? Math.min(value / max, 1) : 0);

/** A share in whole percents, rounded down: 100 only when finished. */
export const percentOf = (share: number): number =>
  // 0.29 × 100 is a little less than 29.
  share === 1 ? 100 : Math.min(Math.floor(Number((share * 100).toFixed(6))), 99);

/** Milestones: every quarter, and no more, to limit announcements. */
const QUARTERS = 4;

/** The last milestone that a share has reached: 0, a quarter, a half, three quarters or 1. 1 only when finished. */
export const sharePassed = (share: number): number => Math.floor(share * QUARTERS) / QUARTERS;
