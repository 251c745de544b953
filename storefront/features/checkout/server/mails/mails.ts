import { addressOf } from '../../../../shared/addresses.ts';
import type { Composer } from '../../../../shared/feature.ts';
import { informationAddress, versionAddress } from '../../../../shared/information-addresses.ts';
import { mailWording } from '../../../../shared/mail-wording.ts';
import type { Message } from '../../../../platform/mail/message.ts';
import type { Order, Store } from '../../../../store/index.ts';
import { unpaidReason } from '../../store/unpaid-orders.ts';
import {
  deliveryCostMail,
  orderCancelledMail,
  orderConfirmationMail,
  orderMovedMail,
  paymentReminderMail,
} from '../mail-kind.ts';
import { goodsAtOnce } from '../buyer-files.ts';
import { detailsOf } from '../order-details.ts';
import { closedStates } from '../order-state.ts';
import { orderView } from '../order-view.ts';
import { returnedParts } from '../returned-parts.ts';
import { withdrawalScopeOf } from '../withdrawal-scope.ts';
import { orderConfirmation } from './order-confirmation.tsx';
import { deliveryCost, orderCancelled, orderMoved, paymentReminder } from './order-mails.ts';

/** A letter about the order in the payload; none if the order is gone. */
const aboutOrder =
  (
    write: (
      order: Order,
      address: string,
      wording: Awaited<ReturnType<typeof mailWording>>,
      origin: string,
      atOnce: Awaited<ReturnType<typeof goodsAtOnce>>,
      store: Pick<Store, 'catalogue'>,
    ) => Message | null | Promise<Message>,
  ): Composer =>
  async ({ payload }, store, origin) => {
    const number = String(payload['number']);
    const order = await store.orders.byNumber(number);
    if (!order) return null;
    const address = origin + addressOf('order-details', {}, { order_number: number, key: order.accessKey });
    return write(order, address, await mailWording(store), origin, await goodsAtOnce(order, store), store);
  };

/** The mails about orders, by kind; returns and messages join here. */
export const orderMails: Readonly<Record<string, Composer>> = {
  [orderConfirmationMail]: aboutOrder(async (order, address, wording, origin, atOnce, store) => {
    const { number, accessKey } = order;
    const withdrawal = origin + addressOf('withdrawal', {}, { order_number: number, key: accessKey });
    const { termsVersion } = detailsOf(order);
    const terms =
      origin + (termsVersion === undefined ? informationAddress('terms') : versionAddress('terms', termsVersion));
    return orderConfirmation(
      orderView(order, wording),
      { order: address, withdrawal, terms },
      { ...atOnce, withdrawal: await withdrawalScopeOf(order, store) },
      wording,
    );
  }),
  // Paid or cancelled since it was queued: no reminder then.
  [paymentReminderMail]: aboutOrder((order, address, wording) =>
    order.state === 'w' ? paymentReminder(orderView(order, wording), address, wording) : null,
  ),
  [orderMovedMail]: aboutOrder((order, address, wording, _origin, { files }) => {
    const { state, note } = order.states.at(-1) ?? { state: order.state, note: '' };
    return orderMoved(orderView(order, wording), { state, note, address, files }, wording);
  }),
  // Sent or cancelled since it was queued: nothing is to be decided then.
  [deliveryCostMail]: aboutOrder((order, address, wording) =>
    closedStates.includes(order.state) ? null : deliveryCost(orderView(order, wording), address, wording),
  ),
  [orderCancelledMail]: aboutOrder((order, address, wording) =>
    orderCancelled(
      orderView(order, wording),
      { isUnpaid: order.states.at(-1)?.note === unpaidReason, returned: returnedParts(order, wording), address },
      wording,
    ),
  ),
};
