import type { WirePrice, WireSizeInShop } from '../../../../patterns/contract/product-data.ts';
import { toWire } from '../../../../patterns/rules/money.ts';
import { percentBelow } from '../../../../patterns/rules/price.ts';
import { fromWire } from '../../../../patterns/rules/wire-amount.ts';
import type { WireRebateNumber } from '../../../../patterns/rules/quantity-discount.ts';
import { wirePrice } from '../../../features/catalogue/index.ts';
import { amountTexts, vatText } from './amounts.ts';
import type { ProjectorFacts } from './facts.ts';

/** Every value is text (wire contract 2.1); only quantity discounts are an object. */
export type SizePrices = WirePrice & Readonly<Record<string, string | WireRebateNumber>>;

/** The price in this mode: a standing delivery has its own, without a reduction, if the size is sold that way. */
function priceInMode(
  { page: { product, sizes }, around }: ProjectorFacts,
  size: WireSizeInShop,
  isSubscription: boolean,
): WirePrice {
  const { subscription } = product.details;
  const sold = sizes[Number(size.priority)];
  if (!isSubscription || !size.price_subscription || !subscription || !sold) return size.price;
  return wirePrice(product, { ...sold, price: subscription.priceGross, reduction: null }, around);
}

/**
 * The price of one unit of a size. Amounts of the page's `product_data` are copied; an amount that the size
 * lacks is 0.00, as there.
 */
export function sizePrices(facts: ProjectorFacts, size: WireSizeInShop, isSubscription: boolean): SizePrices {
  const { page, around } = facts;
  const { currency } = around;
  const price = priceInMode(facts, size, isSubscription);
  const pair = (name: string, gross: string, net: string) =>
    amountTexts(name, fromWire(gross), fromWire(net), currency);
  const nothing = (name: string) => amountTexts(name, 0, 0, currency);
  const isReduced = fromWire(price.maxprice) > 0;
  const belowMax = (before: string, now: string) => (isReduced ? Math.max(0, fromWire(before) - fromWire(now)) : 0);
  return {
    ...price,
    vat: vatText(page.product.vatPercent),
    ...pair('yousave', price.yousave, price.yousave_net),
    ...pair('maxprice', price.maxprice, price.maxprice_net),
    ...nothing('beforerebate'),
    ...pair('omnibus_price', price.omnibus_price, price.omnibus_price_net),
    points_sum: price.points,
    ...pair('srp', price.srp, price.srp_net),
    ...nothing('advanceprice'),
    ...nothing('deposit_price'),
    ...nothing('total_deposit_price'),
    detalprice_net: price.price_net,
    // The request has no quantity, so the worth is the price of one unit.
    ...pair('worth', price.value, price.price_net),
    ...pair('max_worth', price.maxprice, price.maxprice_net),
    max_diff_gross: toWire(belowMax(price.maxprice, price.value)),
    max_diff_net: toWire(belowMax(price.maxprice_net, price.price_net)),
    max_diff_percent: String(percentBelow(fromWire(price.maxprice), fromWire(price.value))),
    special_offer: String(isReduced),
    rebate_code_active: 'n',
    priceformula_error: 'false',
    ...(size.rebateNumber && { rebateNumber: size.rebateNumber }),
  };
}
