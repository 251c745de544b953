import { divideHalfUp, type Grosze } from './money.ts';

/** A provider's terms for a credit of equal monthly instalments, the first one a month after the purchase. */
export interface CreditTerms {
  /** A whole number from 1. */
  months: number;
  /** Nominal, a year: 9.99. 0 or more. */
  yearlyPercent: number;
  /** Of the goods, added to the credit. 0 or more. */
  commissionPercent: number;
}

/** The representative example of a credit (Directive 2008/48/EC, art. 4): payments, dates, cost. */
export interface InstalmentPlan {
  /** Every instalment but the last. */
  instalment: Grosze;
  /** The last evens out the roundings. */
  last: Grosze;
  months: number;
  /** All instalments together. */
  total: Grosze;
  /** The credit's cost: total less the goods. */
  cost: Grosze;
  /** RRSO, the yearly rate of all payments, in hundredths of a percent: 1047 is 10,47 %. */
  rrso: number;
}

/** The yearly nominal rate in hundredths of a percent over twelve months. */
const monthlyDivisor = 120_000;
const hundredths = (percent: number) => Math.round(percent * 100);

/**
 * The plan for goods of this worth. Interest is counted monthly on the remaining debt, half up, so that the repaid
 * parts of the credit sum up to it, to the grosz.
 */
export function instalmentPlan(
  amount: Grosze,
  { months, yearlyPercent, commissionPercent }: CreditTerms,
): InstalmentPlan {
  const rate = hundredths(yearlyPercent);
  const credit = amount + divideHalfUp(amount * hundredths(commissionPercent), 10_000);
  const interestOf = (owed: Grosze) => divideHalfUp(owed * rate, monthlyDivisor);
  const instalment = annuity(credit, rate / monthlyDivisor, months);
  let owed = credit;
  for (let month = 1; month < months; month += 1) owed += interestOf(owed) - instalment;
  const last = owed + interestOf(owed);
  const total = instalment * (months - 1) + last;
  return { instalment, last, months, total, cost: total - amount, rrso: rrsoOf(amount, { instalment, last, months }) };
}

/** Rounded down: the last instalment has the rest, and thus is never below 0. */
function annuity(credit: Grosze, rate: number, months: number): Grosze {
  return Math.floor(rate === 0 ? credit / months : (credit * rate) / (1 - (1 + rate) ** -months));
}

/** The rate at which all instalments are worth the goods today (Directive 2008/48/EC, annex I), found by halving. */
function rrsoOf(
  amount: Grosze,
  { instalment, last, months }: Pick<InstalmentPlan, 'instalment' | 'last' | 'months'>,
): number {
  const worthAt = (rate: number) => {
    const monthly = (1 + rate) ** (-1 / 12);
    let worth = last * monthly ** months;
    for (let month = 1; month < months; month += 1) worth += instalment * monthly ** month;
    return worth;
  };
  let [low, high] = [0, 1];
  while (worthAt(high) > amount) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worthAt(middle) > amount) low = middle;
    else high = middle;
  }
  return hundredths(low * 100);
}
