import type { ImageSource } from '../../../../../components/image/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { cancelProblem } from '../../../../../patterns/rules/cancelling.ts';
import { isPaidIn } from '../../../../../patterns/rules/order-payments.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import { formatMoment } from '../../../../../patterns/rules/warsaw-time.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { notOpened } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { soldAtOnce } from '../../../catalogue/index.ts';
import { orderInLanguage, orderView, type OrderView } from '../../../checkout/order-view.ts';
import {
  agreementsOf,
  buyerFiles,
  cancelledStates,
  isCovered,
  noteText,
  orderDocumentAddress,
  orderState,
  orderSteps,
  returnedParts,
  withdrawalScopeOf,
  type WithdrawalScope,
  type OrderTone,
  type OrderStep,
} from '../../../checkout/index.ts';
import { accessTo, giftCardView, type GiftCardView } from '../../../payment/index.ts';
import { paymentsData, type PaymentsData } from '../../../payment/payments-block.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { Order } from '../../../../store/index.ts';
import { afterOrderSlot } from '../../server/after-order/after-order.ts';
import { boughtFiles, type BoughtFiles } from '../../server/files/bought-files.ts';
import { orderDetailsTexts } from './texts.ts';

type Context = PageContext<'order-details'>;

export interface OrderDetailsData {
  order: OrderView;
  /** Whether its client views it, in the account. */
  isOwn: boolean;
  progress: {
    state: { text: string; tone: OrderTone };
    /** Not processed yet: the next steps still hold. */
    isFresh: boolean;
    /** Oldest first; `text` is the shop's note. */
    history: ReadonlyArray<{ title: string; date: string; text?: string }>;
  };
  payments: PaymentsData;
  steps: ReadonlyArray<OrderStep>;
  addresses: {
    own: string;
    cancel: string;
    kept: string;
    /** None for an order that was cancelled: there is no contract. */
    withdrawal: string | null;
    home: string;
    orders: string;
    document: string;
  };
  withdrawal: WithdrawalScope;
  /** Its buyer can withdraw from the contract for some of it without a reason. */
  isCovered: boolean;
  /** What its buyer agreed to about that, as sentences. */
  agreements: ReadonlyArray<string>;
  /** What may be done with it once it is sent. */
  after: ReadonlyArray<{ name: string; address: string }>;
  /** Files of its goods for the buyer. */
  files: ReadonlyArray<BoughtFiles>;
  /** The gift cards that it sold, once it is paid. */
  cards: ReadonlyArray<GiftCardView>;
  /** All its goods are files and gift cards: nothing is packed. */
  isAllAtOnce: boolean;
  /** Pictures of its products, by number; of those that the shop still shows. */
  pictures: Readonly<Record<number, ImageSource>>;
  /** Whether its buyer may cancel it, and whether that question is open. */
  cancelling: 'no' | 'possible' | 'asked';
  /** What a cancelled order gave back, as sentences. */
  returned: ReadonlyArray<string>;
  /** Whether money for it came, which a cancellation returns. */
  isPaidIn: boolean;
  /** A guest may open an account with the order's data: the limits of its password. */
  account: { email: string; min: number; max: number } | null;
}

/** Opens for visitors with number and key, and for the order's own client, who may have to sign in; others get a 404. */
export async function loadOrderDetails(context: Context) {
  const { texts } = context;
  const found = await findOrder(context);
  if (!found) return notOpened(context, goalAt('order-details', context.url.searchParams));
  const { order, isOwn } = found;
  const { hasFiles, hasCards, isAll: isAllAtOnce } = await goodsAtOnce(order, context);
  const withdrawal = await withdrawalScopeOf(order, context.store);
  const isCancellable = cancelProblem({ ...order, isGivenAtOnce: hasFiles || hasCards }, 'buyer') === null;
  return page<OrderDetailsData>({
    order: orderView(await orderInLanguage(order, { texts, couriers: context.store.catalogue.couriers }), context),
    isOwn,
    progress: progressOf(order, context),
    payments: paymentsData(order, context.url, context),
    steps: orderSteps(4, texts),
    addresses: {
      own: ownAddress(context.url),
      cancel: ownAddress(context.url, { cancel: '1' }),
      kept: ownAddress(context.url),
      withdrawal: cancelledStates.includes(order.state)
        ? null
        : addressOf('withdrawal', {}, accessTo(order, context.url)),
      home: addressOf('home'),
      orders: addressOf('client-orders'),
      document: orderDocumentAddress(accessTo(order, context.url)),
    },
    withdrawal,
    isCovered: isCovered(withdrawal),
    agreements: agreementsOf(withdrawal, texts),
    after: afterOrderSlot.filled().flatMap(({ link }) => link(order, accessTo(order, context.url), context) ?? []),
    files: await filesOfOrder(order, context),
    cards: (await context.store.giftCards.ofOrder(order)).map(giftCardView(context)),
    isAllAtOnce,
    pictures: await picturesOf(order, context),
    returned: returnedParts(order, context),
    isPaidIn: order.payments.some(isPaidIn),
    cancelling: !isCancellable ? 'no' : context.url.searchParams.has('cancel') ? 'asked' : 'possible',
    account:
      isOwn || (await context.client())
        ? null
        : {
            email: order.email,
            min: context.settings.passwordMinimum,
            max: context.settings.registrationPasswordMaximum,
          },
  });
}

/** The page's address with number and key, and no other field. */
export const ownAddress = (url: URL, more: Readonly<Record<string, string>> = {}): string => {
  const [number, key] = [url.searchParams.get('order_number') ?? '', url.searchParams.get('key')];
  return addressOf('order-details', {}, { order_number: number, ...(key !== null && { key }), ...more });
};

async function picturesOf({ lines }: Order, { store }: Context): Promise<OrderDetailsData['pictures']> {
  const cards = await store.catalogue.cards([...new Set(lines.map(({ productId }) => productId))]);
  return Object.fromEntries(
    cards.flatMap(({ id, pictures: [first] }) => (first ? [[id, pictureSource(first)] as const] : [])),
  );
}

/** By the same key as the page, where a guest comes by it. */
async function filesOfOrder(order: Order, { store, url }: Context): Promise<OrderDetailsData['files']> {
  const { key, ...access } = accessTo(order, url);
  return (await buyerFiles(order, store)).map((one) => boughtFiles(one, key === undefined ? {} : { ...access, key }));
}

const goodsAtOnce = ({ lines }: Pick<Order, 'lines'>, { store }: Pick<Context, 'store'>) =>
  soldAtOnce(
    lines.map(({ productId }) => productId),
    store,
  );

/** Whether a buyer has some of its goods as soon as it is paid: files or gift cards. */
export async function isGivenAtOnce(order: Pick<Order, 'lines'>, context: Pick<Context, 'store'>): Promise<boolean> {
  const { hasFiles, hasCards } = await goodsAtOnce(order, context);
  return hasFiles || hasCards;
}

export async function findOrder({ url, store, client }: Context): Promise<{ order: Order; isOwn: boolean } | null> {
  const number = url.searchParams.get('order_number') ?? '';
  const key = url.searchParams.get('key');
  if (!/^\d{8}\/\d{1,9}$/.test(number)) return null;
  if (key !== null) {
    const order = /^[\w-]{20,100}$/.test(key) ? await store.orders.withKey(number, key) : null;
    return order && { order, isOwn: false };
  }
  const who = await client();
  const order = who && (await store.orders.ofClient(who.id, number));
  return order && { order, isOwn: true };
}

function progressOf({ state, states }: Order, wording: Context): OrderDetailsData['progress'] {
  const { texts } = wording;
  return {
    state: orderState(state, texts, states.at(-1)?.note),
    isFresh: state === 'n' || state === 'w',
    history: states.map((one) => {
      const text = one.actor === 'operator' ? noteText(one.note, wording) : '';
      return {
        title: capitalised(orderState(one.state, texts, one.note).text),
        date: formatMoment(one.at, texts.locale),
        ...(text !== '' && { text }),
      };
    }),
  };
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1);

/** Whether the page is the confirmation of a new order. */
export const isConfirmation = ({ isOwn, progress }: Pick<OrderDetailsData, 'isOwn' | 'progress'>): boolean =>
  !isOwn && progress.isFresh;

export const headOfOrderDetails = (data: OrderDetailsData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(orderDetailsTexts, texts)(isConfirmation(data) ? 'confirmedHead' : 'head', {
    number: data.order.number,
  }),
  isIndexed: false,
});
