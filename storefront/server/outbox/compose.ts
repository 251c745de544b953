import { addressOf } from '../../addresses.ts';
import { clientMails } from '../../clients/mail-kinds.ts';
import { orderConfirmationMail } from '../../order/mail-kind.ts';
import { orderView } from '../../order/order-view.ts';
import { informationAddress } from '../../pages/information/addresses.ts';
import { clientMail, orderConfirmation, type ClientMail, type Message } from '../mail/index.ts';
import { settingsWith } from '../../settings/index.ts';
import type { Mail, Store } from '../store/index.ts';

/** Writes the message of one kind of mail from what the store knows now; null where there is nobody to write to. */
type Composer = (mail: Mail, store: Store, origin: string) => Promise<Message | null>;

const textsOf = async (store: Store) => ({ locale: 'pl', overrides: await store.settings.texts('pl') }) as const;

/** A letter to the owner of the account that the payload names; an account that is gone gets none. */
const toClient =
  (kind: ClientMail, address: string): Composer =>
  async ({ payload }, store, origin) => {
    const client = await store.clients.find(Number(payload['clientId']));
    return client && clientMail(kind, client, origin + address, await textsOf(store));
  };

/** Every kind that the shop sends; returns and messages join here. */
const composers: Readonly<Record<string, Composer>> = {
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
  [clientMails.registered]: toClient('registered', addressOf('signin')),
  [clientMails.passwordChanged]: toClient('changed', addressOf('password-recover')),
  // The token is made here and stands nowhere but in the mail.
  async [clientMails.passwordReset]({ recipient }, store, origin) {
    const reset = await store.clients.newResetToken(recipient);
    if (!reset) return null;
    const address = origin + addressOf('password-recover', {}, { token: reset.token });
    return clientMail('reset', reset.client, address, await textsOf(store));
  },
};

/** @throws Error for a kind that nobody writes */
export function compose(mail: Mail, store: Store, origin: string): Promise<Message | null> {
  const composer = composers[mail.kind];
  if (!composer) throw new Error(`Nobody writes mails of the kind "${mail.kind}".`);
  return composer(mail, store, origin);
}
