import type { ClientType } from '../../../../patterns/rules/client-data/registration.ts';

/** The kinds of addresses: the client's own, others for parcels and for invoices. */
export type AddressKind = 'billing' | 'delivery' | 'invoice';

/** The address on an envelope or an invoice; '' where nothing was given. */
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
  /** IBAN without spaces; '' where it was not asked. */
  bankAccount: string;
  vatCompany: boolean;
  /** Whether news may be sent by mail, by text message. */
  mailingConsent: boolean;
  smsConsent: boolean;
  /** False of an account that a provider of sign-ins opened, until its owner sets a password by a mailed link. */
  hasPassword: boolean;
  /** His own address: the default for parcels and invoices. */
  address: ClientAddress;
  createdAt: number;
}

/** A client's own data; the address is his own one. */
export interface ClientProfile {
  login: string;
  email: string;
  type: ClientType;
  birthDate: string;
  bankAccount: string;
  vatCompany: boolean;
  mailingConsent: boolean;
  smsConsent: boolean;
  address: AddressData;
}

export interface NewClient extends ClientProfile {
  password: string;
  /** Other parcel and invoice addresses. */
  others: ReadonlyArray<{ kind: Exclude<AddressKind, 'billing'>; address: AddressData }>;
}

/** Changes to an account; missing fields stay. */
export type ClientChanges = Partial<ClientProfile & Pick<NewClient, 'password'>>;

/** `taken` lists names of another account: nothing was changed. */
export type ClientOutcome =
  | { kind: 'saved'; client: Client }
  | { kind: 'taken'; names: ReadonlyArray<'login' | 'email'> };

export type AddressOutcome =
  | { kind: 'saved'; id: number }
  /** The client has this same address. */
  | { kind: 'double'; id: number }
  /** The client has no address of this id. */
  | { kind: 'unknown' }
  | { kind: 'too_many' };

/** An account whose password fitted, and the hash it was compared with. */
export interface Proof {
  readonly id: number;
  readonly passwordHash: string;
}

/** How much one owner may have, also after a guest's things came to it: the settings of these names. */
export interface OwnedLimits {
  /** Compared products. */
  readonly compared: number;
  /** Shopping lists, the wishlist included. */
  readonly shoppingLists: number;
  /** Products on one of them. */
  readonly shoppingListLines: number;
}
