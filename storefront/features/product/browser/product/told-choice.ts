import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
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
import { unitSuffix, type BuyFormProps, type BuyFormSize, type ToldSize } from './buy-form-view.ts';
import { dispatchTexts } from './dispatch.texts.ts';
import type { DeliveryView, DispatchProps } from './dispatch.tsx';
import type { DispatchTerms } from './followed-place.ts';

/* Answers of calls in the words of the page: pure, so that what the server drew and what follows the form cannot differ. */

/** What is chosen in the form. */
export interface Choice {
  form: BuyFormProps;
  /** As the page tells it. */
  size: BuyFormSize;
  quantity: Thousandths;
  /** What the configuration adds to one unit. */
  extra: Grosze;
}

/** What the size costs and whether it can be bought now, by calls 7 and 2; what was not answered stays as the page has it. */
export function toldSize(
  { size }: Pick<Choice, 'size'>,
  { offered, lowest }: Pick<ChoiceAnswer, 'offered' | 'lowest'>,
  texts: TextsContext,
): ToldSize {
  const { obstacle } = size;
  if (!offered) {
    const reduction = size.reduction && reductionOf(size.price, size.reduction.crossedPrice, lowest);
    return { price: size.price, reduction: reduction ?? size.reduction, obstacle };
  }
  const { value, maxprice, omnibus_price, basket_enable } = offered.sizeprices;
  const price = fromWire(value);
  return {
    price,
    reduction: reductionOf(price, fromWire(maxprice), lowest ?? fromWire(omnibus_price)),
    obstacle: basket_enable ? obstacle : (obstacle ?? translator(productFormTexts, texts)('unavailable')),
  };
}

/** A reduction is told with the lowest price before it, or not at all. */
function reductionOf(price: Grosze, crossedPrice: Grosze, lowestPrice: Grosze | null): BuyFormSize['reduction'] {
  return crossedPrice > 0 && lowestPrice
    ? { crossedPrice, lowestPrice, percent: percentBelow(lowestPrice, price) }
    : null;
}

/** What the chosen quantity costs, gross and net: net is rounded for one unit, as in the order. */
export function worthOf(
  { form, quantity, extra }: Pick<Choice, 'form' | 'quantity' | 'extra'>,
  { price }: Pick<ToldSize, 'price'>,
  vatPercent = 0,
): GrossNet {
  return lineWorth({ unitGross: priceAt(price + extra, form.tiers, quantity), vatPercent, quantity });
}

/** When it leaves and how it comes; null where too little was answered to say so. */
export function toldDispatch(
  choice: Pick<Choice, 'form' | 'quantity' | 'extra'>,
  told: ToldSize,
  { time, couriers, offered }: Pick<ChoiceAnswer, 'time' | 'couriers' | 'offered'>,
  terms: DispatchTerms,
  now: number,
): DispatchProps | null {
  if (told.obstacle !== null) return noDispatch(choice, told);
  if (!time || !couriers) return null;
  const brought = couriers.filter(({ courier }) => courier.id !== collectedInShowroom).map(costOf);
  const limit = offered?.sizedelivery.limitfree;
  return {
    promise: shippingPromise(time, now, terms),
    deliveries: terms.couriers.flatMap((id) => deliveryOf(couriers, id, now) ?? []),
    lowestCost: brought.length > 0 ? Math.min(...brought) : null,
    freeFrom: limit ? fromWire(limit) : null,
    worth: worthOf(choice, told).gross,
    currency: terms.currency,
  };
}

/** Nothing is said of what cannot be bought (T-06), or what nobody knows now. */
export const noDispatch = (
  choice: Pick<Choice, 'form' | 'quantity' | 'extra'>,
  told: ToldSize,
  promise: 'unchecked' | null = null,
): DispatchProps => ({
  promise,
  deliveries: [],
  lowestCost: null,
  freeFrom: null,
  worth: worthOf(choice, told).gross,
  currency: choice.form.currency,
});

/** The number of the courier that is none (wire contract 1.6). */
const collectedInShowroom = 0;

const costOf = ({ cost }: CourierOption): Grosze => fromWire(cost?.value ?? 0);

function deliveryOf(couriers: ReadonlyArray<CourierOption>, id: string, now: number): DeliveryView | null {
  const found = couriers.find(({ courier }) => courier.fullId === id);
  return found ? { id, name: found.courier.name, day: dayOf(found, now), cost: costOf(found) } : null;
}

/** Days are those on the calendar. Minutes bring something the same hour, which is no day to name. */
function dayOf({ deliveryTime }: CourierOption, now: number): string | null {
  if (!deliveryTime) return null;
  const { days, hours, minutes } = deliveryTime.time;
  if (hours > 0 || minutes > 0) return null;
  return arrivalDay({ kind: 'day', day: calendarDay(now) + days });
}

/** What is said of a choice, part by part; '' where there is nothing to say. */
export interface SpokenChoice {
  price: string;
  lowest: string;
  promise: string;
}

/** The price as the form shows it, with what makes it a price after a reduction. */
export function spokenPrice(
  { form, extra }: Pick<Choice, 'form' | 'extra'>,
  { price, reduction }: Pick<ToldSize, 'price' | 'reduction'>,
  texts: TextsContext,
): Pick<SpokenChoice, 'price' | 'lowest'> {
  const t = translator(priceTexts, texts);
  const each = (gross: Grosze) =>
    formatMoney(netOf(gross, form.shownWithout), form.currency) + (unitSuffix(form.unit) ?? '');
  return {
    price: `${t(reduction ? 'reduced' : 'current')} ${each(price + extra)}`,
    lowest: reduction ? `${t('lowest')} ${each(reduction.lowestPrice)}` : '',
  };
}

export function spokenPromise(promise: DispatchProps['promise'], texts: TextsContext): string {
  if (promise === null) return '';
  return promise === 'unchecked'
    ? translator(dispatchTexts, texts)('unchecked')
    : promiseText(promise, translator(shippingTimeTexts, texts));
}
