import type { BuyingContext } from '../../../shared/session.ts';
import type { ToBasketOutcome, WantedSize } from '../../catalogue/index.ts';
import { addToBasket } from './add-to-basket.ts';

/** Adds the sizes of a list one by one; those that cannot be bought stay on the list, each with its reason. */
export async function listsToBasket(
  context: BuyingContext,
  wanted: ReadonlyArray<WantedSize>,
): Promise<ToBasketOutcome> {
  const cards = await context.store.catalogue.cards([...new Set(wanted.map(({ productId }) => productId))]);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  let added = 0;
  const problems: string[] = [];
  for (const wish of wanted) {
    const result = await addToBasket(context, wish);
    const name = names.get(wish.productId) ?? '';
    // The sentence of an unavailable product names it already.
    const named = (sentence: string) => (sentence.includes(name) ? sentence : `${name}: ${sentence}`);
    if (result.kind === 'added') added += 1;
    if (result.kind !== 'added') problems.push(named(result.problem));
    else if (result.correction !== null) problems.push(named(result.correction));
  }
  return { added, problems };
}
