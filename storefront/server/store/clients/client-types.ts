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
