import { addressOf } from '../../../shared/addresses.ts';
import type { PlacedOrder } from '../../../store/index.ts';
import { findPaymentMethod } from '../../payment/browser.ts';

/** Where the buyer goes with a placed order: to its payment while money is due online, else to its confirmation. */
export function addressAfterOrder({ number, accessKey, left, method }: PlacedOrder): string {
  const isDueOnline = left > 0 && (findPaymentMethod(method)?.online ?? null) !== null;
  return addressOf(isDueOnline ? 'prepaid' : 'order-details', {}, { order_number: number, key: accessKey });
}
