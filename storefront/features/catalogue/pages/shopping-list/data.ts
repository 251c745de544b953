import { translator } from '../../../../../components/texts/texts.ts';
import type { ProductCardData } from '../../../../../patterns/product-card/index.ts';
import { sessionOf } from '../../../../shared/session.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { productCardsData } from '../../server/product-cards/index.ts';
import { notFound, page, type LoadAnswer } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { FilledList } from '../../../../store/index.ts';
import { shoppingListTexts } from '../../server/shopping-lists/texts.ts';

type Context = PageContext<'shopping-list'>;

export interface ShoppingListData {
  name: string;
  /** The visitor's relation to the list. */
  seenBy: 'owner' | 'public' | 'shared';
  products: ReadonlyArray<ProductCardData>;
}

/**
 * A list by its link's key, or one of the visitor's own; by default the wishlist, which exists before it has products.
 */
export async function loadShoppingList(context: Context): Promise<LoadAnswer<ShoppingListData>> {
  const { store, url, texts } = context;
  const key = url.searchParams.get('key');
  const id = url.searchParams.get('id');
  const owner = await sessionOf(context);
  const list = key !== null ? await store.lists.shared(key) : await ownList(context, owner, id);
  if (!list && (key !== null || id !== null)) return notFound();
  const isOwn = key === null || (owner !== null && (await store.lists.find(owner, list!.id)) !== null);
  const cards = await store.catalogue.cards([...new Set((list?.lines ?? []).map(({ productId }) => productId))]);
  return page({
    // The shop names a wishlist until its owner does.
    name: list?.name || translator(shoppingListTexts, texts)('wishlist'),
    seenBy: !isOwn ? 'shared' : list?.isPublic ? 'public' : 'owner',
    products: productCardsData(cards, context),
  });
}

/** Another visitor's list is not found. */
async function ownList({ store }: Context, owner: string | null, id: string | null): Promise<FilledList | null> {
  if (id === null) return store.lists.find(owner);
  return /^\d{1,9}$/.test(id) ? store.lists.find(owner, Number(id)) : null;
}

export const shoppingListHead = ({ name }: ShoppingListData): PageHead => ({ title: name, isIndexed: false });
