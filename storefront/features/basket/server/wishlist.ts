import { noticeOf, type Notice } from '../../../../patterns/rules/notice.ts';
import { translator } from '../../../../components/texts/texts.ts';
import { parseQuantity } from '../../../../patterns/rules/quantity.ts';
import { sizeType } from '../../../../patterns/rules/size.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import { basketTexts } from './texts.ts';

/** A wish, as sent. */
export interface Wish {
  productId: number;
  /** '' is the only size of a product that has one. */
  size: string;
  quantity: string;
}

export type WishResult =
  | { kind: 'done'; notice: Notice }
  | { kind: 'refused'; field?: 'size' | 'number'; problem: string };

/** Adds a size to the wishlist, also a sold-out one: wishing costs nothing. */
export async function addToWishlist(context: BuyingContext, wish: Wish): Promise<WishResult> {
  const t = translator(basketTexts, context.texts);
  const quantity = parseQuantity(wish.quantity);
  if (!quantity) return { kind: 'refused', field: 'number', problem: t('unreadable', { example: '2' }) };
  const [card] = await context.store.catalogue.cards([wish.productId]);
  if (!card) return { kind: 'refused', problem: t('unknownProduct') };
  const [only, ...others] = card.sizes;
  const size = wish.size === '' && others.length === 0 ? only?.type : sizeType(wish.size);
  if (!size) return { kind: 'refused', field: 'size', problem: t('noSize') };
  const session = await ensureSession(context);
  const [outcome] = await context.store.lists.add(session, [{ productId: wish.productId, size, quantity }], {
    mostLines: context.settings.shoppingListLines,
  });
  switch (outcome?.kind) {
    case 'added':
      return { kind: 'done', notice: noticeOf('success', t('wished', { name: card.name })) };
    case 'kept':
      return { kind: 'done', notice: noticeOf('success', t('wishKept', { name: card.name })) };
    case 'list_full':
      return { kind: 'refused', problem: t('wishlistFull') };
    default:
      return { kind: 'refused', field: 'size', problem: t('unknownSize') };
  }
}

/** Sets the quantity of a wish; 0 removes it. */
export async function changeWish(context: BuyingContext, { productId, size, quantity }: Wish): Promise<WishResult> {
  const t = translator(basketTexts, context.texts);
  const wanted = parseQuantity(quantity);
  if (wanted === null) return { kind: 'refused', field: 'number', problem: t('unreadable', { example: '2' }) };
  const session = await ensureSession(context);
  const isThere = await context.store.lists.setQuantity(session, { productId, size: sizeType(size) }, wanted);
  if (!isThere) return { kind: 'refused', problem: t('wishGone') };
  return { kind: 'done', notice: noticeOf('success', t(wanted === 0 ? 'unwished' : 'wishSaved')) };
}

/** Empties the wishlist. */
export async function emptyWishlist(context: BuyingContext): Promise<Notice> {
  const session = await ensureSession(context);
  const list = await context.store.lists.find(session);
  if (list) await context.store.lists.remove(session, list.lines);
  return noticeOf('success', translator(basketTexts, context.texts)('wishlistEmptied'));
}
