import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { longestPlan, plansFor } from '../../../../../patterns/rules/instalment-calculator.ts';
import {
  instalmentOffer,
  type InstalmentData,
  type InstalmentOffer,
  type InstalmentParameters,
  type InstalmentSubject,
} from '../../../../../patterns/rules/instalments.ts';
import { instalmentErrorTexts } from '../../../../../patterns/rules/instalments.texts.ts';
import { formatAmount, formatMoney, toWire, type Grosze } from '../../../../../patterns/rules/money.ts';
import { keepTogether } from '../../../../../patterns/rules/polish.ts';
import { exampleText, type CalculatorQuestion, type LenderTerms } from './calculator-view.ts';
import { instalmentLineTexts } from './texts.ts';

/* The line as a pure function of its data: the server renders it, and the product page again for another price. */

/** The calculator that a line opens. */
export interface CalculatorLink {
  /** Its page with the amount of the line, for browsers without a script. */
  address: string;
  /** The same for the dialog. */
  question: CalculatorQuestion;
  /** The page without an amount: the form of the dialog goes there. */
  page: string;
  terms: LenderTerms;
}

/** Data of the instalments line (V-45): an offer with its example, or why there is none. */
export interface InstalmentsData {
  /** "Raty od 41,17 zł miesięcznie"; without an amount where there is no offer. */
  title: string;
  /** Why they are not offered, with the exceeded limit; null where they are. */
  reason: string | null;
  /** The representative example of the named instalment; null without an offer. */
  example: string | null;
  /** Null without an offer. */
  calculator: CalculatorLink | null;
  /** Instalment data and parameters for the platform's scripts (spec 3), as `data-*` attributes. */
  attributes: Readonly<Record<`data-${string}`, string | number>>;
}

/** Texts and terms. */
export interface LineWording {
  texts: TextsContext;
  terms: LenderTerms;
  /** The calculator's page. */
  page: string;
  /** The amount to pay, if not the price of the goods. */
  totalPrice?: Grosze;
  /** The most products of a basket; left out without a limit. */
  maxCount?: number;
}

/** A product line's data beside price and texts; it is sent to the script that follows the form. */
export interface InstalmentFacts {
  basket: Omit<InstalmentData, 'price' | 'priceNet'>;
  terms: LenderTerms;
  page: string;
}

/** Of one product, at a price gross and net. */
export const productLine = (
  price: { gross: Grosze; net: Grosze },
  { basket, terms, page }: InstalmentFacts,
  texts: TextsContext,
): InstalmentsData =>
  instalmentsLine({ price: price.gross, priceNet: price.net, ...basket }, 'product', true, { texts, terms, page });

/** The line about instalments as text, for a product or a basket; `areAllEligible` by the products' data. */
export function instalmentsLine(
  data: InstalmentData,
  subject: InstalmentSubject,
  areAllEligible: boolean,
  { texts, terms, page, totalPrice, maxCount }: LineWording,
): InstalmentsData {
  const parameters: InstalmentParameters = {
    minPrice: terms.minPrice,
    maxPrice: terms.maxPrice,
    totalPrice: totalPrice ?? null,
    link: terms.instalmentSimulator,
    instalmentName: terms.instalmentName,
    // The loan covers what is paid, whichever price the shop shows.
    priceType: 'gross',
    ...(maxCount && { maxCount }),
  };
  const t = translator(instalmentLineTexts, texts);
  const attributes = attributesOf(data, parameters);
  const offer = instalmentOffer(data, parameters, subject, areAllEligible);
  if (offer.kind !== 'offered') {
    const reason = refusalText(offer, terms, texts);
    return { title: t('title'), reason, example: null, calculator: null, attributes };
  }
  const least = longestPlan(plansFor(offer.amount, terms));
  const question = { amount: formatAmount(offer.amount), months: String(least.months) };
  return {
    title: keepTogether(t('from', { amount: formatMoney(least.instalment, terms.currency) })),
    reason: null,
    example: exampleText(offer.amount, least, terms, texts),
    calculator: {
      address: `${page}?${new URLSearchParams({ amount: toWire(offer.amount), months: question.months }).toString()}`,
      question,
      page,
      terms,
    },
    attributes,
  };
}

function refusalText(
  offer: Exclude<InstalmentOffer, { kind: 'offered' }>,
  terms: Pick<LenderTerms, 'currency'>,
  texts: TextsContext,
): string {
  const tInstalments = translator(instalmentErrorTexts, texts);
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
