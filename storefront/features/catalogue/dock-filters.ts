/** A separate entry for the script of scrolled pages. */
export { dockFilters } from './browser/listing/dock-filters.ts';
