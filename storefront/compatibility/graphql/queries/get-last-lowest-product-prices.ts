import { lowestPrices, type LowestPrices, type SizeHistory } from '../../../../patterns/rules/lowest-price.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import type { ProductPage } from '../../../store/index.ts';
import type { CallContext } from '../context.ts';
import { callError } from '../errors.ts';
import { priceOf } from '../money.ts';
import type { GetLastLowestProductPricesArguments } from '../schema/types.ts';

/** More than the sizes of a whole list: clients ask for all of them at once (wire contract 1.9). */
const mostQuestions = 380;

/** The lowest prices of the 30 days before the price of each date, by product in the order of the request. */
export async function getLastLowestProductPrices(
  { lastLowestPricesInput: questions }: GetLastLowestProductPricesArguments,
  { store, settings, now }: CallContext,
) {
  if (questions.length > mostQuestions) throw callError('BAD_USER_INPUT', `Ask at most ${mostQuestions} prices.`);
  const ids = [...new Set(questions.map(({ productId }) => productId))];
  const pages = await store.catalogue.productPages(ids);
  const histories = new Map([...pages].map(([id, page]) => [id, historiesOf(page)]));
  return askRule(questions, histories, now).map(({ id, sizes }) => ({
    id,
    sizes: sizes.map(({ id: size, price }) => ({
      id: size,
      price: price === null ? null : priceOf(price, pages.get(id)!.product.vatPercent, settings.currency),
    })),
  }));
}

const historiesOf = ({ sizes }: ProductPage): ReadonlyArray<SizeHistory> =>
  sizes.map(({ type, priceHistory }) => ({ size: sizeType(type), periods: priceHistory }));

function askRule(...question: Parameters<typeof lowestPrices>): ReadonlyArray<LowestPrices> {
  try {
    return lowestPrices(...question);
  } catch (error) {
    if (error instanceof RangeError) throw callError('BAD_USER_INPUT', 'A date is YYYY-MM-DD, with or without HH:MM.');
    throw error;
  }
}
