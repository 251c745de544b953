/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export type * from './store/return-types.ts';
export { returnsOf } from './store/returns.ts';
