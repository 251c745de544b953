import { isPhoneLike, isSamePhone } from '../../../../patterns/rules/phone.ts';
import { fromJson } from '../../../platform/store/json.ts';
import type { Json } from '../../../platform/store/schema/columns.ts';

/** The buyer's own data in the details of an order: the recipient's where the parcel goes to the buyer. */
interface BuyerDetails {
  readonly address?: { readonly phone?: string };
  readonly buyer?: { readonly phone?: string };
}

/** Whether a guest knows whose order it is: its e-mail, in any case, or the buyer's phone, however it is written (V-06). */
export function isBuyer(order: { email: string; details: Json }, contact: string): boolean {
  if (contact.toLowerCase() === order.email.toLowerCase()) return true;
  if (!isPhoneLike(contact)) return false;
  const { buyer, address } = fromJson<BuyerDetails>(order.details);
  return isSamePhone(contact, (buyer ?? address)?.phone ?? '');
}
