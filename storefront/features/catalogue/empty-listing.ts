/** A separate entry: importing it includes its styles. */
export { nothingFoundSlot } from './server/listing/empty-listing.tsx';
