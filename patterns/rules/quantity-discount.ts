import { plainDecimal, type Bounds } from '../../components/quantity-stepper/bounded-decimal.ts';
import { wireMoney, polishCurrency, toWire, type CurrencyFormat, type Grosze } from './money.ts';
import { lessPercent, netOf, type Thousandths } from './price.ts';
import { missingTo, nextTier, tierAt, type Tier } from './tiers.ts';

/** One threshold, seen from a chosen quantity. */
export interface DiscountStep extends Tier {
  /** The price of one unit from this threshold on. */
  price: Grosze;
  priceNet: Grosze;
  /** The missing quantity: the least that can be added to reach it; 0 if it is reached. */
  left: Thousandths;
}

/** Quantity discounts at a chosen quantity (spec 3, `rebateNumber`; spec 4). */
export interface QuantityDiscount {
  /** The step that contains the quantity; null for the full price. */
  current: DiscountStep | null;
  /** The nearest step above that can be bought: the incentive. */
  next: DiscountStep | null;
  /** All steps, by rising threshold. */
  steps: ReadonlyArray<DiscountStep>;
  /** The unit price at this quantity. */
  price: Grosze;
  priceNet: Grosze;
}

export interface DiscountedGoods {
  /** The price of one unit below every threshold, extras included, gross. */
  price: Grosze;
  /** 0 to 100; null without VAT. */
  vatPercent: number | null;
  tiers: ReadonlyArray<Tier>;
  /** The order limits: an unreachable step is no incentive. */
  bounds: Bounds;
}

/** Which discount applies, which comes next, and the quantity missing for it. */
export function quantityDiscount(goods: DiscountedGoods, quantity: Thousandths): QuantityDiscount {
  const { price, tiers, bounds } = goods;
  const net = (gross: Grosze) => netOf(gross, goods.vatPercent ?? 0);
  const stepOf = (tier: Tier): DiscountStep => {
    const gross = lessPercent(price, tier.percent);
    return { ...tier, price: gross, priceNet: net(gross), left: missingTo(tier, quantity, bounds) };
  };
  const steps = [...tiers].sort((a, b) => a.threshold - b.threshold).map(stepOf);
  const applied = tierAt(tiers, quantity);
  const current = steps.find(({ threshold }) => threshold === applied?.threshold) ?? null;
  return {
    current,
    next: nextTier(steps, quantity, bounds)?.tier ?? null,
    steps,
    price: current?.price ?? price,
    priceNet: current?.priceNet ?? net(price),
  };
}

/**
 * `rebateNumber` of a size (spec 3; wire contract 2.1). Quantities are decimals with a dot, amounts have two decimals.
 * Absent values are left out: no threshold at the full price, no next one at the top, no end if it is open.
 */
export interface WireRebateNumber {
  threshold?: string;
  threshold_end?: string;
  /** Percent of the step that applies. */
  value?: string;
  items: ReadonlyArray<{ left: string; price: string; price_net: string; threshold: string }>;
  nextleft?: string;
  nextprice?: string;
  nextprice_net?: string;
  nextprice_formatted?: string;
  nextthreshold?: string;
}

/** The discount in wire form. */
export function wireRebateNumber(
  { current, next, steps }: QuantityDiscount,
  currency: CurrencyFormat = polishCurrency,
): WireRebateNumber {
  return {
    ...(current && {
      threshold: plainDecimal(current.threshold),
      ...(current.thresholdEnd !== null && { threshold_end: plainDecimal(current.thresholdEnd) }),
      value: String(current.percent),
    }),
    items: steps.map(({ left, price, priceNet, threshold }) => ({
      left: plainDecimal(left),
      price: toWire(price),
      price_net: toWire(priceNet),
      threshold: plainDecimal(threshold),
    })),
    ...(next && {
      nextleft: plainDecimal(next.left),
      nextprice: toWire(next.price),
      nextprice_net: toWire(next.priceNet),
      nextprice_formatted: wireMoney(next.price, currency),
      nextthreshold: plainDecimal(next.threshold),
    }),
  };
}
