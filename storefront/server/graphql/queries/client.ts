import { readOrderDraft } from '../../../order/order-draft.ts';
import type { Address } from '../../../../patterns/rules/validation.ts';
import type { CallContext } from '../context.ts';
import { poland } from '../../../wire/country.ts';

/** Who is logged in. The shop keeps no accounts yet: everybody is a guest. */
export const client = () => null;

/** Who is buying without an account, as far as the order knows it; null before its first step. */
export async function clientProspect(_: object, context: CallContext) {
  const draft = await readOrderDraft(context);
  return draft && wireProspect(draft.address);
}

/** The data of an order's first step in the words of an account. What that step does not ask is null. */
export function wireProspect({ email, phone, ...address }: Address) {
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
    billingAddress: wireAddress({ ...address, phone }),
    // Goods and the receipt go to that one address.
    deliveryAddresses: [],
    invoiceAddresses: [],
  };
}

const wireAddress = (address: Omit<Address, 'email'>) => ({
  id: null,
  firstname: address.firstname,
  lastname: address.lastname,
  firm: null,
  street: `${address.street} ${address.street_number}`,
  city: address.city,
  zipcode: address.zipcode,
  country: poland,
  phone: address.phone,
  isDefault: true,
  used: true,
  editable: true,
  provinceCode: null,
  taxNumber: null,
});
