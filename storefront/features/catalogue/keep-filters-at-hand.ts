/** A separate entry for the first script of every page. */
export { keepFiltersAtHand } from './browser/listing/filters-at-hand.ts';
