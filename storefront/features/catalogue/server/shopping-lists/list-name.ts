import { translator, type TextsContext } from '../../../../../components/texts/texts.ts';
import { line } from '../../../../shared/browser/forms/typed.ts';
import type { Settings } from '../../../../platform/settings/index.ts';
import type { ShoppingList } from '../../../../store/index.ts';
import { shoppingListTexts } from './texts.ts';

/** Why a list cannot have this name; null if it can. Pages and calls ask here. */
export function listNameProblem(
  name: string,
  { shoppingListNameCharacters }: Pick<Settings, 'shoppingListNameCharacters'>,
): 'noListName' | 'longListName' | null {
  if (name === '') return 'noListName';
  return [...name].length > shoppingListNameCharacters ? 'longListName' : null;
}

/** A typed name of a list, on one line. */
export const typedListName = line;

/** The shop names a wishlist until its owner does. */
export const listName = ({ name }: Pick<ShoppingList, 'name'>, texts: TextsContext): string =>
  name || translator(shoppingListTexts, texts)('wishlist');
