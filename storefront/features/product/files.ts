/** The files of bought goods, for the pages of orders and accounts. */
export { enclosuresOf, type EnclosureView } from './server/enclosures/enclosures-view.ts';
export { FileList } from './server/enclosures/file-list.tsx';
