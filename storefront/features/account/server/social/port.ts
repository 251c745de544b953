import type { Identity } from '../../store.ts';

/** What the shop remembers of a sign-in until the provider answers; all of it is random. */
export interface ProviderRequest {
  /** The page of the provider, with all that it needs. */
  readonly address: string;
  /** Ties the answer to this browser. */
  readonly state: string;
  /** Ties the identity to this request. */
  readonly nonce: string;
  /** Proves that the asker fetches the answer: PKCE (RFC 7636). */
  readonly verifier: string;
}

export type ProviderAnswer =
  | { readonly kind: 'identity'; readonly identity: Omit<Identity, 'provider'> }
  /** The person did not agree. */
  | { readonly kind: 'denied' }
  /** Forged, used, too old, or meant for another shop. */
  | { readonly kind: 'refused' };

/** The provider did not answer in time, or not as it should. */
export class ProviderAway extends Error {}

/** A provider of sign-ins. Every call may throw `ProviderAway`. */
export interface SignInPort {
  /** @param returnAddress the page of the shop that takes the answer, whole and without a query */
  begin(returnAddress: string): Promise<ProviderRequest>;
  /** @param answer the address by which the browser came back */
  finish(answer: URL, sent: Pick<ProviderRequest, 'state' | 'nonce' | 'verifier'>): Promise<ProviderAnswer>;
}
