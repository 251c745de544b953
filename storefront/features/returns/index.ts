/** What the rest of the shop may use of this feature on the server. */
export { accessToReturn } from './server/details/find-return.ts';
export { labelAddress } from './server/details/label-call.ts';
export { returnState } from './server/details/return-state.ts';
export { returnView } from './server/details/return-view.ts';
export { returnMovedMail, returnRefundedMail } from './server/mail-kinds.ts';
