import { fromIsoDate, momentOf } from '../../components/dates/index.ts';
import type { Grosze } from './money.ts';
import { lowestBefore, type PricePeriod } from './price.ts';
import { sizeType } from './size.ts';
import { endOfWarsawDay, WARSAW } from './warsaw-time.ts';

/** What call 2 asks (getLastLowestProductPrices). */
export interface LowestPriceQuestion {
  productId: number;
  /** Left out: every size of the product. */
  sizeId?: string | null;
  /** "2026-11-20", or "2026-11-20 14:00" in Europe/Warsaw. Left out: now. */
  date?: string | null;
}

/** A size's price history. */
export interface SizeHistory {
  size: string;
  periods: ReadonlyArray<PricePeriod>;
}

/** The lowest prices of a product's sizes, in the requested order (E-04). */
export interface LowestPrices {
  id: number;
  /** `price` is gross; null where no price applied in those 30 days, or none applies on that date. */
  sizes: ReadonlyArray<{ id: string; price: Grosze | null }>;
}

/**
 * The moment that a date means: of a whole day its end, because the last price of that day counts.
 *
 * @throws RangeError where it is neither yyyy-mm-dd nor yyyy-mm-dd HH:MM
 */
function momentOfDate(date: string): number {
  const [, day = date, hours, minutes] = /^(\S{10})[ T]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(date) ?? [];
  const time = { day: fromIsoDate(day), minutes: Number(hours ?? 12) * 60 + Number(minutes ?? 0) };
  const moment = momentOf(time, WARSAW);
  return hours === undefined ? endOfWarsawDay(moment) : moment;
}

/**
 * The lowest price of the 30 days before the current price of a moment began (Omnibus), shown beside a reduction at
 * that time. Null if no price applies at that moment, or none did before.
 */
export function lowestAt(history: ReadonlyArray<PricePeriod>, moment: number): Grosze | null {
  const current = history.find(({ from, to }) => from <= moment && (to === null || to > moment));
  return current ? lowestBefore(history, current.from) : null;
}

/**
 * Answers call 2. Questions about one product become one answer; for a repeated size the last date counts. Unknown
 * products and sizes are left out; a date in the future means now.
 *
 * @param histories by the id of the product, sizes in the shop's order
 * @param now milliseconds since 1970
 * @throws RangeError where a date is neither yyyy-mm-dd nor yyyy-mm-dd HH:MM
 */
export function lowestPrices(
  questions: ReadonlyArray<LowestPriceQuestion>,
  histories: ReadonlyMap<number, ReadonlyArray<SizeHistory>>,
  now: number,
): ReadonlyArray<LowestPrices> {
  const answers = new Map<number, Map<string, Grosze | null>>();
  for (const { productId, sizeId, date } of questions) {
    const moment = date ? Math.min(momentOfDate(date), now) : now;
    const sizes = (histories.get(productId) ?? []).filter(({ size }) => !sizeId || size === sizeType(sizeId));
    if (sizes.length === 0) continue;
    const answer = answers.get(productId) ?? new Map<string, Grosze | null>();
    for (const { size, periods } of sizes) answer.set(size, lowestAt(periods, moment));
    answers.set(productId, answer);
  }
  return [...answers].map(([id, sizes]) => ({ id, sizes: [...sizes].map(([size, price]) => ({ id: size, price })) }));
}
