import { randomBytes } from 'node:crypto';
import { translator } from '../../../../../components/texts/texts.ts';
import { exclusionOf } from '../../../../../patterns/rules/return-lines.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { notFound, page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { companyAddress } from '../../../../platform/settings/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { informationAddress } from '../../../../shared/information-addresses.ts';
import { returnedGoods, type SoldProduct } from '../../../catalogue/index.ts';
import { cancelledStates, detailsOf } from '../../../checkout/index.ts';
import { orderView } from '../../../checkout/order-view.ts';
import { accessTo, openOrder } from '../../../payment/index.ts';
import { sendBackUntil } from '../../server/mails.ts';
import { statementOf, submittedText } from '../../server/statement.ts';
import type { Order } from '../../../../store/index.ts';
import type { WithdrawalAttempt } from './actions.ts';
import { withdrawalTexts } from './texts.ts';

type Context = PageContext<'withdrawal'>;

/** A line of the known order. */
export interface OrderedLine {
  position: string;
  name: string;
  facts: string;
  quantity: string;
  /** Its whole pieces; 1 where a part of it cannot be named. */
  pieces: number;
  /** Why the right does not cover it; null where it does. Nothing is refused for it. */
  exclusion: string | null;
}

/** The order that the page's address opens. */
export interface KnownOrder {
  number: string;
  lines: ReadonlyArray<OrderedLine>;
}

/** The typed values; `lines` are positions, `quantities` by position. */
export interface WithdrawalValues {
  name: string;
  number: string;
  email: string;
  scope: 'whole' | 'part';
  goods: string;
  lines: ReadonlyArray<string>;
  quantities: Readonly<Record<string, string>>;
  /** Made with the form: sent twice, it is one declaration. */
  submission: string;
}

export type WithdrawalData =
  | {
      kind: 'form';
      /** The form's address, which opens the same order. */
      own: string;
      order: KnownOrder | null;
      /** Further orders of the signed-in client. */
      orders: ReadonlyArray<{ number: string; placed: string; address: string }>;
      values: WithdrawalValues;
      rules: string;
    }
  | {
      kind: 'receipt';
      id: string;
      moment: string;
      sentence: string;
      goods: ReadonlyArray<string>;
      email: string;
      answer: string | null;
      until: string;
      returnAddress: string;
      home: string;
    };

const mostOrders = 5;

/**
 * The form; with number and key of a declaration its receipt. With number and key of an order, or as its client, the
 * order stands in the form.
 */
export async function loadWithdrawal(context: Context) {
  const { store, url, texts, settings } = context;
  const id = url.searchParams.get('id');
  if (id !== null) {
    const key = url.searchParams.get('key') ?? '';
    const kept =
      /^\d{1,15}$/.test(id) && /^[\w-]{20,100}$/.test(key) ? await store.withdrawals.withKey(Number(id), key) : null;
    if (!kept) return notFound();
    return page<WithdrawalData>({
      kind: 'receipt',
      id,
      moment: submittedText(kept, texts),
      ...statementOf(kept, texts),
      email: kept.email,
      answer: kept.answer?.text ?? null,
      until: sendBackUntil(kept, texts.locale),
      returnAddress: [settings.companyName, companyAddress(settings)].filter(Boolean).join(', '),
      home: addressOf('home'),
    });
  }
  const [order, client] = await Promise.all([openOrder(context, url.searchParams), context.client()]);
  const latest =
    client && !order
      ? (await store.orders.listOf(client.id, { states: cancelledStates, isIn: false, page: 1, portion: mostOrders }))
          .orders
      : [];
  const address = client?.address;
  return page<WithdrawalData>({
    kind: 'form',
    own: addressOf('withdrawal', {}, order ? accessTo(order, url) : {}),
    order: order && knownOrder(order, context, await productsOf(order, context)),
    orders: latest.map(({ number, placedAt }) => ({
      number,
      placed: formatDay(calendarDay(placedAt), texts.locale, { dateStyle: 'long' }),
      address: addressOf('withdrawal', {}, { order_number: number }),
    })),
    values: {
      name: order ? orderView(order, context).recipient.name : [address?.firstname, address?.lastname].join(' ').trim(),
      number: order?.number ?? (url.searchParams.get('order_number') ?? '').slice(0, 40),
      email: order?.email ?? client?.email ?? '',
      scope: 'whole',
      goods: '',
      lines: [],
      quantities: {},
      submission: randomBytes(18).toString('base64url'),
    },
    rules: informationAddress('returns'),
  });
}

/** An order's products, by number. */
async function productsOf({ lines }: Order, { store }: Context): Promise<ReadonlyMap<number, SoldProduct>> {
  const products = await store.catalogue.cardsWithProducts([...new Set(lines.map(({ productId }) => productId))]);
  return new Map(products.map((one) => [one.product.id, one]));
}

/** The order's lines as they are chosen. @param products of them, for what the right does not cover */
export function knownOrder(
  order: Order,
  context: Pick<Context, 'texts' | 'settings'>,
  products: ReadonlyMap<number, SoldProduct> = new Map(),
): KnownOrder {
  const view = orderView(order, context);
  const t = translator(withdrawalTexts, context.texts);
  return {
    number: order.number,
    lines: order.lines.map(({ productId, size, quantity, unitPrecision }, index) => {
      const product = products.get(productId);
      const exclusion = exclusionOf(product && returnedGoods(product, size), detailsOf(order).agreedToStart ?? []);
      return {
        position: String(index + 1),
        name: view.lines[index]!.name,
        facts: view.lines[index]!.facts,
        quantity: view.lines[index]!.quantity,
        pieces: unitPrecision === 0 ? quantity / 1000 : 1,
        exclusion: exclusion && t(`exclusion.${exclusion}`),
      };
    }),
  };
}

export const headOfWithdrawal = (
  data: WithdrawalData,
  { texts }: Pick<Context, 'texts'>,
  attempt?: WithdrawalAttempt,
): PageHead => {
  const t = translator(withdrawalTexts, texts);
  const ofForm = t(attempt?.statement ? 'confirmTitle' : 'title');
  return {
    title: data.kind === 'receipt' ? t('receiptTitle', { id: data.id }) : ofForm,
    ...(data.kind === 'form' ? { description: t('lead'), canonical: addressOf('withdrawal') } : { isIndexed: false }),
  };
};
