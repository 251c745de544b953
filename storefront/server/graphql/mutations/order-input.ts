import { hasHouseNumber } from '../../../../patterns/rules/client-data/street.ts';
import { storedZipcode } from '../../../../patterns/rules/client-data/zipcode.ts';
import type { Buyer } from '../../../order/buyer.ts';
import type { AddressData } from '../../store/index.ts';
import { countryOf, poland } from '../../../wire/country.ts';

type Sent<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
export type SentAddress = Sent<Exclude<keyof AddressData, 'streetNumber'>>;

export interface SentBuyer extends Sent<'taxNumber' | 'email'> {
  readonly clientBillingData?: SentAddress | null;
  readonly clientDeliveryData?: SentAddress | null;
  readonly clientDeliveryOtherAddressData?: SentAddress | null;
  readonly clientBillingOtherData?: SentAddress | null;
}

/** "Łobzowska 8/3" as street and house number; without a number all of it is the street. */
export function splitStreet(typed: string): Pick<AddressData, 'street' | 'streetNumber'> {
  const text = typed.trim().replaceAll(/\s+/gu, ' ');
  if (!hasHouseNumber(text, poland.iso)) return { street: text, streetNumber: '' };
  // From the last word that begins with a digit: "8 m. 3" belongs together.
  const [, street, number] =
    /^(.*?[^\s,]),? ((?:nr\.? ?|no\.? ?|#)?\d\S*(?: (?:m|lok|apt|kl|\p{L})\.?(?: \d\S*)?)?)$/iu.exec(text) ?? [];
  return street === undefined ? { street: text, streetNumber: '' } : { street, streetNumber: number! };
}

function addressOf(sent: SentAddress): AddressData {
  const text = (value: string | null | undefined) => (value ?? '').trim();
  const country = countryOf(sent.country);
  return {
    firstname: text(sent.firstname),
    lastname: text(sent.lastname),
    companyName: text(sent.companyName),
    taxNumber: text(sent.taxNumber),
    ...splitStreet(text(sent.street)),
    zipcode: storedZipcode(sent.zipcode ?? '', country),
    city: text(sent.city),
    country,
    province: text(sent.province),
    phone: text(sent.phone),
  };
}

/** Who buys by a call. Clients that know of no billing data send the buyer's own address as that of delivery. */
export function buyerOfCall(sent: SentBuyer): Buyer {
  const { clientBillingData: billing, clientDeliveryData, clientDeliveryOtherAddressData, taxNumber } = sent;
  const own = addressOf(billing ?? clientDeliveryData ?? {});
  const delivery = clientDeliveryOtherAddressData ?? (billing ? clientDeliveryData : null);
  const invoice = sent.clientBillingOtherData;
  return {
    email: (sent.email ?? '').trim(),
    address: { ...own, ...(taxNumber && { taxNumber }) },
    delivery: delivery ? addressOf(delivery) : null,
    invoice: invoice ? { ...addressOf(invoice), ...(taxNumber && !invoice.taxNumber && { taxNumber }) } : null,
  };
}
