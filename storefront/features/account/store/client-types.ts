import type { ClientType } from '../../../../patterns/rules/client-data/registration.ts';

/** What a client keeps addresses for: one of his own, others where parcels go and whom invoices are for. */
export type AddressKind = 'billing' | 'delivery' | 'invoice';

/** What stands on an envelope or an invoice; '' where nothing was given. */
export interface AddressData {
  firstname: string;
  lastname: string;
  companyName: string;
  taxNumber: string;
  street: string;
  streetNumber: string;
  zipcode: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  province: string;
  phone: string;
}

export interface ClientAddress extends AddressData {
  id: number;
}

/** An address beside the client's own. Where none of a kind is the default, the client's own one is. */
export interface KeptAddress extends ClientAddress {
  isDefault: boolean;
}

/** An account without its password. */
export interface Client {
  id: number;
  login: string;
  email: string;
  type: ClientType;
  /** YYYY-MM-DD; '' where it was not asked. */
  birthDate: string;
  vatCompany: boolean;
  /** Whether news may be sent by mail, by text message. */
  mailingConsent: boolean;
  smsConsent: boolean;
  /** His own address, to which parcels and invoices go unless he says otherwise. */
  address: ClientAddress;
  createdAt: number;
}

/** What a client says of himself; the address is his own one. */
export interface ClientProfile {
  login: string;
  email: string;
  type: ClientType;
  birthDate: string;
  vatCompany: boolean;
  mailingConsent: boolean;
  smsConsent: boolean;
  address: AddressData;
}

export interface NewClient extends ClientProfile {
  password: string;
  /** Where else parcels and invoices go. */
  others: ReadonlyArray<{ kind: Exclude<AddressKind, 'billing'>; address: AddressData }>;
}

/** What is changed of an account; what is left out stays. */
export type ClientChanges = Partial<ClientProfile & Pick<NewClient, 'password'>>;

/** `taken` names what another account has: nothing was changed. */
export type ClientOutcome =
  { kind: 'saved'; client: Client } | { kind: 'taken'; names: ReadonlyArray<'login' | 'email'> };

export type AddressOutcome =
  | { kind: 'saved'; id: number }
  /** The client has this very address. */
  | { kind: 'double'; id: number }
  /** The client has no address of this id. */
  | { kind: 'unknown' }
  | { kind: 'too_many' };

/** An account whose password was known, and the hash that it was compared with. */
export interface Proof {
  readonly id: number;
  readonly passwordHash: string;
}
