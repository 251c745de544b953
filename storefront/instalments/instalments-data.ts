import { formatDecimal } from '../../components/quantity-stepper/bounded-decimal.ts';
import { translator, type TextsContext } from '../../components/texts/texts.ts';
import { instalmentPlan, type InstalmentPlan } from '../../patterns/rules/instalment-plan.ts';
import {
  instalmentOffer,
  type InstalmentData,
  type InstalmentOffer,
  type InstalmentParameters,
  type InstalmentSubject,
} from '../../patterns/rules/instalments.ts';
import { instalmentTexts } from '../../patterns/rules/instalments.texts.ts';
import { formatMoney, toWire, type Grosze } from '../../patterns/rules/money.ts';
import { keepTogether } from '../../patterns/rules/polish.ts';
import { lineTotal, netOf } from '../../patterns/rules/price.ts';
import shop from '../catalogue/shop.json' with { type: 'json' };
import type { BasketLine } from '../server/store/index.ts';
import type { Settings } from '../settings/index.ts';
import { instalmentLineTexts } from './texts.ts';

/* Decided and said on the server: what travels into the browser with the basket's island is words alone. */

/** What the line about instalments shows (V-45): an offer with its plans, or why there is none. */
export interface InstalmentsData {
  /** "Raty od 41,17 zł miesięcznie"; without an amount where there is no offer. */
  title: string;
  /** Why they are not offered, with the bound that was passed; null where they are. */
  reason: string | null;
  /** By rising number of instalments; empty where there is no offer. */
  plans: ReadonlyArray<{ instalments: string; terms: string }>;
  /** Who lends and at what rate. */
  notes: ReadonlyArray<string>;
  /** Instalment data and parameters for the platform's scripts (spec 3), as `data-*` attributes. */
  attributes: Readonly<Record<`data-${string}`, string | number>>;
}

type Terms = Pick<
  Settings,
  | 'currency'
  | 'instalmentName'
  | 'instalmentSimulator'
  | 'instalmentMonths'
  | 'instalmentYearlyPercent'
  | 'instalmentCommissionPercent'
>;
/** Whose words, and on whose terms. */
export interface InstalmentsWording {
  texts: TextsContext;
  settings: Terms;
}

/** The basket's lines as far as instalments count them. */
export interface BasketWorth {
  lines: ReadonlyArray<Pick<BasketLine, 'unitGross' | 'totalGross' | 'vatPercent' | 'quantity'>>;
  productsTotal: Grosze;
}

const noBasket: BasketWorth = { lines: [], productsTotal: 0 };

/** Whether the shop has a lender: without a number of months there is nothing to offer. */
export const hasLender = ({ instalmentMonths }: Pick<Settings, 'instalmentMonths'>): boolean =>
  instalmentMonths.length > 0;

/** Of one product, at the price of what its form holds at first, gross and net. */
export const productInstalments = (
  price: { gross: Grosze; net: Grosze },
  basket: BasketWorth | null,
  wording: InstalmentsWording,
): InstalmentsData =>
  instalmentsData(
    { price: price.gross, priceNet: price.net, ...basketFacts(basket ?? noBasket) },
    'product',
    true,
    wording,
  );

/** Of a whole basket; delivery is not chosen yet and is not counted. `areAllEligible` as the products say. */
export const basketInstalments = (
  basket: BasketWorth,
  areAllEligible: boolean,
  wording: InstalmentsWording,
): InstalmentsData =>
  instalmentsData({ price: 0, priceNet: 0, ...basketFacts(basket) }, 'basket', areAllEligible, wording);

/** Net is rounded for one unit, as in the order. */
const basketFacts = ({ lines, productsTotal }: BasketWorth) => ({
  currency: shop.currency,
  basketCount: lines.length,
  basketCost: productsTotal,
  basketCostNet: lines.reduce(
    (sum, { unitGross, vatPercent, quantity }) => sum + lineTotal(netOf(unitGross, vatPercent ?? 0), quantity),
    0,
  ),
});

function instalmentsData(
  data: InstalmentData,
  subject: InstalmentSubject,
  areAllEligible: boolean,
  { texts, settings }: InstalmentsWording,
): InstalmentsData {
  const parameters: InstalmentParameters = {
    minPrice: shop.instalments.minGross,
    maxPrice: shop.instalments.maxGross,
    totalPrice: null,
    link: settings.instalmentSimulator,
    instalmentName: settings.instalmentName,
    // What is lent is what is paid, whichever price the shop shows.
    priceType: 'gross',
  };
  const t = translator(instalmentLineTexts, texts);
  const say = translator(instalmentTexts, texts);
  const attributes = attributesOf(data, parameters);
  const offer = instalmentOffer(data, parameters, subject, areAllEligible);
  if (offer.kind !== 'offered') {
    return { title: t('title'), reason: refusalText(offer, { texts, settings }), plans: [], notes: [], attributes };
  }
  const [yearlyPercent, commissionPercent] = [settings.instalmentYearlyPercent, settings.instalmentCommissionPercent];
  const plans = [...settings.instalmentMonths]
    .sort((a, b) => a - b)
    .map((months) => instalmentPlan(offer.amount, { months, yearlyPercent, commissionPercent }));
  const least = Math.min(...plans.map(({ instalment }) => instalment));
  return {
    title: keepTogether(t('from', { amount: formatMoney(least, settings.currency) })),
    reason: null,
    plans: plans.map((plan) => planText(plan, { texts, settings })),
    notes: [
      say('offered', { name: settings.instalmentName }),
      t('rates', { rate: percentText(yearlyPercent), commission: percentText(commissionPercent) }),
    ].map(keepTogether),
    attributes,
  };
}

function planText(plan: InstalmentPlan, { texts, settings }: InstalmentsWording): InstalmentsData['plans'][number] {
  const t = translator(instalmentLineTexts, texts);
  const money = (amount: Grosze) => formatMoney(amount, settings.currency);
  const { months, instalment, last, total, cost, rrso } = plan;
  const terms = t('terms', { total: money(total), cost: money(cost), rrso: percentText(rrso / 100) });
  return {
    instalments: keepTogether(t('plan', { count: months, amount: money(instalment) })),
    terms: keepTogether(last === instalment ? terms : `${t('last', { amount: money(last) })}, ${terms}`),
  };
}

function refusalText(
  offer: Exclude<InstalmentOffer, { kind: 'offered' }>,
  { texts, settings }: InstalmentsWording,
): string {
  const say = translator(instalmentTexts, texts);
  const money = (amount: Grosze) => formatMoney(amount, settings.currency);
  switch (offer.kind) {
    case 'notAllEligible':
      return keepTogether(say('notAllEligible'));
    case 'tooManyProducts':
      return keepTogether(say('tooManyProducts', { count: offer.limit }));
    case 'belowMinimum':
      return keepTogether(say('belowMinimum', { limit: money(offer.limit), lacking: money(offer.lacking) }));
    case 'aboveMaximum':
      return keepTogether(say('aboveMaximum', { limit: money(offer.limit) }));
  }
}

/** 9.9 as "9,9", to two decimals. */
const percentText = (percent: number): string => formatDecimal(Math.round(percent * 100) * 10, 'pl');

/** The names of spec 3 as `dataset` reads them; `totalPrice` joins where a page has counted it. */
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
