import { polishCurrency, writtenAmount, type Amount, type CurrencyFormat, type Grosze } from './money.ts';
import { lessPercent, percentBelow } from './price.ts';

/** How a rebate is counted: a share of the price, or an amount. The default is a setting (spec 9). */
export type RebateType = 'percentage' | 'fixed';

/** Whether a shop shows prices with or without tax; one setting for all of it (spec 4). */
export type PriceType = 'gross' | 'net';

/** An amount with and without tax. Net is given, not counted: the parts of a bundle may have different rates. */
export interface GrossNet {
  gross: Grosze;
  net: Grosze;
}

/** The calculator's answer (spec 3, "Price result"). */
export interface PriceResult {
  gross: Amount;
  net: Amount;
  /** Whole percent below the compared price; 0 if it is not below. */
  percent: number;
}

/** Spec 3, "Price inputs"; all amounts are 0 or more. */
export interface PriceInputs {
  /** The price that percent and net are counted from, gross. */
  max: Grosze;
  /** The same without tax. */
  maxNet: Grosze;
  /** The fixed amount subtracted beside a percentage; a fixed rebate has none. */
  save: Grosze;
  /** The price that is lowered, gross. */
  before: Grosze;
  /** Percent, 0 to 100, decimals allowed; grosze where the type is fixed. */
  rebateValue: number;
  rebateType?: RebateType;
  /** Mask, symbol, its space and its place. */
  currency?: CurrencyFormat;
}

/** The price after a rebate: before - (before x percent + fixed amount), or before - fixed amount; half up, never below 0. */
export function rebatedPrice({
  before,
  save,
  rebateValue,
  rebateType = 'percentage',
}: Pick<PriceInputs, 'before' | 'save' | 'rebateValue' | 'rebateType'>): Grosze {
  return Math.max(0, rebateType === 'fixed' ? before - rebateValue : lessPercent(before, rebateValue) - save);
}

/**
 * The price result of a rebate (spec 3 and 9): percent is rounded, and net is `maxNet` lowered by that whole percent.
 * Net matches the percent on a label; the net of what is paid is by `netOf`.
 */
export function rebateResult(inputs: PriceInputs): PriceResult {
  const gross = rebatedPrice(inputs);
  const percent = percentBelow(inputs.max, gross);
  return priceResult({ gross, net: lessPercent(inputs.maxNet, percent) }, percent, inputs.currency);
}

/** The two prices of a product that also comes as a subscription (wire: price_normal, price_subscription). */
export interface OfferedPrices {
  normal: GrossNet;
  /** Null if the product is not sold that way. */
  subscription: GrossNet | null;
}

/** Whether a form is in subscription mode: its data attribute says `true` (spec 4). Anything else is a single order. */
export const isSubscriptionMode = (attribute: string | null | undefined): boolean => attribute === 'true';

/** The price of the mode: of the subscription, if there is one, or the normal one. */
export const offeredPrice = ({ normal, subscription }: OfferedPrices, isSubscription: boolean): GrossNet =>
  (isSubscription && subscription) || normal;

/** The price result of a mode: percent is the saving against the normal price. */
export function subscriptionResult(
  prices: OfferedPrices,
  isSubscription: boolean,
  currency: CurrencyFormat = polishCurrency,
): PriceResult {
  const price = offeredPrice(prices, isSubscription);
  return priceResult(price, percentBelow(prices.normal.gross, price.gross), currency);
}

/** The saving of a bundle against its parts (spec 3, `bundle_price`); 0 without any. */
export interface BundleDifference {
  gross: Grosze;
  net: Grosze;
  percent: number;
}

/** The saving of a bundle against its separate parts. */
export const bundleDifference = (parts: GrossNet, bundle: GrossNet): BundleDifference => ({
  gross: Math.max(0, parts.gross - bundle.gross),
  net: Math.max(0, parts.net - bundle.net),
  percent: percentBelow(parts.gross, bundle.gross),
});

/** The one of the two that the shop shows (spec 4). */
export const shownPrice = <Price>({ gross, net }: { gross: Price; net: Price }, priceType: PriceType): Price =>
  priceType === 'net' ? net : gross;

const priceResult = ({ gross, net }: GrossNet, percent: number, currency?: CurrencyFormat): PriceResult => ({
  gross: writtenAmount(gross, currency),
  net: writtenAmount(net, currency),
  percent,
});
