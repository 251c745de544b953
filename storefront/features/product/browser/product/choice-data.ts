import { translator, type Locale, type TextsContext } from '../../../../../components/texts/texts.ts';
import { priceTexts } from '../../../../../components/price/price.texts.ts';
import type { CourierOption } from '../../../../../patterns/contract/client/calls/shipping.ts';
import { lineWorth } from '../../../../../patterns/rules/gross-net.ts';
import { formatMoney, type Grosze } from '../../../../../patterns/rules/money.ts';
import type { GrossNet } from '../../../../../patterns/rules/price-calculator.ts';
import { percentBelow } from '../../../../../patterns/rules/percent-below.ts';
import { netOf, type Thousandths } from '../../../../../patterns/rules/price.ts';
import { productFormTexts } from '../../../../../patterns/rules/product-form.texts.ts';
import { shippingPromise } from '../../../../../patterns/rules/shipping-time.ts';
import { priceAt } from '../../../../../patterns/rules/tiers.ts';
import { calendarDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { promiseText, shippingTimeTexts } from '../../../../../patterns/shipping-time/index.ts';
import { fromWire } from '../../../../../patterns/rules/wire-amount.ts';
import { arrivalDay } from '../../../catalogue/browser.ts';
import type { ChoiceAnswer } from './ask-choice.ts';
import { unitSuffix, type BuyFormProps, type BuyFormSize, type CurrentSize } from './buy-form-view.ts';
import { pointsReceived } from './points-received.ts';
import { dispatchTexts } from './dispatch.texts.ts';
import type { DeliveryView, DispatchProps } from './dispatch.tsx';
import type { DispatchTerms } from './followed-place.ts';

/* Converts answers of calls to page data: pure, so that server markup and updates cannot differ. */

/** The form's selection. */
export interface Choice {
  form: BuyFormProps;
  /** As shown on the page. */
  size: BuyFormSize;
  quantity: Thousandths;
  /** What the configuration adds to one unit. */
  extra: Grosze;
  /** Group id to option id. */
  configuration: Readonly<Record<string, string>>;
}

/** Price and availability of the size, by calls 7 and 2; without an answer the page's data stay. */
export function currentSize(
  { form, size, quantity, extra }: Pick<Choice, 'form' | 'size' | 'quantity' | 'extra'>,
  { offered, lowest }: Pick<ChoiceAnswer, 'offered' | 'lowest'>,
  texts: TextsContext,
): CurrentSize {
  const { obstacle } = size;
  const pointsOf = (price: Grosze) =>
    obstacle === null
      ? pointsReceived(form.points, { price: price + extra, tiers: form.tiers, quantity }, texts)
      : null;
  if (!offered) {
    const reduction = size.reduction && reductionOf(size.price, size.reduction.crossedPrice, lowest);
    return { price: size.price, reduction: reduction ?? size.reduction, obstacle, points: pointsOf(size.price) };
  }
  const { value, maxprice, omnibus_price, basket_enable } = offered.sizeprices;
  const price = fromWire(value);
  return {
    price,
    reduction: reductionOf(price, fromWire(maxprice), lowest ?? fromWire(omnibus_price)),
    points: pointsOf(price),
    obstacle: basket_enable ? obstacle : (obstacle ?? translator(productFormTexts, texts)('unavailable')),
  };
}

/** A reduction is only shown with the lowest price before it. */
function reductionOf(price: Grosze, crossedPrice: Grosze, lowestPrice: Grosze | null): BuyFormSize['reduction'] {
  return crossedPrice > 0 && lowestPrice
    ? { crossedPrice, lowestPrice, percent: percentBelow(lowestPrice, price) }
    : null;
}

/** The price of the chosen quantity, gross and net: net is rounded per unit, as in the order. */
export function worthOf(
  { form, quantity, extra }: Pick<Choice, 'form' | 'quantity' | 'extra'>,
  { price }: Pick<CurrentSize, 'price'>,
  vatPercent = 0,
): GrossNet {
  return lineWorth({ unitGross: priceAt(price + extra, form.tiers, quantity), vatPercent, quantity });
}

/** Dispatch and delivery; null where too many answers are missing. */
export function currentDispatch(
  choice: Pick<Choice, 'form' | 'quantity' | 'extra'>,
  current: CurrentSize,
  { time, couriers, offered }: Pick<ChoiceAnswer, 'time' | 'couriers' | 'offered'>,
  terms: DispatchTerms,
  now: number,
  locale: Locale = 'pl',
): DispatchProps | null {
  if (current.obstacle !== null) return noDispatch(choice, current);
  if (!time || !couriers) return null;
  // A cost that is set after the order is no lowest cost.
  const brought = couriers
    .filter(({ courier, cost }) => courier.id !== collectedInShowroom && cost !== null)
    .map(costOf);
  const limit = offered?.sizedelivery.limitfree;
  return {
    promise: shippingPromise(time, now, terms),
    deliveries: terms.couriers.flatMap((id) => deliveryOf(couriers, id, now, locale) ?? []),
    lowestCost: brought.length > 0 ? Math.min(...brought) : null,
    freeFrom: limit ? fromWire(limit) : null,
    worth: worthOf(choice, current).gross,
    currency: terms.currency,
  };
}

/** No promise for unavailable goods (T-06), or without an answer. */
export const noDispatch = (
  choice: Pick<Choice, 'form' | 'quantity' | 'extra'>,
  current: CurrentSize,
  promise: 'unchecked' | null = null,
): DispatchProps => ({
  promise,
  deliveries: [],
  lowestCost: null,
  freeFrom: null,
  worth: worthOf(choice, current).gross,
  currency: choice.form.currency,
});

/** The number for collection without courier (wire contract 1.6). */
const collectedInShowroom = 0;

const costOf = ({ cost }: CourierOption): Grosze => fromWire(cost?.value ?? 0);

function deliveryOf(
  couriers: ReadonlyArray<CourierOption>,
  id: string,
  now: number,
  locale: Locale,
): DeliveryView | null {
  const found = couriers.find(({ courier }) => courier.fullId === id);
  return found ? { id, name: found.courier.name, day: dayOf(found, now, locale), cost: costOf(found) } : null;
}

/** Calendar days. Minutes mean the same hour, without a day to name. */
function dayOf({ deliveryTime }: CourierOption, now: number, locale: Locale): string | null {
  if (!deliveryTime) return null;
  const { days, hours, minutes } = deliveryTime.time;
  if (hours > 0 || minutes > 0) return null;
  return arrivalDay({ kind: 'day', day: calendarDay(now) + days }, locale);
}

/** Announcements of a selection, part by part; '' for none. */
export interface SpokenChoice {
  price: string;
  lowest: string;
  promise: string;
}

/** The price as the form shows it, with its reduction. */
export function spokenPrice(
  { form, extra }: Pick<Choice, 'form' | 'extra'>,
  { price, reduction }: Pick<CurrentSize, 'price' | 'reduction'>,
  texts: TextsContext,
): Pick<SpokenChoice, 'price' | 'lowest'> {
  const t = translator(priceTexts, texts);
  const each = (gross: Grosze) =>
    formatMoney(netOf(gross, form.shownWithout), form.currency) + unitSuffix(form.unit, texts.locale);
  return {
    price: `${t(reduction ? 'reduced' : 'current')} ${each(price + extra)}`,
    lowest: reduction ? `${t('lowest')} ${each(reduction.lowestPrice)}` : '',
  };
}

export function spokenPromise(promise: DispatchProps['promise'], texts: TextsContext): string {
  if (promise === null) return '';
  return promise === 'unchecked'
    ? translator(dispatchTexts, texts)('unchecked')
    : promiseText(promise, translator(shippingTimeTexts, texts), texts.locale);
}
