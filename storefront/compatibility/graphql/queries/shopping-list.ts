import { translator } from '../../../../components/texts/texts.ts';
import { listAddress, callTexts } from '../../../features/catalogue/index.ts';
import { sessionOf } from '../../../shared/session.ts';
import type { CallContext } from '../context.ts';
import type { ShoppingListArguments } from '../schema/types.ts';

/** The lists of this session, the wishlist first; only one with an id. */
export async function shoppingList({ ShoppingListInput }: ShoppingListArguments, context: CallContext) {
  const t = translator(callTexts, context.texts);
  const lists = await context.store.lists.all(await sessionOf(context));
  const wanted = ShoppingListInput?.id ?? null;
  return lists
    .filter(({ id }) => wanted === null || id === wanted)
    .map(({ id, name, productCount, ...list }) => ({
      id,
      // The shop names a wishlist until its owner does.
      name: name === '' ? t('wishlist') : name,
      link: listAddress({ id, ...list }),
      productCount,
    }));
}
