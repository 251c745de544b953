import { formatDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { instalmentPlan, type InstalmentPlan } from '../../../../../patterns/rules/instalment-plan.ts';
import {
  instalmentOffer,
  type InstalmentData,
  type InstalmentOffer,
  type InstalmentParameters,
  type InstalmentSubject,
} from '../../../../../patterns/rules/instalments.ts';
import { instalmentTexts } from '../../../../../patterns/rules/instalments.texts.ts';
import { formatMoney, toWire, type CurrencyFormat, type Grosze } from '../../../../../patterns/rules/money.ts';
import { keepTogether } from '../../../../../patterns/rules/polish.ts';
import { instalmentLineTexts } from './texts.ts';

/* The line as a pure function of its data: the server renders it, and the product page again for another price. */

/** Data of the instalments line (V-45): an offer with its plans, or why there is none. */
export interface InstalmentsData {
  /** "Raty od 41,17 zł miesięcznie"; without an amount where there is no offer. */
  title: string;
  /** Why they are not offered, with the exceeded limit; null where they are. */
  reason: string | null;
  /** By ascending number of instalments; empty without an offer. */
  plans: ReadonlyArray<{ instalments: string; terms: string }>;
  /** Lender and interest rate. */
  notes: ReadonlyArray<string>;
  /** Instalment data and parameters for the platform's scripts (spec 3), as `data-*` attributes. */
  attributes: Readonly<Record<`data-${string}`, string | number>>;
}

/** The shop's loan terms: settings of the same names. */
export interface InstalmentTerms {
  currency: CurrencyFormat;
  instalmentName: string;
  instalmentSimulator: string;
  /** At least one. */
  instalmentMonths: ReadonlyArray<number>;
  instalmentYearlyPercent: number;
  instalmentCommissionPercent: number;
  /** The range of worth, both ends included. */
  minPrice: Grosze;
  maxPrice: Grosze;
}

/** Texts and terms. */
export interface LineWording {
  texts: TextsContext;
  terms: InstalmentTerms;
  /** The amount to pay, if not the price of the goods. */
  totalPrice?: Grosze;
}

/** A product line's data beside price and texts; it is sent to the script that follows the form. */
export interface InstalmentFacts {
  basket: Omit<InstalmentData, 'price' | 'priceNet'>;
  terms: InstalmentTerms;
}

/** Of one product, at a price gross and net. */
export const productLine = (
  price: { gross: Grosze; net: Grosze },
  { basket, terms }: InstalmentFacts,
  texts: TextsContext,
): InstalmentsData =>
  instalmentsLine({ price: price.gross, priceNet: price.net, ...basket }, 'product', true, { texts, terms });

/** The line about instalments as text, for a product or a basket; `areAllEligible` by the products' data. */
export function instalmentsLine(
  data: InstalmentData,
  subject: InstalmentSubject,
  areAllEligible: boolean,
  { texts, terms, totalPrice }: LineWording,
): InstalmentsData {
  const parameters: InstalmentParameters = {
    minPrice: terms.minPrice,
    maxPrice: terms.maxPrice,
    totalPrice: totalPrice ?? null,
    link: terms.instalmentSimulator,
    instalmentName: terms.instalmentName,
    // The loan covers what is paid, whichever price the shop shows.
    priceType: 'gross',
  };
  const t = translator(instalmentLineTexts, texts);
  const tInstalments = translator(instalmentTexts, texts);
  const attributes = attributesOf(data, parameters);
  const offer = instalmentOffer(data, parameters, subject, areAllEligible);
  if (offer.kind !== 'offered') {
    return { title: t('title'), reason: refusalText(offer, { texts, terms }), plans: [], notes: [], attributes };
  }
  const [yearlyPercent, commissionPercent] = [terms.instalmentYearlyPercent, terms.instalmentCommissionPercent];
  const plans = [...terms.instalmentMonths]
    .sort((a, b) => a - b)
    .map((months) => instalmentPlan(offer.amount, { months, yearlyPercent, commissionPercent }));
  const least = Math.min(...plans.map(({ instalment }) => instalment));
  return {
    title: keepTogether(t('from', { amount: formatMoney(least, terms.currency) })),
    reason: null,
    plans: plans.map((plan) => planText(plan, { texts, terms })),
    notes: [
      tInstalments('offered', { name: terms.instalmentName }),
      t('rates', { rate: percentText(yearlyPercent), commission: percentText(commissionPercent) }),
    ].map(keepTogether),
    attributes,
  };
}

function planText(plan: InstalmentPlan, { texts, terms }: LineWording): InstalmentsData['plans'][number] {
  const t = translator(instalmentLineTexts, texts);
  const money = (amount: Grosze) => formatMoney(amount, terms.currency);
  const { months, instalment, last, total, cost, rrso } = plan;
  const paid = t('terms', { total: money(total), cost: money(cost), rrso: percentText(rrso / 100) });
  return {
    instalments: keepTogether(t('plan', { count: months, amount: money(instalment) })),
    terms: keepTogether(last === instalment ? paid : `${t('last', { amount: money(last) })}, ${paid}`),
  };
}

function refusalText(offer: Exclude<InstalmentOffer, { kind: 'offered' }>, { texts, terms }: LineWording): string {
  const tInstalments = translator(instalmentTexts, texts);
  const money = (amount: Grosze) => formatMoney(amount, terms.currency);
  switch (offer.kind) {
    case 'notAllEligible':
      return keepTogether(tInstalments('notAllEligible'));
    case 'tooManyProducts':
      return keepTogether(tInstalments('tooManyProducts', { count: offer.limit }));
    case 'belowMinimum':
      return keepTogether(tInstalments('belowMinimum', { limit: money(offer.limit), lacking: money(offer.lacking) }));
    case 'aboveMaximum':
      return keepTogether(tInstalments('aboveMaximum', { limit: money(offer.limit) }));
  }
}

/** 9.9 as "9,9", to two decimals. */
const percentText = (percent: number): string => formatDecimal(Math.round(percent * 100) * 10, 'pl');

/** The names of spec 3 as `dataset` reads them; `totalPrice` is added once a page has it. */
function attributesOf(data: InstalmentData, parameters: InstalmentParameters): InstalmentsData['attributes'] {
  return {
    'data-price': toWire(data.price),
    'data-price-net': toWire(data.priceNet),
    'data-currency': data.currency,
    'data-basket-count': data.basketCount,
    'data-basket-cost': toWire(data.basketCost),
    'data-basket-cost-net': toWire(data.basketCostNet),
    'data-min-price': toWire(parameters.minPrice),
    'data-max-price': toWire(parameters.maxPrice),
    'data-total-price': parameters.totalPrice === null ? '' : toWire(parameters.totalPrice),
    'data-link': parameters.link,
    'data-instalment-name': parameters.instalmentName,
    'data-price-type': parameters.priceType,
  };
}
