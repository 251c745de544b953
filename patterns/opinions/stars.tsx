import { RatingValue } from '../../components/rating/index.ts';

interface StarsProps {
  /** 1 to 5; a mean has decimals. */
  rating: number;
}

/** A single rating of 1 to 5, or the mean of several. */
export function Stars({ rating }: StarsProps) {
  return <RatingValue value={rating} />;
}
