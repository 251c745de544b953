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
}

/** What step 1 collected, checked: it can be ordered as long as its courier still brings the goods. */
export interface DeliveryChoice {
  address: Address;
  courierId: string;
  /** Of the courier's points; null where it comes to the door. */
  pickupPointId: string | null;
  /** The showroom of collection; null elsewhere. */
  stockId: string | null;
  paymentId: string;
  /** Of which address of the account it is; left out where it was typed. */
  addressId?: string;
  /** For whom an invoice is made out, and of which address of the account that is; left out without one. */
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

/** Keeps what step 1 collected; a visitor without a session gets one. */
export async function saveOrderDraft(
  context: Pick<BuyingContext, 'session' | 'store'>,
  choice: DeliveryChoice,
): Promise<void> {
  await context.store.orders.saveDraft(await ensureSession(context), { ...choice });
}

/** A draft of an older release may have another shape: then step 1 simply asks again. */
function isChoice(draft: object): draft is DeliveryChoice {
  const { address, courierId, paymentId } = draft as Partial<DeliveryChoice>;
  return (
    typeof courierId === 'string' &&
    typeof paymentId === 'string' &&
    typeof address === 'object' &&
    addressFields.every((field) => typeof address[field] === 'string')
  );
}
