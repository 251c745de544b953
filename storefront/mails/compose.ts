import type { TextsContext } from '../../components/texts/texts.ts';
import { addressOf } from '../shared/addresses.ts';
import { clientMails } from '../features/account/server/mail-kinds.ts';
import { towardsExpress } from '../features/basket/server/express-checkout.ts';
import {
  orderCancelledMail,
  orderConfirmationMail,
  paymentReminderMail,
} from '../features/checkout/server/mail-kind.ts';
import { orderView } from '../features/checkout/server/order-view.ts';
import { informationAddress } from '../shared/information-addresses.ts';
import { backInStockMail, callBackMail } from '../features/reviews/server/observations/mail-kinds.ts';
import {
  backInStock,
  callBack,
  clientMail,
  orderCancelled,
  orderConfirmation,
  paymentReminder,
  type ClientMail,
  type Message,
  type ReturnedProduct,
} from './letters.ts';
import { settingsWith } from '../platform/settings/index.ts';
import { unpaidReason, type Mail, type Order, type Store } from '../store/index.ts';
import { visitorComposers } from '../features/reviews/server/mails.ts';

/** Writes the message of one kind of mail from what the store knows now; null where there is nobody or nothing to write of. */
type Composer = (mail: Mail, store: Store, origin: string) => Promise<Message | null>;

/** The words and settings of the shop at this moment. */
async function wordingOf({ settings }: Store) {
  const [own, overrides] = await Promise.all([settings.overrides(), settings.texts('pl')]);
  return { settings: settingsWith(own), texts: { locale: 'pl', overrides } satisfies TextsContext };
}

const productIn = ({ payload }: Mail, origin: string): ReturnedProduct => ({
  name: String(payload['name']),
  address: origin + String(payload['address']),
});

/** A letter to the owner of the account that the payload names; an account that is gone gets none. */
const toClient =
  (kind: ClientMail, address: string): Composer =>
  async ({ payload }, store, origin) => {
    const client = await store.clients.find(Number(payload['clientId']));
    return client && clientMail(kind, client, origin + address, await wordingOf(store));
  };

/** A letter about the order that the payload names; an order that is gone gets none. */
const aboutOrder =
  (
    write: (
      order: Order,
      address: string,
      wording: Awaited<ReturnType<typeof wordingOf>>,
      origin: string,
    ) => Message | null,
  ): Composer =>
  async ({ payload }, store, origin) => {
    const number = String(payload['number']);
    const order = await store.orders.byNumber(number);
    if (!order) return null;
    const address = origin + addressOf('order-details', {}, { order_number: number, key: order.accessKey });
    return write(order, address, await wordingOf(store), origin);
  };

/** Every kind that the shop sends; returns and messages join here. */
const composers: Readonly<Record<string, Composer>> = {
  ...visitorComposers,
  [orderConfirmationMail]: aboutOrder((order, address, wording, origin) => {
    const returns = origin + informationAddress('returns');
    const terms = origin + informationAddress('terms');
    return orderConfirmation(orderView(order, wording), { order: address, returns, terms }, wording);
  }),
  // Paid or cancelled since it was put into the outbox: then there is nothing to remind of.
  [paymentReminderMail]: aboutOrder((order, address, wording) =>
    order.state === 'w' ? paymentReminder(orderView(order, wording), address, wording) : null,
  ),
  [orderCancelledMail]: aboutOrder((order, address, wording) =>
    orderCancelled(
      orderView(order, wording),
      { isUnpaid: order.states.at(-1)?.note === unpaidReason, address },
      wording,
    ),
  ),
  async [backInStockMail](mail, store, origin) {
    return { ...backInStock(productIn(mail, origin), await wordingOf(store)), to: mail.recipient };
  },
  async [callBackMail](mail, store, origin) {
    const phone = String(mail.payload['phone']);
    return { ...callBack({ ...productIn(mail, origin), phone }, await wordingOf(store)), to: mail.recipient };
  },
  // The token is made here and stands nowhere but in the mail; so does what tells whether there is an account.
  async [clientMails.registration]({ recipient, payload }, store, origin) {
    const found = await store.clients.newRegistrationToken(Number(payload['registrationId']));
    if (!found) return null;
    const goal = payload['next'] === towardsExpress.next ? towardsExpress : {};
    const wording = await wordingOf(store);
    // An old account may have this e-mail as its login and another one as its own: the mail answers who asked.
    if ('client' in found) {
      const reader = { ...found.client, email: recipient };
      return clientMail('known', reader, origin + addressOf('signin', {}, goal), wording);
    }
    const address = origin + addressOf('client-new', {}, { token: found.token, ...goal });
    return clientMail('confirm', found, address, wording);
  },
  [clientMails.registered]: toClient('registered', addressOf('signin')),
  [clientMails.passwordChanged]: toClient('changed', addressOf('password-recover')),
  // The token is made here and stands nowhere but in the mail.
  async [clientMails.passwordReset]({ recipient, payload }, store, origin) {
    const reset = await store.clients.newResetToken(recipient);
    if (!reset) return null;
    const goal = payload['next'] === towardsExpress.next ? towardsExpress : {};
    const address = origin + addressOf('password-recover', {}, { token: reset.token, ...goal });
    return clientMail('reset', reset.client, address, await wordingOf(store));
  },
};

/**
 * The message of a mail that waits; null where what it was about, or whom it was for, is deleted.
 *
 * @throws Error for a kind that nobody writes
 */
export function compose(mail: Mail, store: Store, origin: string): Promise<Message | null> {
  const composer = composers[mail.kind];
  if (!composer) throw new Error(`Nobody writes mails of the kind "${mail.kind}".`);
  return composer(mail, store, origin);
}
