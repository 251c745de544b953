import { goTogether } from '../../../../patterns/rules/delivery-choice.ts';
import { freeShipping } from '../../../../patterns/rules/free-shipping.ts';
import { goodsWorth, grossNet, lineWorth, sumOf } from '../../../../patterns/rules/gross-net.ts';
import type { CurrencyFormat, Grosze } from '../../../../patterns/rules/money.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { goodsToPay, loadBasket, type LoadedBasket } from '../../../features/basket/index.ts';
import { courierTerms, goodsOf, type DeliveryOffer, type ShopTime } from '../../../features/catalogue/index.ts';
import { findPaymentMethod, isOfferedMethod, methodCost } from '../../../features/payment/browser.ts';
import type { BasketLine } from '../../../store/index.ts';
import type { CallContext, Wording } from '../context.ts';
import { offerOf } from '../delivery/couriers.ts';
import { momentOfArrival } from '../delivery/moments.ts';
import { moneyOf, pairOf, priceOf } from '../money.ts';
import { loadProducts, type WireProduct } from '../products/product.ts';
import type { Basket, BasketArguments } from '../schema/types.ts';

/** The basket of this session with its costs: by the requested courier, else by that of the pages. */
export async function basket({ BasketCostInput }: BasketArguments, context: CallContext) {
  const loaded = await loadBasket(context);
  const products = await loadProducts(
    context,
    loaded.lines.map(({ line }) => line.productId),
    { withWithdrawn: true },
  );
  const { delivery, paymentMethodId } = BasketCostInput ?? {};
  const method = findPaymentMethod(paymentMethodId ?? '');
  const offer = (delivery && offerOf(loaded.offers, delivery)) ?? loaded.offer;
  // As on the page, a payment that the shop does not take, or that does not go with the delivery, costs nothing.
  const isCounted =
    method && isOfferedMethod(method, context.settings) && (!offer || goTogether(offer.courier, method));
  return wireBasket(
    {
      ...loaded,
      offer,
      paymentCost: isCounted ? methodCost(method, context.settings) : 0,
      products: new Map(products.map((one) => [one.id, one])),
    },
    context,
  );
}

interface CountedBasket extends Pick<LoadedBasket, 'basket' | 'lines' | 'offer' | 'offers' | 'rebate' | 'time'> {
  readonly paymentCost: Grosze;
  readonly products: ReadonlyMap<number, WireProduct>;
}

/** A loaded basket in the format of the calls (wire contract 1.7). */
export function wireBasket(counted: CountedBasket, { settings: { currency } }: Pick<Wording, 'settings'>) {
  const { basket: read, lines, offer, offers, rebate, paymentCost, products, time } = counted;
  const money = (amount: Grosze) => moneyOf(amount, currency);
  const cost = offer?.cost ?? 0;
  const free = freeShippingOf(counted);
  return {
    summaryBasket: {
      productsCount: lines.length,
      orderDivisionPossible: offers.some(({ parcels }) => parcels !== undefined),
      worth: pairOf(goodsWorth(read.lines), currency),
      shipping: offer && {
        cost: priceOf(cost, deliveryVat(lines.map(({ line }) => line)), currency),
        shippingDays: daysUntil(offer, time),
      },
      shippingLater: null,
      toShippingFree: free.missing === null ? null : money(free.missing),
      shippingLimitFree: free.limit === null ? null : money(free.limit),
      smileShippingLimitFree: { enabled: false, shippingLimitFree: null },
    },
    products: lines.map(({ line, product, group }) => ({
      id: line.productId,
      size: sizeType(line.size),
      additional: line.additional,
      quantity: line.quantity / 1000,
      comment: line.comment,
      availableNow: line.problem === null,
      worth: pairOf(lineWorth(line), currency),
      forPoints: false,
      worthPoints: { value: 0, formatted: '0 pkt' },
      data: products.get(line.productId) ?? null,
      basketGroupId: group.id,
      bundleProducts: (product.details.bundle ?? []).map((part, index) => ({
        productId: part.productId,
        quantity: part.quantity / 1000,
        bundledId: index + 1,
        sizeId: sizeType(part.size),
      })),
    })),
    basketGroups: wireGroups(counted, currency),
    basketCost: {
      orderMinimalWholesaleNotReached: false,
      totalProductsCost: money(read.productsTotal),
      basketShippingCost: { shippingCostPoints: 0, shippingCostAfterRebate: money(cost) },
      prepaidCost: money(paymentCost),
      insuranceCost: money(0),
      totalRebateWithoutShipping: money(rebate?.goods ?? 0),
      paymentAmountFromClientBalance: money(0),
      totalToPay: money(goodsToPay({ basket: read, rebate }) + cost + paymentCost),
      totalToPayAtPoints: money(0),
      totalProductsCostAtPoints: money(0),
      totalDeposit: money(0),
    },
  } satisfies Basket;
}

/** Groups of goods by shipping; the group in the parcel pays for it, or the only one. */
function wireGroups({ lines, offer }: CountedBasket, currency: CurrencyFormat) {
  const cost = offer?.cost ?? 0;
  const groups = new Map(lines.map(({ group }) => [group.id, group] as const));
  return [...groups.values()]
    .toSorted((a, b) => a.id - b.id)
    .map(({ id, type }, index) => {
      const own = lines.filter(({ group }) => group.id === id).map(({ line }) => line);
      const worth = goodsWorth(own);
      const delivery = grossNet(index === 0 ? cost : 0, deliveryVat(own));
      return {
        id,
        types: [type],
        worth: pairOf(worth, currency),
        worthTotal: pairOf(sumOf([worth, delivery]), currency),
        subscription: rhythmOf(own),
      };
    });
}

/** Of a group whose goods are all delivered in one rhythm. No order repeats itself, so none has a day. */
function rhythmOf(lines: ReadonlyArray<Pick<BasketLine, 'options'>>) {
  const [period, ...others] = new Set(lines.map(({ options }) => options.period));
  return period === undefined || others.length > 0 ? null : { daysInPeriod: period, nextOrder: null };
}

/** The basket's progress to free shipping by the courier that is counted. */
const freeShippingOf = ({ basket: { productsTotal }, lines, offer }: CountedBasket) =>
  freeShipping(courierTerms(offer ? [offer.courier] : []), goodsOf(lines.map(({ line }) => line)), productsTotal);

/** Delivery is taxed with its goods; of several rates the highest counts. */
function deliveryVat(lines: ReadonlyArray<Pick<BasketLine, 'vatPercent'>>): number | null {
  const rates = lines.flatMap(({ vatPercent }) => (vatPercent === null ? [] : [vatPercent]));
  return rates.length > 0 ? Math.max(...rates) : null;
}

const daysUntil = ({ arrival }: DeliveryOffer, time: ShopTime): number | null =>
  momentOfArrival(arrival, time)?.time.days ?? null;
