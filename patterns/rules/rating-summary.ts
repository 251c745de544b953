/** How many opinions of one kind a product has. */
export interface RatingCount {
  /** 1 to 5 stars. */
  readonly rating: number;
  /** Whether they have an order. */
  readonly isConfirmed: boolean;
  readonly count: number;
}

/** The opinions of a product in numbers. */
export interface RatingSummary {
  /** 1 to 5, with one decimal; null without opinions. */
  readonly mean: number | null;
  readonly count: number;
  /** Those with an order. */
  readonly confirmed: number;
  /** How many opinions give so many stars: always five lines, five stars first. */
  readonly distribution: ReadonlyArray<{ readonly stars: number; readonly count: number }>;
}

/** The plain mean of ratings, rounded to one decimal; null without any. */
export const meanOf = (sum: number, count: number): number | null =>
  count > 0 ? Math.round((sum / count) * 10) / 10 : null;

const sumOf = (counts: ReadonlyArray<RatingCount>): number => counts.reduce((sum, { count }) => sum + count, 0);

/**
 * Mean, number and distribution of all opinions, confirmed by an order or not: the mean is the plain mean of every shown
 * rating (Directive 2019/2161).
 */
export function ratingSummary(counts: ReadonlyArray<RatingCount>): RatingSummary {
  const count = sumOf(counts);
  return {
    mean: meanOf(
      counts.reduce((sum, one) => sum + one.rating * one.count, 0),
      count,
    ),
    count,
    confirmed: sumOf(counts.filter(({ isConfirmed }) => isConfirmed)),
    distribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: sumOf(counts.filter(({ rating }) => rating === stars)),
    })),
  };
}
