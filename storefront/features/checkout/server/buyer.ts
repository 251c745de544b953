import { streetLine } from '../../../../patterns/rules/client-data/street.ts';
import { isTaxNumber, storedTaxNumber } from '../../../../patterns/rules/client-data/tax-number.ts';
import type { Address } from '../../../../patterns/rules/validation.ts';
import { poland } from '../../../platform/settings/country.ts';
import { storedAddress, type TypedAccount } from '../../../shared/customer/account-form.ts';
import type { AddressData } from '../../../store/index.ts';
import type { OrderDocument } from '../../basket/index.ts';

/** The buyer of an order: a signed-in client, a guest who buys once, or the data of a call. */
export interface Buyer {
  email: string;
  address: AddressData;
  /** Other delivery and document addresses; null where they are the buyer's own. */
  delivery: AddressData | null;
  invoice: AddressData | null;
}

/** The delivery address, as fields of the order's first step. */
export function recipientOf({ email, address, delivery }: Buyer): Address {
  const { firstname, lastname, street, streetNumber, zipcode, city, country, phone } = delivery ?? address;
  return {
    firstname,
    lastname,
    email,
    phone: phone || address.phone,
    street,
    street_number: streetNumber,
    zipcode,
    city,
    country,
  };
}

/** A buyer with all fields of an account. */
export const buyerOfAccount = ({ email, client, delivery, invoice }: TypedAccount): Buyer => ({
  email: email.trim(),
  address: storedAddress(client),
  delivery: delivery && storedAddress(delivery),
  invoice: invoice && storedAddress(invoice),
});

/** A buyer with only the first step of the order. */
export const buyerOfDraft = ({ email, street_number, country, ...address }: Address, own: string): Buyer => ({
  email,
  address: {
    ...address,
    streetNumber: street_number,
    companyName: '',
    taxNumber: '',
    country: country || own,
    province: '',
  },
  delivery: null,
  invoice: null,
});

/** The document and its recipient; null for an invoice with an invalid tax number. */
export function documentOf(type: OrderDocument['type'], { address, invoice }: Buyer): OrderDocument | null {
  const payer = invoice ?? address;
  // The buyer's number counts where the payer has none.
  const taxNumber = storedTaxNumber(payer.taxNumber || address.taxNumber);
  if (type !== 'confirmation' && taxNumber !== '' && !isTaxNumber(taxNumber, payer.country)) return null;
  const { companyName, firstname, lastname, zipcode, city } = payer;
  return {
    type,
    companyName,
    taxNumber,
    firstname,
    lastname,
    street: streetLine(payer, payer.country),
    zipcode,
    city,
    ...(payer.country !== poland.iso && { country: payer.country }),
  };
}
