import { fromIsoDate, momentOf } from '../../../../components/dates/index.ts';
import type { CurrencyFormat } from '../../../../patterns/rules/money.ts';
import { lowestBefore } from '../../../../patterns/rules/price.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { WARSAW } from '../../../../patterns/rules/warsaw-time.ts';
import type { ProductPage } from '../../store/index.ts';
import type { CallContext } from '../context.ts';
import { callError } from '../errors.ts';
import { priceOf, type Price } from '../money.ts';

export interface LowestPriceQuestion {
  readonly productId: number;
  readonly sizeId?: string | null;
  readonly date?: string | null;
}

export interface LowestPriceArguments {
  readonly lastLowestPricesInput: ReadonlyArray<LowestPriceQuestion>;
}

interface LowestPrices {
  readonly id: number;
  readonly sizes: ReadonlyArray<{ id: string; price: Price | null }>;
}

/** More than the sizes of a whole list. */
const mostQuestions = 100;

/** The lowest prices of the 30 days before each date, by product in the order of the questions. */
export async function getLastLowestProductPrices(
  { lastLowestPricesInput: questions }: LowestPriceArguments,
  { store, settings, now }: CallContext,
): Promise<ReadonlyArray<LowestPrices>> {
  if (questions.length > mostQuestions) throw callError('BAD_USER_INPUT', `Ask at most ${mostQuestions} prices.`);
  const ids = [...new Set(questions.map(({ productId }) => productId))];
  const pages = await Promise.all(ids.map((id) => store.catalogue.productPage(id)));
  return pages.flatMap((page) => {
    if (!page) return [];
    const own = questions.filter(({ productId }) => productId === page.product.id);
    return {
      id: page.product.id,
      sizes: own.flatMap((question) => lowestPrices(page, question, settings.currency, now)),
    };
  });
}

/**
 * Without a date the lowest price is the one that the page says: that of the reduction which applies. Null where no
 * price applied in those days.
 */
export function lowestPrices(
  { product, sizes }: ProductPage,
  { sizeId, date }: LowestPriceQuestion,
  currency: CurrencyFormat,
  now: number,
): LowestPrices['sizes'] {
  const asked = sizes.filter(({ type }) => !sizeId || type === sizeType(sizeId));
  return asked.map((size) => {
    const lowest = date
      ? lowestBefore(size.priceHistory, momentOfDate(date))
      : (size.reduction?.lowestPrice ?? lowestBefore(size.priceHistory, now));
    return { id: sizeType(size.type), price: lowest === null ? null : priceOf(lowest, product.vatPercent, currency) };
  });
}

/** "2026-11-21" begins at midnight in Warsaw; "2026-11-21 14:30:00" is told to the minute. */
function momentOfDate(text: string): number {
  const [, date = '', hours = '0', minutes = '0'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?)?$/.exec(text.trim()) ?? [];
  try {
    return momentOf({ day: fromIsoDate(date), minutes: Number(hours) * 60 + Number(minutes) }, WARSAW);
  } catch {
    throw callError('BAD_USER_INPUT', 'A date is YYYY-MM-DD, with or without HH:MM.');
  }
}
