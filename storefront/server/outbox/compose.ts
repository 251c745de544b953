import { addressOf } from '../../addresses.ts';
import { orderConfirmationMail } from '../../order/mail-kind.ts';
import { orderView } from '../../order/order-view.ts';
import { informationAddress } from '../../pages/information/addresses.ts';
import { orderConfirmation, type Message } from '../mail/index.ts';
import { settingsWith } from '../../settings/index.ts';
import type { Mail, Store } from '../store/index.ts';
import { visitorComposers } from '../../visitor-forms/mails.ts';

/** Writes the message of one kind of mail from what the store knows now. */
type Composer = (mail: Mail, store: Store, origin: string) => Promise<Message>;

/** Every kind that the shop sends; reset of a password, returns and messages join here. */
const composers: Readonly<Record<string, Composer>> = {
  ...visitorComposers,
  async [orderConfirmationMail]({ payload }, store, origin) {
    const number = String(payload['number']);
    const order = await store.orders.byNumber(number);
    if (!order) throw new Error(`There is no order ${number}.`);
    const [own, overrides] = await Promise.all([store.settings.overrides(), store.settings.texts('pl')]);
    const texts = { locale: 'pl', overrides } as const;
    const addresses = {
      order: origin + addressOf('order-details', {}, { order_number: number, key: order.accessKey }),
      returns: origin + informationAddress('returns'),
      terms: origin + informationAddress('terms'),
    };
    return {
      ...orderConfirmation(orderView(order, texts, settingsWith(own).currency), addresses, texts),
      to: order.email,
    };
  },
};

/** @throws Error for a kind that nobody writes */
export function compose(mail: Mail, store: Store, origin: string): Promise<Message> {
  const composer = composers[mail.kind];
  if (!composer) throw new Error(`Nobody writes mails of the kind "${mail.kind}".`);
  return composer(mail, store, origin);
}
