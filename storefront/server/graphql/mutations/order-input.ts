import { hasHouseNumber } from '../../../../patterns/rules/client-data/street.ts';
import { isTaxNumber, storedTaxNumber } from '../../../../patterns/rules/client-data/tax-number.ts';
import type { Address } from '../../../../patterns/rules/validation.ts';
import type { OrderDocument } from '../../../order/order-details.ts';
import { countryOf, poland } from '../country.ts';

type Sent<Name extends string> = Readonly<Partial<Record<Name, string | null>>>;
export type SentAddress = Sent<
  | 'companyName'
  | 'taxNumber'
  | 'firstname'
  | 'lastname'
  | 'street'
  | 'zipcode'
  | 'city'
  | 'country'
  | 'province'
  | 'phone'
>;

export interface SentClient extends Sent<'type' | 'birthDate' | 'taxNumber' | 'email'> {
  readonly clientDeliveryData?: SentAddress | null;
  readonly clientDeliveryOtherAddressData?: SentAddress | null;
  readonly clientBillingOtherData?: SentAddress | null;
}

export type DocumentType = OrderDocument['type'];

/** "Łobzowska 8/3" as street and house number; without a number all of it is the street. */
export function splitStreet(typed: string): { street: string; street_number: string } {
  const text = typed.trim().replaceAll(/\s+/gu, ' ');
  if (!hasHouseNumber(text, poland.iso)) return { street: text, street_number: '' };
  // From the last word that begins with a digit: "8 m. 3" belongs together.
  const [, street, number] =
    /^(.*?[^\s,]),? ((?:nr\.? ?|no\.? ?|#)?\d\S*(?: (?:m|lok|apt|kl|\p{L})\.?(?: \d\S*)?)?)$/iu.exec(text) ?? [];
  return street === undefined ? { street: text, street_number: '' } : { street, street_number: number! };
}

/** Where the goods go: the other address of delivery where one was sent, else the client's own. */
export function addressOfClient(client: SentClient): Address {
  const own = client.clientDeliveryData ?? {};
  const goal = client.clientDeliveryOtherAddressData ?? own;
  const text = (value: string | null | undefined) => value ?? '';
  return {
    firstname: text(goal.firstname),
    lastname: text(goal.lastname),
    email: text(client.email),
    phone: text(goal.phone) || text(own.phone),
    ...splitStreet(text(goal.street)),
    zipcode: text(goal.zipcode),
    city: text(goal.city),
  };
}

/** Whether the goods go to another country than the rules of addresses are for. */
export const isAbroad = (client: SentClient): boolean => {
  const { country } = client.clientDeliveryOtherAddressData ?? client.clientDeliveryData ?? {};
  return Boolean(country) && countryOf(country) !== poland.iso;
};

/** For whom the document is made out; null where its tax number is none. */
export function documentOf(type: DocumentType, client: SentClient, address: Address): OrderDocument | null {
  const payer = client.clientBillingOtherData ?? client.clientDeliveryData ?? {};
  const taxNumber = storedTaxNumber(client.taxNumber || payer.taxNumber || '');
  if (type !== 'confirmation' && taxNumber !== '' && !isTaxNumber(taxNumber, poland.iso)) return null;
  return {
    type,
    companyName: payer.companyName ?? '',
    taxNumber,
    firstname: payer.firstname ?? address.firstname,
    lastname: payer.lastname ?? address.lastname,
    street: payer.street ?? `${address.street} ${address.street_number}`,
    zipcode: payer.zipcode ?? address.zipcode,
    city: payer.city ?? address.city,
  };
}
