import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { fieldsOf } from '../../../../shared/browser/forms/typed.ts';
import { sessionOf } from '../../../../shared/session.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { notFound, page, type LoadAnswer } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { FilledList } from '../../../../store/index.ts';
import { listName } from '../../server/shopping-lists/list-name.ts';
import { loadListRows, type ListRow } from '../../server/shopping-lists/list-rows.ts';
import { shoppingListTexts } from '../../server/shopping-lists/texts.ts';
import { ownAddress, readDropped } from './actions.ts';
import { readListId } from './requests.ts';

type Context = PageContext<'shopping-list'>;

/** One of the visitor's lists, in the menu of them. */
export interface ListedList {
  /** '' for the wishlist. */
  id: string;
  name: string;
  address: string;
  count: number;
  isCurrent: boolean;
}

export interface ShoppingListData {
  /** '' for the wishlist. */
  id: string;
  name: string;
  /** Whether it can be deleted: the wishlist stays. */
  isNamed: boolean;
  /** The page asks whether to delete it. */
  isDeleting: boolean;
  seenBy: 'owner' | 'shared';
  /** The key of a shared list, which its forms send. */
  key: string;
  /** The whole address that others may open; null for a private list. */
  sharedAddress: string | null;
  rows: ReadonlyArray<ListRow>;
  /** What the available lines are worth; null without any. */
  total: string | null;
  /** All of one's own lists, the wishlist first. */
  lists: ReadonlyArray<ListedList>;
  mostCharacters: number;
  /** Lines that were just removed, as a form sends them to bring them back. */
  dropped: ReadonlyArray<string>;
}

/**
 * A list by its link's key, or one of the visitor's own; by default the wishlist, which exists before it has products.
 */
export async function loadShoppingList(context: Context): Promise<LoadAnswer<ShoppingListData>> {
  const { store, settings, texts, url } = context;
  // A refused form names the list in its fields.
  const form = context.method === 'POST' ? await context.form() : null;
  const field = fieldsOf(form, url.searchParams);
  const asked = (name: string): string | null => field(name) || null;
  const [key, id] = [asked('key'), readListId(asked('id') ?? '')];
  const owner = await sessionOf(context);
  const list = key !== null ? await store.lists.shared(key) : id === null ? null : await store.lists.find(owner, id);
  if (!list && (key !== null || id !== undefined)) return notFound();
  const own = await ownLists(context, owner);
  const isShared = key !== null && !own.some(({ number }) => number === list?.id);
  const { rows, total } = await loadListRows(list?.lines ?? [], context);
  const isNamed = list !== null && !list.isWishlist;
  const wishlist = { id: '', name: listName({ name: '' }, texts), number: null, count: 0 };
  const lists = own.some((one) => one.id === '') ? own : [wishlist, ...own];
  return page({
    id: isNamed && !isShared ? String(list.id) : '',
    name: listName(list ?? { name: '' }, texts),
    isNamed: isNamed && !isShared,
    isDeleting: isNamed && !isShared && url.searchParams.has('delete'),
    seenBy: isShared ? 'shared' : 'owner',
    key: isShared ? key : '',
    sharedAddress: list?.isPublic ? url.origin + addressOf('shopping-list', {}, { key: list.accessKey }) : null,
    rows,
    total,
    lists: lists.map(({ number, ...one }) => ({
      ...one,
      address: ownAddress(one.id === '' ? undefined : Number(one.id)),
      isCurrent: !isShared && (list ? number === list.id : one.id === ''),
    })),
    mostCharacters: settings.shoppingListNameCharacters,
    dropped: isShared ? [] : readDroppedLines(url.searchParams.get('dropped') ?? ''),
  });
}

async function ownLists({ store, texts }: Context, owner: string | null) {
  return (await store.lists.all(owner)).map((list: Omit<FilledList, 'lines'>) => ({
    id: list.isWishlist ? '' : String(list.id),
    number: list.id as number | null,
    name: listName(list, texts),
    count: list.productCount,
  }));
}

const readDroppedLines = (text: string): ReadonlyArray<string> =>
  text
    .split(',')
    .slice(0, 20)
    .filter((line) => readDropped(line) !== null);

export const shoppingListHead = (
  { name, isDeleting }: ShoppingListData,
  { texts }: Pick<Context, 'texts'>,
): PageHead => ({
  title: isDeleting ? translator(shoppingListTexts, texts)('deleteTitle', { list: name }) : name,
  isIndexed: false,
});
