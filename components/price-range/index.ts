export { PriceRange, type PriceRangeProps } from './price-range.tsx';
export { isOrdered, onlyDigits, pricePairProblem, wholeAmount, type PricePair } from './price-pair.ts';
