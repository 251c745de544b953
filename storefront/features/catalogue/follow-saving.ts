/** A separate entry for the first script of every page. */
export { followSaving } from './browser/saving/follow-saving.ts';
