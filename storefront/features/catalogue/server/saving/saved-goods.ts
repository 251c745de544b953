import type { SienTypes } from '../../../../shared/define-page.ts';
import { ownerOf, sessionOf } from '../../../../shared/session.ts';
import { readOnce } from '../../../../platform/page/read-once.ts';
import type { RequestContext } from '../../../../platform/page/request-context.ts';
import type { ListContents } from '../../../../store/index.ts';

/** What the visitor has saved, for every heart and every "Porównaj" of a page. */
export interface SavedGoods {
  /** The wishlist first; it is missing while nothing was ever put on it. */
  lists: ReadonlyArray<ListContents>;
  compared: ReadonlyArray<number>;
  /** How many products may be compared. */
  mostCompared: number;
}

/** As of a visitor without a session. */
export const nothingSaved: SavedGoods = { lists: [], compared: [], mostCompared: 0 };

/** Reads it once a request; without a session nothing is read. */
export async function loadSavedGoods(
  context: Pick<RequestContext<unknown, SienTypes>, 'store' | 'session' | 'settings' | 'reads'>,
): Promise<SavedGoods> {
  const { store, settings } = context;
  const owner = await sessionOf(context);
  return readOnce(context, `saved goods ${owner}`, async () => {
    const [lists, compared] = await Promise.all([
      store.lists.contents(await ownerOf(context, 'lists')),
      store.comparisons.products(await ownerOf(context, 'compared')),
    ]);
    return { lists, compared, mostCompared: Math.max(...settings.compareColumns) };
  });
}
