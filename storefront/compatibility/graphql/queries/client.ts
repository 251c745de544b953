import { userOnce } from '../../../features/account/index.ts';
import { readOrderDraft } from '../../../features/basket/index.ts';
import type { Address } from '../../../../patterns/rules/validation.ts';
import type { CallContext } from '../context.ts';
import { poland } from '../../../platform/settings/country.ts';
import { wireStreet } from '../mutations/client-input.ts';
import { wireCountry } from './provinces.ts';
import type { AddressData, ClientProfile, Country } from '../../../store/index.ts';
import type { Client, ClientAddress } from '../schema/types.ts';

/** The signed-in client; null for a guest. */
export async function client(_: object, context: CallContext) {
  const who = await context.client();
  if (!who) return null;
  const { store } = context;
  const [deliveries, invoices, countries] = await Promise.all([
    store.clients.addresses(who.id, 'delivery'),
    store.clients.addresses(who.id, 'invoice'),
    store.delivery.countries(),
  ]);
  return wireClient(who, { deliveries, invoices }, countries);
}

/** The guest data: from setUserOnce, else from the order; null before either. */
export async function clientProspect(_: object, context: CallContext) {
  const once = await userOnce(context);
  if (once) {
    const countries = await context.store.delivery.countries();
    const listed = (address: AddressData | null) => (address ? [{ ...address, id: null }] : []);
    const addresses = { deliveries: listed(once.delivery), invoices: listed(once.invoice) };
    return { ...wireClient({ ...once, login: null }, addresses, countries), isUserOnce: true };
  }
  const draft = await readOrderDraft(context);
  return draft && wireProspect(draft.address, await context.store.delivery.countries());
}

type Kept = AddressData & { readonly id?: number | null; readonly isDefault?: boolean };

/** An account in the format of the wire. */
export function wireClient(
  { address, ...who }: Omit<ClientProfile, 'login'> & { readonly login: string | null; readonly address: Kept },
  { deliveries, invoices }: Readonly<Record<'deliveries' | 'invoices', ReadonlyArray<Kept>>>,
  countries: ReadonlyArray<Country>,
) {
  // Orders use the default of its kind, else the client's own.
  const wire = (kept: Kept, isDefault = kept.isDefault ?? false) => {
    const country = countries.find(({ iso }) => iso === kept.country);
    return {
      id: kept.id ?? null,
      firstname: kept.firstname,
      lastname: kept.lastname,
      firm: kept.companyName || null,
      street: wireStreet(kept),
      city: kept.city,
      zipcode: kept.zipcode,
      country: country ? wireCountry(country) : null,
      countryId: country ? String(country.id) : null,
      phone: kept.phone || null,
      isDefault,
      used: isDefault,
      editable: true,
      provinceCode: kept.province || null,
      taxNumber: kept.taxNumber || null,
    } satisfies ClientAddress;
  };
  const chosen = deliveries.find(({ isDefault }) => isDefault);
  return {
    type: who.type,
    email: who.email,
    phone: address.phone || null,
    birthDate: who.birthDate || null,
    taxNumber: address.taxNumber || null,
    login: who.login,
    vatCompany: who.vatCompany,
    isUserOnce: false,
    shippingProfileId: null,
    hasOtherDeliveryAddressActive: deliveries.some(({ isDefault }) => isDefault),
    billingAddress: wire(address, true),
    deliveryAddress: chosen ? wire(chosen) : wire(address, true),
    deliveryAddresses: deliveries.map((one) => wire(one)),
    invoiceAddresses: invoices.map((one) => wire(one)),
  } satisfies Client;
}

/** The data of an order's first step in the format of an account. Fields that it lacks are null. */
export function wireProspect({ email, phone, ...address }: Address, countries: ReadonlyArray<Country>) {
  const country = countries.find(({ iso }) => iso === address.country) ?? poland;
  return {
    type: 'private',
    email,
    phone,
    birthDate: null,
    taxNumber: null,
    login: null,
    vatCompany: false,
    isUserOnce: true,
    shippingProfileId: null,
    hasOtherDeliveryAddressActive: false,
    billingAddress: wireAddress({ ...address, phone }, country),
    // Goods and the receipt go to that one address.
    deliveryAddress: wireAddress({ ...address, phone }, country),
    deliveryAddresses: [],
    invoiceAddresses: [],
  } satisfies Client;
}

const wireAddress = (address: Omit<Address, 'email'>, country: Country) => ({
  id: null,
  firstname: address.firstname,
  lastname: address.lastname,
  firm: null,
  street: `${address.street} ${address.street_number}`,
  city: address.city,
  zipcode: address.zipcode,
  country: wireCountry(country),
  countryId: String(country.id),
  phone: address.phone,
  isDefault: true,
  used: true,
  editable: true,
  provinceCode: null,
  taxNumber: null,
});
