/** This feature's part of the store, for later features' stores, for the commands and for `store/`. */
export type { SignedInBrowser } from './store/browsers.ts';
export type * from './store/client-types.ts';
export type { ClientConsent } from './store/consents.ts';
export { clientsOf } from './store/clients.ts';
export type { Identity, LinkedIdentity } from './store/identities.ts';
export type { Passkey } from './store/passkeys.ts';
export { timeCodeAddress, type TimeCodeState } from './store/time-codes.ts';
