import { basketData, type BasketData } from './basket-data.ts';
import { giftsData, type GiftsData } from './gift-choices.ts';
import type { LoadedBasket } from './load-basket.ts';
import { sessionOf, type BuyingContext } from '../../../shared/session.ts';
import type { RemovedLines } from '../../../store/index.ts';
import { proposedListName } from './basket-to-list.ts';
import { wrappingOptions, type WrappingOption } from './wrappings.ts';

/** The data of the basket page. Order pages show lines and sums alone. */
export interface ShownBasket extends BasketData {
  gifts: GiftsData;
  /** The wrappings for its lines. */
  wrappings: ReadonlyArray<WrappingOption>;
  /** What was removed last and can be put back; null without it. */
  removed: RemovedLines | null;
  /** The name that a shopping list of it would have. */
  listName: string;
}

/** Completes a loaded basket for its page. */
export const shownBasket = async (loaded: LoadedBasket, context: BuyingContext): Promise<ShownBasket> => ({
  ...basketData(loaded, context),
  gifts: await giftsData(loaded, context),
  wrappings: await wrappingOptions(loaded, context),
  removed: await context.store.removedLines.ofSession(await sessionOf(context)),
  listName: proposedListName(context),
});
