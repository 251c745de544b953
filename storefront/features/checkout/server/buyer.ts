import { streetLine } from '../../../../patterns/rules/client-data/street.ts';
import { isTaxNumber, storedTaxNumber } from '../../../../patterns/rules/client-data/tax-number.ts';
import type { Address } from '../../../../patterns/rules/validation.ts';
import { storedAddress, type TypedAccount } from '../../../shared/customer/account-form.ts';
import type { AddressData } from '../../../store/index.ts';
import type { OrderDocument } from '../../basket/index.ts';

/** Who buys, as an order needs it: who is signed in, who buys once, or who a call tells of. */
export interface Buyer {
  email: string;
  address: AddressData;
  /** Where the goods go instead, and for whom the document is; null where that is the buyer's own. */
  delivery: AddressData | null;
  invoice: AddressData | null;
}

/** Where the goods go, in the words of the order's first step. */
export function recipientOf({ email, address, delivery }: Buyer): Address {
  const { firstname, lastname, street, streetNumber, zipcode, city, phone } = delivery ?? address;
  return {
    firstname,
    lastname,
    email,
    phone: phone || address.phone,
    street,
    street_number: streetNumber,
    zipcode,
    city,
  };
}

/** Who typed everything that an account has. */
export const buyerOfAccount = ({ email, client, delivery, invoice }: TypedAccount): Buyer => ({
  email: email.trim(),
  address: storedAddress(client),
  delivery: delivery && storedAddress(delivery),
  invoice: invoice && storedAddress(invoice),
});

/** Who typed nothing but the first step of the order. */
export const buyerOfDraft = ({ email, street_number, ...address }: Address, country: string): Buyer => ({
  email,
  address: { ...address, streetNumber: street_number, companyName: '', taxNumber: '', country, province: '' },
  delivery: null,
  invoice: null,
});

/** What is made out for whom; null where an invoice is asked for with a tax number that is none. */
export function documentOf(type: OrderDocument['type'], { address, invoice }: Buyer): OrderDocument | null {
  const payer = invoice ?? address;
  // The number of the buyer counts where the payer's own is not said.
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
  };
}
