import { translator, type TextsContext } from '../../../../components/texts/texts.ts';
import { orderTexts } from '../../catalogue/browser.ts';
import { findPaymentMethod } from '../../payment/browser.ts';
import type { Order } from '../../../store/index.ts';
import { deliveryName, detailsOf } from './order-details.ts';

/**
 * An order for a reader of another language than its buyer's: its courier and its payment method in the reader's words, as the shop
 * has them now. An order keeps the words that its buyer read, and shows them to readers of that language whatever the shop
 * calls these things later; so do couriers and methods that are gone, which have no other words.
 */
export async function orderInLanguage(
  order: Order,
  { texts, couriers }: { texts: TextsContext; couriers: () => Promise<ReadonlyArray<{ id: string; name: string }>> },
): Promise<Order> {
  if (order.language === texts.locale) return order;
  const details = detailsOf(order);
  const { delivery, payment } = details;
  const courier = (await couriers()).find(({ id }) => id === order.courierId);
  const method = findPaymentMethod(order.paymentMethod);
  const { services, servicePoints = 0 } = delivery;
  return {
    ...order,
    details: {
      ...details,
      delivery: {
        ...delivery,
        ...(courier && services && { courierName: deliveryName(courier.name, { services, servicePoints }, texts) }),
      },
      payment: { ...payment, ...(method && { name: translator(orderTexts, texts)(`payment.${method.id}`) }) },
    },
  };
}
