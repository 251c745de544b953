import type { ClientType } from '../../../../patterns/rules/client-data/registration.ts';
import { streetLine, streetParts } from '../../../../patterns/rules/client-data/street.ts';
import type { TypedAccount, TypedAddress } from '../../../shared/customer/account-form.ts';
import type { AddressData, Client } from '../../../store/index.ts';
import { countryOf } from '../../../platform/settings/country.ts';
import { storedProvince } from '../../../platform/settings/provinces.ts';
import { callError } from '../errors.ts';
import type { AddressFields, ChangedLoginFields, ClientDetails } from '../schema/types.ts';

/** An account as any of the calls sends it: `currentPassword` comes with changes only. */
export interface SentAccount {
  readonly clientData?: ClientDetails | null;
  readonly loginAndPassword?: ChangedLoginFields | null;
}

const nothing: TypedAddress = {
  firstname: '',
  lastname: '',
  companyName: '',
  taxNumber: '',
  street: '',
  streetNumber: '',
  zipcode: '',
  city: '',
  country: countryOf(null),
  province: '',
  phone: '',
};

/** Address fields that were not sent keep their value. */
export function typedAddress(sent: AddressFields, before: AddressData | null = null): TypedAddress {
  const known = before ?? nothing;
  const { country: named, countryId, street, ...texts } = sent;
  const region = named ?? countryId;
  const country = region === null || region === undefined ? known.country : countryOf(region);
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => typeof value === 'string'));
  const typed = { ...known, ...given, country, ...(typeof street === 'string' && streetParts(street, country)) };
  return { ...typed, province: storedProvince(typed.province, country) };
}

/**
 * The sent fields of an account over the known ones. The client's own address is `clientBillingData`; clients that
 * do not know that one send it as `clientDeliveryData`. The two "other" ones are for parcels and invoices.
 */
export function typedAccount(
  { clientData, loginAndPassword }: SentAccount,
  before: Client | null = null,
): TypedAccount {
  const data = clientData ?? {};
  const { login, password, passwordRepeat } = loginAndPassword ?? {};
  const own = data.clientBillingData ?? data.clientDeliveryData ?? {};
  const delivery = data.clientDeliveryOtherAddressData ?? (data.clientBillingData ? data.clientDeliveryData : null);
  const invoice = data.clientBillingOtherData;
  const client = typedAddress(own, before?.address);
  return {
    type: clientTypeOf(data.type, before),
    email: data.email ?? before?.email ?? '',
    birthDate: data.birthDate ?? before?.birthDate ?? '',
    bankAccount: before?.bankAccount ?? '',
    login: login ?? before?.login ?? '',
    password: password ?? '',
    // Clients that repeat it send it once.
    passwordRepeat: passwordRepeat ?? password ?? '',
    client: { ...client, ...(typeof data.taxNumber === 'string' && { taxNumber: data.taxNumber }) },
    delivery: delivery ? typedAddress(delivery) : null,
    invoice: invoice ? typedAddress(invoice) : null,
    vatCompany: data.vatCompany ?? before?.vatCompany ?? false,
    mailingConsent: data.saveToMailingAfterOrder ?? before?.mailingConsent ?? false,
    smsConsent: data.saveToSmsAfterOrder ?? before?.smsConsent ?? false,
  };
}

function clientTypeOf(sent: ClientDetails['type'], before: Client | null): ClientType {
  if (sent === null || sent === undefined) return before?.type ?? 'private';
  if (sent === 'private' || sent === 'firm') return sent;
  throw callError('BAD_USER_INPUT', 'The type of a client is private or firm.');
}

/** The street of an address as clients read it. */
export const wireStreet = (address: AddressData): string => streetLine(address, address.country);
