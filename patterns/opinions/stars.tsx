import { RatingValue } from '../../components/rating/index.ts';

/** A rating of 1 to 5 that somebody gave, or the mean of several. */
export function Stars({ rating }: { rating: number }) {
  return <RatingValue value={rating} />;
}
