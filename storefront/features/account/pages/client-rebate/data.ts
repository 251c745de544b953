import { translator } from '../../../../../components/texts/texts.ts';
import { goodsWorth } from '../../../../../patterns/rules/gross-net.ts';
import { priceWithCode } from '../../../../../patterns/rules/rebate-code.ts';
import { shopMoney } from '../../../../../patterns/rules/shop-money.ts';
import { calendarDay, formatDay, formatMoment } from '../../../../../patterns/rules/warsaw-time.ts';
import { page } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { loadBasket, shortQuantity, type LoadedBasket } from '../../../basket/index.ts';
import { cancelledStates, clientFunds, earnedPoints } from '../../../checkout/index.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { clientRebateTexts } from './texts.ts';

type Context = PageContext<'client-rebate'>;

/** One line of a list: what, a link, and how much. */
export interface RebateLine {
  key: string;
  name: string;
  address: string | null;
  facts: ReadonlyArray<string>;
}

/** How far the basket is on the way to the free delivery of its own couriers, in grosze. */
export interface FreeDeliveryProgress {
  worth: number;
  from: number;
  /** "89,00 zł z 250,00 zł" */
  words: string;
}

export interface ClientRebateData {
  /** The code of the basket, with its terms in sentences; null without one. */
  code: { code: string; facts: ReadonlyArray<string> } | null;
  /** Null without a programme. */
  points: { facts: ReadonlyArray<string>; history: ReadonlyArray<RebateLine> } | null;
  freeDelivery: { text: string; progress: FreeDeliveryProgress | null } | null;
  thresholds: ReadonlyArray<RebateLine>;
  used: ReadonlyArray<RebateLine>;
}

/** The most products with thresholds, orders with points and orders with codes that are listed. */
const most = 24;

/** What makes the signed-in client's purchases cheaper; others are sent to sign in, with the reason. */
export async function loadClientRebate(context: Context) {
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('client-rebate'));
  const { store, settings, texts } = context;
  const t = translator(clientRebateTexts, texts);
  const { paid } = shopMoney(context);
  const loaded = await loadBasket(context);
  const [code, points, thresholds, used] = await Promise.all([
    codeOf(context, loaded),
    pointsOf(context),
    thresholdsOf(context),
    store.orders.usedRebates(client.id, { states: cancelledStates, most }),
  ]);
  const { freeShippingFrom } = settings;
  return page<ClientRebateData>({
    code,
    points,
    freeDelivery:
      freeShippingFrom > 0
        ? { text: t('freeDeliveryText', { amount: paid(freeShippingFrom) }), progress: progressOf(context, loaded) }
        : null,
    thresholds,
    used: used.map(({ orderNumber, placedAt, code: name, total }) => ({
      key: orderNumber,
      name: t('order', { number: orderNumber }),
      address: addressOf('order-details', {}, { order_number: orderNumber }),
      facts: [
        total > 0 ? t('usedOne', { code: name, amount: paid(total) }) : t('usedFree', { code: name }),
        formatDay(calendarDay(placedAt), texts.locale, { dateStyle: 'long' }),
      ],
    })),
  });
}

/** Null for an empty basket, and where its couriers never deliver for free. */
function progressOf(context: Context, { basket, offer }: LoadedBasket): FreeDeliveryProgress | null {
  const from = offer?.courier.freeFrom ?? 0;
  if (!offer || offer.missing === null || from === 0) return null;
  const { paid } = shopMoney(context);
  const worth = Math.min(basket.productsTotal, from);
  const t = translator(clientRebateTexts, context.texts);
  return { worth, from, words: t('inBasketOf', { worth: paid(worth), from: paid(from) }) };
}

/** The code of the basket and what it gives. */
async function codeOf(context: Context, { basket, code, rebate }: LoadedBasket): Promise<ClientRebateData['code']> {
  const { store, settings, texts, now } = context;
  const answer = code === null ? null : await store.rebates.find(code, now);
  if (code === null || !answer || answer.kind === 'unknown') return null;
  const t = translator(clientRebateTexts, texts);
  const { paid } = shopMoney(context);
  const { kind, value, save, fromWorth, validUntil } = answer.rebate;
  const price = rebate && priceWithCode(answer.rebate, goodsWorth(basket.lines), settings.currency);
  return {
    code,
    facts: [
      t('inBasket', { code }),
      t(save > 0 ? 'percentageAlso' : kind, { percent: String(value), amount: paid(value), save: paid(save) }),
      ...(fromWorth > 0 ? [t('from', { amount: paid(fromWorth) })] : []),
      ...(validUntil === null ? [] : [t('until', { time: formatMoment(validUntil, texts.locale) })]),
      ...(rebate === null ? [t('notNow')] : rebate.goods > 0 ? [t('now', { amount: paid(rebate.goods) })] : []),
      ...(price && price.percent > 0
        ? [t('goodsNow', { gross: price.gross.formatted, net: price.net.formatted, percent: String(price.percent) })]
        : []),
    ],
  };
}

/** The client's points and where they come from. */
async function pointsOf(context: Context): Promise<ClientRebateData['points']> {
  const { settings, texts, store } = context;
  const [earned, funds] = await Promise.all([earnedPoints(context), clientFunds(context)]);
  if (earned === null || funds === null) return null;
  const t = translator(clientRebateTexts, texts);
  const { paid } = shopMoney(context);
  const { pointsGranted, pointsSpent } = await store.vouchers.funds(funds.clientId);
  const others = [
    ['granted', pointsGranted],
    ['spent', -pointsSpent],
  ] as const;
  const signed = (points: number) => (points > 0 ? `+${points}` : `\u2212${-points}`);
  return {
    facts: [
      t('have', { count: funds.points }),
      ...(funds.points > 0 && settings.pointWorth > 0
        ? [t('worth', { amount: paid(funds.points * settings.pointWorth) })]
        : []),
      t('rule', { amount: paid(Math.round(100 / settings.pointsPerZloty)) }),
    ],
    history: [
      ...others.flatMap(([key, points]) =>
        points === 0 ? [] : [{ key, name: t(key), address: null, facts: [signed(points)] }],
      ),
      ...earned
        .filter(({ points }) => points > 0)
        .slice(0, most)
        .map(({ orderNumber, placedAt, points }) => ({
          key: orderNumber,
          name: t('earned', {
            number: orderNumber,
            day: formatDay(calendarDay(placedAt), texts.locale, { dateStyle: 'long' }),
          }),
          address: addressOf('order-details', {}, { order_number: orderNumber }),
          facts: [signed(points)],
        })),
    ],
  };
}

/** The products that cost less by the quantity, each with its thresholds (spec 4). */
async function thresholdsOf({ store, texts }: Context): Promise<ReadonlyArray<RebateLine>> {
  const t = translator(clientRebateTexts, texts);
  const pages = await store.catalogue.productPages(await store.catalogue.idsWithTiers(most));
  return [...pages.values()]
    .filter(({ product }) => product.isOffered)
    .map(({ product, tiers }) => ({
      key: String(product.id),
      name: product.name,
      address: addressOf('product', { id: product.id, slug: product.slug }),
      facts: tiers.map(({ threshold, percent }) =>
        // A line breaks between two thresholds, never within one.
        t('threshold', { quantity: shortQuantity(product.unit, threshold), percent: String(percent) }).replaceAll(
          ' ',
          '\u00a0',
        ),
      ),
    }));
}

export const headOfClientRebate = (_: ClientRebateData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(clientRebateTexts, texts)('title'),
  isIndexed: false,
});
