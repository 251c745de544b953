import { formatDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { translator, type Locale, type TextsContext } from '../../../../../components/texts/texts.ts';
import {
  calculateInstalments,
  offeredMonths,
  simulatorAddress,
  type CalculatorTerms,
} from '../../../../../patterns/rules/instalment-calculator.ts';
import type { InstalmentPlan } from '../../../../../patterns/rules/instalment-plan.ts';
import { instalmentErrorTexts } from '../../../../../patterns/rules/instalments.texts.ts';
import { formatMoney, type CurrencyFormat, type Grosze } from '../../../../../patterns/rules/money.ts';
import { keepTogether } from '../../../../../patterns/rules/polish.ts';
import { calculatorTexts } from './calculator.texts.ts';

/* The calculator's texts as a pure function of what was typed: the server renders them, and the browser again. */

/** The lender's terms and its simulator: settings of the same names. */
export interface LenderTerms extends CalculatorTerms {
  currency: CurrencyFormat;
  instalmentName: string;
  /** The address with `{shop}`, `{variant}` and `{value}`; '' without a simulator. */
  instalmentSimulator: string;
  instalmentShopNumber: string;
  instalmentVariant: string;
}

/** What the form of the calculator contains. */
export interface CalculatorQuestion {
  /** As typed: "1 234,50". */
  amount: string;
  months: string;
}

/** One number of instalments in words. */
export interface PlanView {
  months: number;
  /** "12 rat po 48,24 zł". */
  title: string;
  instalment: string;
  last: string;
  total: string;
  cost: string;
  rrso: string;
}

export interface CalculatorResult {
  chosen: PlanView;
  plans: ReadonlyArray<PlanView>;
  /** The representative example of the chosen number of instalments (Directive 2008/48/EC, art. 4). */
  example: string;
  /** Null without a simulator. */
  simulator: string | null;
}

export interface CalculatorView {
  months: ReadonlyArray<{ value: string; label: string }>;
  /** The chosen number of months. */
  chosen: string;
  /** Why nothing is calculated; null beside a result. */
  problem: string | null;
  result: CalculatorResult | null;
}

export function calculatorView(typed: CalculatorQuestion, terms: LenderTerms, texts: TextsContext): CalculatorView {
  const t = translator(calculatorTexts, texts);
  const tReasons = translator(instalmentErrorTexts, texts);
  const money = (amount: Grosze) => formatMoney(amount, terms.currency);
  const found = calculateInstalments(typed, terms);
  const offered = offeredMonths(terms);
  const months = offered.map((count) => ({ value: String(count), label: String(count) }));
  const chosen = months.some(({ value }) => value === typed.months) ? typed.months : String(offered.at(-1));
  const refused = (problem: string): CalculatorView => ({
    months,
    chosen,
    problem: keepTogether(problem),
    result: null,
  });
  switch (found.kind) {
    case 'unreadable':
      return refused(t('unreadable'));
    case 'belowMinimum':
      return refused(tReasons('belowMinimum', { limit: money(found.limit), lacking: money(found.lacking) }));
    case 'aboveMaximum':
      return refused(tReasons('aboveMaximum', { limit: money(found.limit) }));
    case 'offered': {
      const { amount, plans } = found;
      return {
        months,
        chosen,
        problem: null,
        result: {
          chosen: planView(found.chosen, terms, texts),
          plans: plans.map((plan) => planView(plan, terms, texts)),
          example: exampleText(amount, found.chosen, terms, texts),
          simulator:
            terms.instalmentSimulator === ''
              ? null
              : simulatorAddress(terms.instalmentSimulator, {
                  shopNumber: terms.instalmentShopNumber,
                  variant: terms.instalmentVariant,
                  worth: amount,
                }),
        },
      };
    }
  }
}

function planView(
  { months, instalment, last, total, cost, rrso }: InstalmentPlan,
  terms: LenderTerms,
  texts: TextsContext,
) {
  const t = translator(calculatorTexts, texts);
  const money = (amount: Grosze) => formatMoney(amount, terms.currency);
  return {
    months,
    title: keepTogether(t('plan', { count: months, amount: money(instalment) })),
    instalment: money(instalment),
    last: money(last),
    total: money(total),
    cost: money(cost),
    rrso: percentText(rrso / 100, texts.locale),
  };
}

/** The representative example of a plan: without it no cost of a credit may be named. */
export function exampleText(
  amount: Grosze,
  { months, instalment, last, total, cost, rrso }: InstalmentPlan,
  terms: Pick<LenderTerms, 'currency' | 'instalmentYearlyPercent' | 'instalmentCommissionPercent'>,
  texts: TextsContext,
): string {
  const t = translator(calculatorTexts, texts);
  const money = (value: Grosze) => formatMoney(value, terms.currency);
  const paid =
    last === instalment
      ? t('examplePlan', { count: months, amount: money(instalment) })
      : t('exampleUneven', { count: months, amount: money(instalment), last: money(last) });
  return keepTogether(
    t('example', {
      rrso: percentText(rrso / 100, texts.locale),
      amount: money(amount),
      rate: percentText(terms.instalmentYearlyPercent, texts.locale),
      commission: percentText(terms.instalmentCommissionPercent, texts.locale),
      paid,
      total: money(total),
      cost: money(cost),
    }),
  );
}

/** 9.9 as "9,9%", to two decimals. */
export const percentText = (percent: number, locale: Locale): string =>
  `${formatDecimal(Math.round(percent * 100) * 10, locale)}%`;
