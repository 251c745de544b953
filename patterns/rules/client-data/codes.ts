import type { ValidationCode } from '../error-catalogue.validation.texts.ts';

/** Whose data it is: the client's own, the delivery's, the invoice's. The codes differ by it (spec 8). */
export type Party = 'client' | 'delivery' | 'invoice';

/** The postal address and the tax number. */
export type PartyField =
  | 'firstname'
  | 'lastname'
  | 'companyName'
  | 'taxNumber'
  | 'street'
  | 'streetNumber'
  | 'zipcode'
  | 'city'
  | 'country'
  | 'phone';

type Codes = Readonly<Record<Party, Readonly<Record<PartyField, ValidationCode>>>>;

const client = {
  firstname: 'no_firstname',
  // There is no code "no_lastname": clients show this one for a missing last name.
  lastname: 'no_name',
  companyName: 'no_firmname',
  taxNumber: 'incorect_nip',
  street: 'no_street',
  streetNumber: 'no_street_number',
  zipcode: 'incorect_zipcode',
  city: 'no_city',
  country: 'incorrect_region',
  phone: 'incorect_phone',
} as const satisfies Record<PartyField, ValidationCode>;

/** The codes of required fields that are empty. */
export const missingCodes: Codes = {
  client,
  delivery: {
    ...client,
    firstname: 'no_delivery_firstname',
    lastname: 'no_delivery_lastname',
    street: 'no_delivery_street',
    zipcode: 'incorect_delivery_zipcode',
    city: 'no_delivery_city',
    country: 'incorect_delivery_region',
  },
  invoice: {
    ...client,
    firstname: 'no_invoice_firstname',
    lastname: 'no_invoice_lastname',
    companyName: 'no_invoice_firmname',
    street: 'no_invoice_street',
    streetNumber: 'no_invoice_street_number',
    zipcode: 'incorect_invoice_zipcode',
    city: 'no_invoice_city',
    phone: 'incorect_invoice_phone',
  },
};

const ofClient = {
  firstname: 'illegal_characters_client_firstname',
  lastname: 'illegal_characters_client_lastname',
  companyName: 'illegal_characters_client_firm',
  taxNumber: 'illegal_characters_client_nip',
  street: 'illegal_characters_client_street',
  city: 'illegal_characters_client_city',
  phone: 'illegal_characters_client_phone',
} as const;

/** The codes of fields with a forbidden character. A parcel's second line is its company name. */
export const illegalCodes: Readonly<Record<Party, Readonly<Record<keyof typeof ofClient, ValidationCode>>>> = {
  client: ofClient,
  delivery: {
    ...ofClient,
    firstname: 'illegal_characters_delivery_firstname',
    lastname: 'illegal_characters_delivery_lastname',
    companyName: 'illegal_characters_delivery_additional',
    street: 'illegal_characters_delivery_street',
    city: 'illegal_characters_delivery_city',
    phone: 'illegal_characters_delivery_phone',
  },
  // The invoice has no such codes.
  invoice: ofClient,
};
