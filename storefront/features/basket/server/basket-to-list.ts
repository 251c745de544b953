import { translator } from '../../../../components/texts/texts.ts';
import { noticeOf, type Notice } from '../../../../patterns/rules/notice.ts';
import { calendarDay, formatDay } from '../../../../patterns/rules/warsaw-time.ts';
import { ensureSession, type BuyingContext } from '../../../shared/session.ts';
import { listAddress, listNameProblem, shoppingListTexts, typedListName } from '../../catalogue/index.ts';
import type { LoadedBasket } from './load-basket.ts';
import { basketTexts } from './texts.ts';

export type BasketToList = { kind: 'saved'; address: string; notice: Notice } | { kind: 'refused'; problem: string };

/** The name that the shop proposes: "Koszyk z 25 listopada 2026". */
export const proposedListName = ({ now, texts }: Pick<BuyingContext, 'now' | 'texts'>): string =>
  translator(basketTexts, texts)('listName', { day: formatDay(calendarDay(now), texts.locale, { dateStyle: 'long' }) });

/** Copies sizes and quantities of the basket to a new shopping list; the basket stays. */
export async function basketToList(context: BuyingContext, typed: string, basket: LoadedBasket): Promise<BasketToList> {
  const { store, settings, texts } = context;
  const tList = translator(shoppingListTexts, texts);
  const name = typedListName(typed);
  const problem = listNameProblem(name, settings);
  if (problem) return { kind: 'refused', problem: tList(problem, { most: settings.shoppingListNameCharacters }) };
  const owner = await ensureSession(context);
  const outcome = await store.lists.create(owner, { name, mostLists: settings.shoppingLists });
  if (outcome.kind !== 'created') return { kind: 'refused', problem: tList('tooManyLists') };
  const { list } = outcome;
  // Wrappings belong to lines, and are in no list.
  const lines = basket.basket.lines.filter(({ wraps }) => wraps === null);
  await store.lists.add(owner, lines, { listId: list.id, mostLines: settings.shoppingListLines });
  return {
    kind: 'saved',
    address: listAddress(list),
    notice: noticeOf('success', translator(basketTexts, texts)('listSaved', { name })),
  };
}
