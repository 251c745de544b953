export { Rating, type RatingProps } from './rating.tsx';
export { RatingValue, type RatingValueProps } from './rating-value.tsx';
