/** What the rest of the shop may use of this feature on the server. */
export { ownDataSections } from './pages/client-data/own-data-sections.ts';
export { afterOrderSlot, type AfterOrder } from './server/after-order/after-order.ts';
export { editAccount } from './server/edit-account.ts';
export { keepAddress } from './server/keep-address.ts';
export { clientMails } from './server/mail-kinds.ts';
export { register } from './server/register.ts';
export type { OrderItem } from './server/orders/order-items.ts';
export { providersOf } from './server/social/providers.ts';
export { signIn, signInByCode, waitingSignIn } from './server/sign-in.ts';
export { setUserOnce, userOnce } from './server/user-once.ts';
