import { translator } from '../../../../../components/texts/texts.ts';
import { noticeOf, type Notice } from '../../../../../patterns/rules/notice.ts';
import { parseQuantity } from '../../../../../patterns/rules/quantity.ts';
import { ensureSession } from '../../../../shared/session.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { ProductCard } from '../../../../store/index.ts';
import { savingTexts } from '../saving/texts.ts';
import { listName } from './list-name.ts';
import { shoppingListTexts } from './texts.ts';

type Context = Pick<PageContext, 'store' | 'settings' | 'texts' | 'session'>;

/** A heart's wish, as sent. */
export interface HeartWish {
  /** Undefined for the wishlist. */
  list: number | undefined;
  productId: number;
  /** '' is the only size of a product that has one. */
  size: string;
  /** Text; one by default. */
  quantity: string;
}

export type KeepOutcome =
  | { kind: 'done'; size: string; isOn: boolean; notice: Notice }
  | { kind: 'refused'; notice: Notice };

/** Puts a size on a list of the visitor, also a sold-out one; a product with several sizes needs one (V-37). */
export async function keepProduct(context: Context, wish: HeartWish): Promise<KeepOutcome> {
  const [t, lists] = [translator(savingTexts, context.texts), translator(shoppingListTexts, context.texts)];
  const refused = (sentence: string): KeepOutcome => ({ kind: 'refused', notice: noticeOf('warning', sentence) });
  const [card] = await context.store.catalogue.cards([wish.productId]);
  if (!card) return refused(lists('unknownListProduct'));
  const size = wish.size || (card.sizes.length === 1 ? card.sizes[0]!.type : '');
  if (size === '') return refused(t('noSize'));
  const quantity = parseQuantity(wish.quantity || '1');
  if (!quantity) return refused(lists('unreadableQuantity', { example: '2' }));
  const owner = await ensureSession(context);
  const [outcome] = await context.store.lists.add(owner, [{ productId: card.id, size, quantity }], {
    listId: wish.list,
    mostLines: context.settings.shoppingListLines,
  });
  const name = nameOf(card, size);
  switch (outcome?.kind) {
    case 'added': {
      const list = await namedList(context, owner, wish.list);
      const notice = noticeOf('success', list === null ? t('added', { name }) : t('addedTo', { list, name }));
      return { kind: 'done', size, isOn: true, notice };
    }
    case 'kept':
      return { kind: 'done', size, isOn: true, notice: noticeOf('info', t('kept', { name })) };
    case 'list_full':
      return refused(lists('listFull'));
    case 'unknown_list':
      return refused(lists('unknownList'));
    default:
      return refused(lists('unknownListProduct'));
  }
}

/** Takes a size off a list of the visitor; a missing one is no error. */
export async function dropProduct(context: Context, wish: Omit<HeartWish, 'quantity'>): Promise<KeepOutcome> {
  const t = translator(savingTexts, context.texts);
  const owner = await ensureSession(context);
  const { productId, size } = wish;
  const isOwn = await context.store.lists.remove(owner, [{ productId, size }], wish.list);
  if (!isOwn) {
    const sentence = translator(shoppingListTexts, context.texts)('unknownList');
    return { kind: 'refused', notice: noticeOf('warning', sentence) };
  }
  const [card] = await context.store.catalogue.cards([productId]);
  const name = card ? nameOf(card, size) : '';
  const list = await namedList(context, owner, wish.list);
  const sentence = list === null ? t('removed', { name }) : t('removedFrom', { list, name });
  return { kind: 'done', size, isOn: false, notice: noticeOf('success', sentence) };
}

/** The name of one of several lists; null for the wishlist, which needs none. */
async function namedList({ store, texts }: Context, owner: string, id: number | undefined): Promise<string | null> {
  const list = id === undefined ? null : await store.lists.find(owner, id);
  return list && listName(list, texts);
}

function nameOf(card: ProductCard, size: string): string {
  const sizeName = card.sizes.length > 1 ? card.sizes.find(({ type }) => type === size)?.name : '';
  return [card.name, card.versionName, sizeName].filter(Boolean).join(', ');
}
