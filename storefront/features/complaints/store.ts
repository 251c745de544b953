/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export {
  complaintDecisionsOf,
  type ComplaintRefundOutcome,
  type DecisionOutcome,
  type ShopWords,
} from './store/complaint-decisions.ts';
export { complaintFilesOf } from './store/complaint-files.ts';
export { complaintsOf, type FileOutcome, type MessageOutcome } from './store/complaints.ts';
export type * from './store/complaint-types.ts';
