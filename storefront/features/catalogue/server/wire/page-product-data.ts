import { toIsoDate } from '../../../../../components/dates/index.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import type { ProductData, WireSize, WireSizeInShop } from '../../../../../patterns/contract/product-data.ts';
import { wireMoney, toWire } from '../../../../../patterns/rules/money.ts';
import { grossNet } from '../../../../../patterns/rules/gross-net.ts';
import { bundleDifference, type GrossNet } from '../../../../../patterns/rules/price-calculator.ts';
import type { Thousandths } from '../../../../../patterns/rules/price.ts';
import { unlimited } from '../../../../../patterns/rules/quantity.ts';
import {
  shippingTimeAnswer,
  sizeDelayTime,
  sizeShippingTime,
} from '../../../../../patterns/rules/shipping-time-answer.ts';
import { dispatchOf, shippingTimeOf, type ShippingTime } from '../../../../../patterns/rules/shipping-time.ts';
import { sizeType } from '../../../../../patterns/rules/size.ts';
import { isWaitedFor, shippingTimeFacts, type Carriers } from '../delivery/delivery-offers.ts';
import { productDelivery } from '../delivery/product-delivery.ts';
import type { ShopTime } from '../delivery/shop-time.ts';
import { productCardsTexts } from '../product-cards/texts.ts';
import { callTexts } from './texts.ts';
import type { PageSize, Product, Stock } from '../../../../store/index.ts';
import type { PriceContext } from './price.ts';
import { productData, wireAmount, wireFlag, type ProductSource } from './product-data.ts';

/** Data around a product at the time of a request. */
export interface ShopAround extends PriceContext {
  texts: TextsContext;
  time: ShopTime;
  carriers: Carriers;
  stocks: ReadonlyArray<Stock>;
  /** The price of a bundle's parts bought alone; null for other products. */
  partsPrice: GrossNet | null;
}

/** The whole `product_data` of a product page (spec 3, "Product data" and "Size"; wire contract 2.1 and 2.8). */
export function pageProductData(source: ProductSource, around: ShopAround): ProductData<WireSizeInShop> {
  const data = productData(source, around);
  const sizes = source.sizes.map((size) => {
    const type = sizeType(size.type);
    return [type, sizeInShop(source.product, size, data.sizes[type]!, around)] as const;
  });
  return { ...data, sizes: Object.fromEntries(sizes) };
}

function sizeInShop(product: Product, size: PageSize, wireSize: WireSize, around: ShopAround): WireSizeInShop {
  const { status } = wireSize.availability;
  const description =
    status === 'disable'
      ? translator(productCardsTexts, around.texts)('soldOut')
      : translator(callTexts, around.texts)(status);
  const { availability, ...times } = timesOf(product, status, around.time);
  return {
    ...wireSize,
    ...amounts(size, around.stocks),
    availability: {
      ...wireSize.availability,
      status_description: description,
      status_gfx: '',
      status_description_tel: description,
      status_gfx_tel: '',
      ...availability,
    },
    ...times,
    delivery: deliveryOf(product, size, around),
    ...(around.partsPrice && {
      bundle_price: bundlePrice(around.partsPrice, grossNet(size.price, product.vatPercent)),
    }),
  };
}

/** When a size leaves: the page's time, and its delay if there is one. */
function timesOf(product: Product, status: WireSize['availability']['status'], { now, daysOff }: ShopTime) {
  const facts = shippingTimeFacts(product.details);
  // No parcel waits for goods by mail; services on other goods take time.
  const shipping = isWaitedFor(product) ? shippingTimeOf({ status, ...facts }) : null;
  const delay = status === 'order' ? shipping : facts.delayTime;
  const dispatch = shipping && dispatchOf(shipping, now, daysOff);
  const answerOf = (time: ShippingTime) => shippingTimeAnswer(time, now, daysOff);
  return {
    availability: {
      delivery_date: dispatch ? toIsoDate(dispatch.day) : '',
      delivery_days_undefined: wireFlag(shipping !== null && !dispatch),
    },
    ...(shipping && { shipping_time: sizeShippingTime(answerOf(shipping)) }),
    ...(delay && { delay_time: sizeDelayTime(answerOf(delay)) }),
  };
}

/** Stock by place. Suppliers hold none: the shop sells its own stock. */
function amounts(size: PageSize, stocks: ShopAround['stocks']) {
  const kindOf = new Map(stocks.map(({ id, kind }) => [id, kind]));
  const amountIn = (kind: Stock['kind']) =>
    total(size.stocks.flatMap(({ stockId, amount }) => (kindOf.get(stockId) === kind ? [amount] : [])));
  return {
    amount_mm: wireAmount(size.amount),
    amount_mo: amountIn('warehouse'),
    amount_mw: 0,
    amount_mp: amountIn('showroom'),
  };
}

const total = (shares: ReadonlyArray<Thousandths>): number =>
  wireAmount(shares.includes(unlimited) ? unlimited : shares.reduce((sum, amount) => sum + amount, 0));

function deliveryOf(
  product: Product,
  { price, weight }: PageSize,
  { carriers, currency }: ShopAround,
): WireSizeInShop['delivery'] {
  const { lowestCost, freeFrom } = productDelivery(product, { worth: price, weight }, carriers);
  return {
    undefined: wireFlag(lowestCost === null),
    shipping: toWire(lowestCost ?? 0),
    shipping_formatted: wireMoney(lowestCost ?? 0, currency),
    ...(freeFrom !== null && { limitfree: toWire(freeFrom), limitfree_formatted: wireMoney(freeFrom, currency) }),
  };
}

function bundlePrice(parts: GrossNet, bundle: GrossNet): NonNullable<WireSizeInShop['bundle_price']> {
  const { gross, net, percent } = bundleDifference(parts, bundle);
  return { amount_diff_gross: toWire(gross), amount_diff_net: toWire(net), percent_diff: String(percent) };
}
