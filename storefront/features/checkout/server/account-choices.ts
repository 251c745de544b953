import { addressFields, addressProblems, type Address } from '../../../../patterns/rules/validation.ts';
import { writtenIban } from '../../../../patterns/rules/iban.ts';
import { zipcodeFormats } from '../../../../patterns/rules/client-data/zipcode.ts';
import { poland } from '../../../platform/settings/country.ts';
import type { BuyingContext } from '../../../shared/session.ts';
import { addressLinesOf } from '../../../shared/customer/address-lines.ts';
import type { Client, KeptAddress } from '../../../store/index.ts';
import { shopCountries } from '../../catalogue/index.ts';
import { documentOf, recipientOf } from './buyer.ts';
import { deliveryAddresses } from './client-country.ts';
import { isTypedInvoice } from '../browser/customer-data.ts';
import type { DeliveryValues } from '../browser/delivery-form.ts';
import type { DeliveryChoice, OrderDocument } from '../../basket/index.ts';

/** The value of the tile for a typed address; no address has this id. */
const typedAddress = 'new';
/** The value of the client's own address. */
const own = 'own';

/** A choice as on its tile. */
export interface ChoiceTile {
  value: string;
  label: string;
  description: string;
}

/** What an account adds to the first step of its order. */
export interface AccountChoices {
  /** The delivery addresses. */
  addresses: ReadonlyArray<{ id: string; address: Address; tile: ChoiceTile }>;
  /** The invoice addresses. */
  invoices: ReadonlyArray<{ id: string; document: OrderDocument; tile: ChoiceTile }>;
  /** The default selection. */
  usualAddress: string;
  /** The known address fields where no whole address is usable: they wait to be completed. */
  known: Address | null;
  /** What the account says of what the form asks beside. */
  given: Pick<DeliveryValues, 'birth_date' | 'bankAccount'>;
}

/** The client's addresses that this form accepts; null for a guest, whose form does not change. */
export async function loadAccountChoices(
  context: Pick<BuyingContext, 'client' | 'store' | 'settings' | 'reads'>,
): Promise<AccountChoices | null> {
  const { store, settings } = context;
  const who = await context.client();
  if (!who) return null;
  const [countries, deliveries, invoices] = await Promise.all([
    shopCountries(context),
    deliveryAddresses(context, who.id),
    store.clients.addresses(who.id, 'invoice'),
  ]);
  const isServed = (country: string) => country === poland.iso || countries.some(({ iso }) => iso === country);
  const tile = (value: string, address: Client['address']): ChoiceTile => {
    const [label = '', ...rest] = addressLinesOf(address);
    return { value, label, description: rest.join(', ') };
  };
  const addresses = [{ id: own, kept: null, of: who.address }, ...deliveries.map(listed)].flatMap(
    ({ id, kept, of }) => {
      const address = recipientOf({ email: who.email, address: who.address, delivery: kept, invoice: null });
      const problems = addressProblems(address, settings, zipcodeFormats(of.country));
      const isTaken = isServed(of.country) && Object.keys(problems).length === 0;
      return isTaken ? [{ id, address, tile: tile(id, of) }] : [];
    },
  );
  const payers = [...(who.type === 'firm' ? [{ id: own, kept: null, of: who.address }] : []), ...invoices.map(listed)];
  const usual = deliveries.find(({ isDefault }) => isDefault);
  const isListed = (id: string) => addresses.some((one) => one.id === id);
  const known = { email: who.email, address: who.address, delivery: usual ?? null, invoice: null };
  return {
    addresses,
    invoices: payers.flatMap(({ id, kept, of }) => {
      const document = documentOf('invoice', { email: who.email, address: who.address, delivery: null, invoice: kept });
      return document ? [{ id, document, tile: tile(id, of) }] : [];
    }),
    usualAddress: [usual && String(usual.id), own].find((id) => id !== undefined && isListed(id)) ?? typedAddress,
    given: { birth_date: who.birthDate, bankAccount: writtenIban(who.bankAccount) },
    known: isServed((usual ?? who.address).country) ? recipientOf(known) : null,
  };
}

const listed = (kept: KeptAddress) => ({ id: String(kept.id), kept, of: kept });

/** The client's initial form values: the draft's choice, else the account's usual one. */
export function accountValues(
  { addresses, invoices, usualAddress, known, given }: AccountChoices,
  draft: DeliveryChoice | null,
  email: string,
): Partial<DeliveryValues> {
  if (!draft) return { ...given, ...(usualAddress === typedAddress && known), delivery_address: usualAddress, email };
  const chosen = addresses.find(({ id }) => id === draft.addressId);
  const isOffered = (invoice = '') => isTypedInvoice(invoice) || invoices.some(({ id }) => id === invoice);
  return {
    // A typed address is in its fields; a chosen one leaves them empty.
    ...(chosen && Object.fromEntries(addressFields.map((field) => [field, field === 'email' ? email : '']))),
    delivery_address: chosen?.id ?? typedAddress,
    invoice_address: isOffered(draft.invoice?.id) ? draft.invoice!.id : '',
  };
}

/** A checked choice with its account addresses, for a draft. */
export function withAccount(
  choice: DeliveryChoice,
  { delivery_address, invoice_address }: Pick<DeliveryValues, 'delivery_address' | 'invoice_address'>,
  account: AccountChoices | null,
): DeliveryChoice {
  const address = account?.addresses.find(({ id }) => id === delivery_address);
  const invoice = account?.invoices.find(({ id }) => id === invoice_address);
  return {
    ...choice,
    ...(address && { addressId: address.id }),
    ...(invoice && { invoice: { id: invoice.id, document: invoice.document } }),
  };
}
