/** This feature's part of the store, for the stores of later features, for the commands and for `store/`. */
export type { SignedInBrowser } from './store/browsers.ts';
export type * from './store/client-types.ts';
export { clientsOf } from './store/clients.ts';
