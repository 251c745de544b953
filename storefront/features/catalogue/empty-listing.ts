/** A door of its own: who comes in by it gets styles, too. */
export { nothingFoundSlot } from './server/listing/empty-listing.tsx';
