import type { DeliveryService } from '../../../../patterns/rules/delivery-services.ts';
import { addressFields, type Address } from '../../../../patterns/rules/validation.ts';
import { ensureSession, sessionOf, type BuyingContext } from '../../../shared/session.ts';
import { readOnce } from '../../../platform/page/read-once.ts';

/** A receipt, or an invoice on paper or by mail. */
export interface OrderDocument {
  type: 'confirmation' | 'invoice' | 'eInvoice';
  companyName: string;
  taxNumber: string;
  firstname: string;
  lastname: string;
  street: string;
  zipcode: string;
  city: string;
  /** ISO 3166-1 alpha-2; left out for Poland. */
  country?: string;
}

/** What a shop may ask beside: a date of birth (YYYY-MM-DD) and an IBAN; left out where not given. */
export interface GivenData {
  birthDate?: string;
  bankAccount?: string;
}

/** The validated input of step 1: orderable while its courier still delivers the goods. */
export interface DeliveryChoice {
  address: Address;
  courierId: string;
  /** A point of the courier; null for home delivery. */
  pickupPointId: string | null;
  /** The recipient's number as a customer of the points' network; left out where not given. */
  clientNumber?: string;
  /** The chosen day, YYYY-MM-DD, and hours; left out where the courier decides. */
  day?: string;
  hours?: string;
  /** The counted services of the courier; left out without any. */
  services?: ReadonlyArray<DeliveryService>;
  /** What is there comes first, the rest in another parcel; left out for one parcel. */
  isDivided?: true;
  /** Loyalty points pay for the services; left out where money does. */
  servicesByPoints?: true;
  /** The showroom of collection; null elsewhere. */
  stockId: string | null;
  paymentId: string;
  /** The buyer has read the lender's terms; left out for other payments. */
  hasReadInstalmentTerms?: boolean;
  /** The account address it comes from; left out where typed. */
  addressId?: string;
  /** The buyer, if the parcel goes to another person; else left out. */
  buyer?: Address;
  /** The date of birth and the bank account, where asked and given. */
  asked?: GivenData;
  /** Typed values beside the address, for the next look at step 1. */
  customer?: Readonly<Record<string, string>>;
  /** The invoice, and the account address or the form's part that it comes from; left out without one. */
  invoice?: { id: string; document: OrderDocument };
}

/** The choice of this session; null before step 1 and after the order. */
export async function readOrderDraft(
  context: Pick<BuyingContext, 'session' | 'store' | 'reads'>,
): Promise<DeliveryChoice | null> {
  const session = await sessionOf(context);
  const draft =
    session === null ? null : await readOnce(context, `draft ${session}`, () => context.store.orders.draft(session));
  return draft && isChoice(draft) ? draft : null;
}

/** Keeps the input of step 1; a visitor without a session gets one. */
export async function saveOrderDraft(
  context: Pick<BuyingContext, 'session' | 'store'>,
  choice: DeliveryChoice,
): Promise<void> {
  await context.store.orders.saveDraft(await ensureSession(context), { ...choice });
}

/** Another release's draft may have another shape: then step 1 asks again. */
function isChoice(draft: object): draft is DeliveryChoice {
  const { address, courierId, paymentId } = draft as Partial<DeliveryChoice>;
  return (
    typeof courierId === 'string' &&
    typeof paymentId === 'string' &&
    typeof address === 'object' &&
    addressFields.every((field) => typeof address[field] === 'string')
  );
}
