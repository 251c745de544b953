import { translator } from '../../../../components/texts/texts.ts';
import { onlySize, sizeType } from '../../../../patterns/rules/size.ts';
import { ensureSession, sessionOf } from '../../../shared/session.ts';
import type { ListAddOutcome } from '../../../store/index.ts';
import type { CallContext } from '../context.ts';
import type {
  AddToShoppingListArguments,
  RemoveFromShoppingListArguments,
  SetShoppingListArguments,
  ShoppingListCreateArguments,
  ShoppingListDeleteArguments,
  ShoppingListProductInput,
} from '../schema/types.ts';
import { listNameProblem, shoppingListTexts, typedListName } from '../../../features/catalogue/index.ts';
import { succeeded, type Result } from './result.ts';

type Problem = 'unknownList' | 'noListName' | 'longListName' | 'tooManyLists' | 'listFull' | 'unknownListProduct';

const codes: Readonly<Record<Problem, string>> = {
  unknownList: 'shopping_list_not_found',
  noListName: 'shopping_list_no_name',
  longListName: 'shopping_list_name_too_long',
  tooManyLists: 'shopping_list_limit',
  listFull: 'shopping_list_full',
  unknownListProduct: 'products_not_found',
};

const refused = (problem: Problem, { texts, settings }: CallContext) => {
  const most = settings.shoppingListNameCharacters;
  const message = translator(shoppingListTexts, texts)(problem, { most });
  return { status: 'error' as const, error: { code: codes[problem], message } };
};

/** Makes an empty list of this visitor. */
export async function shoppingListCreate(
  { ShoppingListSettingsInput: wish }: ShoppingListCreateArguments,
  context: CallContext,
) {
  const name = typedListName(wish.name ?? '');
  const problem = listNameProblem(name, context.settings);
  if (problem) return { ...refused(problem, context), id: null };
  const outcome = await context.store.lists.create(await ensureSession(context), {
    name,
    isPublic: wish.public ?? false,
    mostLists: context.settings.shoppingLists,
  });
  return outcome.kind === 'created'
    ? { ...succeeded, id: outcome.list.id }
    : { ...refused('tooManyLists', context), id: null };
}

/** Another visitor's list fails like an unknown one. */
export async function shoppingListDelete(
  { ShoppingListInput }: ShoppingListDeleteArguments,
  context: CallContext,
): Promise<Result> {
  const owner = await sessionOf(context);
  const { id } = ShoppingListInput;
  const isDone = owner !== null && isId(id) && (await context.store.lists.delete(owner, id));
  return isDone ? succeeded : refused('unknownList', context);
}

/** Renames a list, or makes it public or private; fields that are not sent stay. */
export async function setShoppingList(
  { ShoppingListInput, ShoppingListSettingsInput: wish }: SetShoppingListArguments,
  context: CallContext,
): Promise<Result> {
  const name = wish.name === undefined || wish.name === null ? null : typedListName(wish.name);
  const problem = name === null ? null : listNameProblem(name, context.settings);
  const owner = await sessionOf(context);
  const { id } = ShoppingListInput;
  if (owner === null || !isId(id)) return refused('unknownList', context);
  if (problem) return refused(problem, context);
  const isDone = await context.store.lists.change(owner, id, {
    ...(name !== null && { name }),
    ...(typeof wish.public === 'boolean' && { isPublic: wish.public }),
  });
  return isDone ? succeeded : refused('unknownList', context);
}

/** Without an id it is the wishlist, which need not exist before. Present goods are no error: a replay changes nothing. */
export async function addToShoppingList(
  { ShoppingListInput, ShoppingListProduct: products }: AddToShoppingListArguments,
  context: CallContext,
): Promise<Result> {
  const { id } = ShoppingListInput;
  const isWishlist = id === undefined || id === null;
  const owner = isWishlist ? await ensureSession(context) : await sessionOf(context);
  if (owner === null || !(isWishlist || isId(id))) return refused('unknownList', context);
  const outcomes = await context.store.lists.add(owner, keysOf(products), {
    mostLines: context.settings.shoppingListLines,
    ...(!isWishlist && { listId: id }),
  });
  const problem = outcomes.map(problemOf).find((found) => found !== null);
  return problem ? refused(problem, context) : succeeded;
}

/** Removes goods from a list; without an id from the wishlist. Missing ones are no error. */
export async function removeFromShoppingList(
  { ShoppingListInput, ShoppingListProduct: products }: RemoveFromShoppingListArguments,
  context: CallContext,
): Promise<Result> {
  const owner = await sessionOf(context);
  const { id } = ShoppingListInput;
  const isWishlist = id === undefined || id === null;
  const isDone =
    owner !== null &&
    (isWishlist || isId(id)) &&
    (await context.store.lists.remove(owner, keysOf(products), isWishlist ? undefined : id));
  return isDone ? succeeded : refused('unknownList', context);
}

/** GraphQL's Int is below the integers of both engines. */
const isId = (id: number | null | undefined): id is number => typeof id === 'number' && id > 0;

const keysOf = (products: ReadonlyArray<ShoppingListProductInput>) =>
  products.map(({ id, size }) => ({ productId: id, size: size ? sizeType(size) : onlySize }));

function problemOf({ kind }: ListAddOutcome): Problem | null {
  switch (kind) {
    case 'added':
    case 'kept':
      return null;
    case 'list_full':
      return 'listFull';
    case 'unknown_list':
      return 'unknownList';
    case 'unknown_product':
    case 'unknown_size':
      return 'unknownListProduct';
  }
}
