/** This feature's part of the store, for the commands and for `store/`. */
export { withdrawalsOf, type Withdrawal } from './store/withdrawals.ts';
