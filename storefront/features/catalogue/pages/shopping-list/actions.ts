import { translator } from '../../../../../components/texts/texts.ts';
import { noticeOf } from '../../../../../patterns/rules/notice.ts';
import { parseQuantity } from '../../../../../patterns/rules/quantity.ts';
import { sizeType } from '../../../../../patterns/rules/size.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { fieldsOf, type Fields } from '../../../../shared/browser/forms/typed.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { ensureSession, sessionOf } from '../../../../shared/session.ts';
import { failure, notFound, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import type { FilledList, ListKey } from '../../../../store/index.ts';
import { answerSaving } from '../../server/saving/saving-answer.ts';
import { dropProduct, keepProduct } from '../../server/shopping-lists/keep-product.ts';
import { listName, listNameProblem, typedListName } from '../../server/shopping-lists/list-name.ts';
import { shoppingListTexts } from '../../server/shopping-lists/texts.ts';
import { toBasketSlot, type WantedSize } from '../../server/shopping-lists/to-basket-slot.ts';
import { plainDecimal } from '../../../../../components/quantity-stepper/bounded-decimal.ts';
import { readChosen, readKey, readListId, readListRequest, readQuantities, type ListRequest } from './requests.ts';

type Context = PageContext<'shopping-list'>;

/** A refused form: what was typed, and what is wrong with it. */
export interface ListAttempt {
  /** The form that was sent. */
  form: 'create' | 'rename' | 'lines';
  typed: string;
  problem: string;
  /** Typed quantities by line, and the problem of each. */
  quantities: Readonly<Record<string, { typed: string; problem: string | null }>>;
  chosen: ReadonlyArray<string>;
}

type Answer = PostAnswer<ListAttempt>;

const nameProblem = (form: 'create' | 'rename', typed: string, problem: string): Answer =>
  rejected<ListAttempt>({ form, typed, problem, quantities: {}, chosen: [] });

/** The page of a list of one's own, the wishlist without a number. */
export const ownAddress = (id: number | undefined, query: Readonly<Record<string, string>> = {}): string =>
  addressOf('shopping-list', {}, { ...(id !== undefined && { id }), ...query });

/** Every form of hearts and lists. */
export async function postShoppingList(context: Context): Promise<Answer> {
  const form = await context.form();
  const field = fieldsOf(form, context.url.searchParams);
  const request = readListRequest(field);
  if (!request) return failure(400);
  if (request.list === null) return notFound();
  const list = request.list;
  switch (request.action) {
    case 'add':
    case 'remove':
      return pressHeart(context, form, field, { ...request, list });
    case 'create':
      return create(context, field);
    case 'copy':
      return copy(context, form, field, list);
    default:
      return field('key') === ''
        ? changeOwn(context, form, field, { ...request, list })
        : buyShared(context, form, field, request);
  }
}

/** Changes of a list that is there: another visitor's is not found. The wishlist may not have begun yet. */
async function changeOwn(
  context: Context,
  form: FormData,
  field: Fields,
  request: ListRequest & { list: number | undefined },
): Promise<Answer> {
  const { action, list } = request;
  const owner = await sessionOf(context);
  const own = owner === null ? null : await context.store.lists.find(owner, list);
  if (owner === null || (!own && list !== undefined)) return notFound();
  switch (action) {
    case 'rename':
      return rename(context, owner, list, field);
    case 'publish':
    case 'hide':
      return share(context, owner, list, action === 'publish');
    case 'delete':
      return remove(context, owner, own);
    case 'restore':
      return restore(context, owner, form, list);
    default:
      return changeLines(context, owner, form, request, own);
  }
}

async function pressHeart(
  context: Context,
  form: FormData,
  field: Fields,
  { action, list }: ListRequest & { list: number | undefined },
): Promise<Answer> {
  const id = /^\d{1,9}$/.test(field('product')) ? Number(field('product')) : 0;
  const wish = { list, productId: id, size: sizeType(field('size')), quantity: field('number') };
  const outcome = await (action === 'add' ? keepProduct : dropProduct)(context, wish);
  const change =
    outcome.kind === 'refused'
      ? null
      : ({
          kind: 'list',
          list: list === undefined ? '' : String(list),
          product: String(id),
          size: outcome.size,
          isOn: outcome.isOn,
        } as const);
  return answerSaving(context, form, { result: outcome.notice, change }, async () => {
    // A refused product has its sizes on its own page.
    const [card] = outcome.kind === 'refused' ? await context.store.catalogue.cards([id]) : [];
    return card ? addressOf('product', { id: card.id, slug: card.slug }) : ownAddress(list);
  });
}

async function create(context: Context, field: Fields): Promise<Answer> {
  const { store, settings, texts } = context;
  const t = translator(shoppingListTexts, texts);
  const name = typedListName(field('name'));
  const problem = listNameProblem(name, settings);
  if (problem) return nameProblem('create', field('name'), t(problem, { most: settings.shoppingListNameCharacters }));
  const outcome = await store.lists.create(await ensureSession(context), { name, mostLists: settings.shoppingLists });
  if (outcome.kind !== 'created') return nameProblem('create', field('name'), t('tooManyLists'));
  await addNotice(context, 'success', t('created', { list: name }));
  return redirect(ownAddress(outcome.list.id));
}

async function rename(context: Context, owner: string, list: number | undefined, field: Fields): Promise<Answer> {
  const { store, settings, texts } = context;
  const t = translator(shoppingListTexts, texts);
  const name = typedListName(field('name'));
  const problem = listNameProblem(name, settings);
  if (problem) return nameProblem('rename', field('name'), t(problem, { most: settings.shoppingListNameCharacters }));
  await store.lists.change(owner, list, { name });
  await addNotice(context, 'success', t('renamed', { list: name }));
  return redirect(ownAddress(list));
}

async function share(context: Context, owner: string, list: number | undefined, isPublic: boolean): Promise<Answer> {
  await context.store.lists.change(owner, list, { isPublic });
  const t = translator(shoppingListTexts, context.texts);
  await addNotice(context, 'success', t(isPublic ? 'published' : 'hidden'));
  return redirect(ownAddress(list));
}

async function remove(context: Context, owner: string, list: FilledList | null): Promise<Answer> {
  // The wishlist stays: hearts need it.
  if (!list || list.isWishlist) return notFound();
  await context.store.lists.delete(owner, list.id);
  const t = translator(shoppingListTexts, context.texts);
  await addNotice(context, 'success', t('deleted', { list: listName(list, context.texts) }));
  return redirect(ownAddress(undefined));
}

/** Quantities are saved with every button of the list, so that nothing typed is lost. */
async function changeLines(
  context: Context,
  owner: string,
  form: FormData,
  { action, row, list }: ListRequest & { list: number | undefined },
  own: FilledList | null,
): Promise<Answer> {
  const t = translator(shoppingListTexts, context.texts);
  const chosen = row ? [row] : readChosen(form);
  const refused = await saveQuantities(context, owner, form, own, list);
  if (refused) return refused;
  const saved = own && (await context.store.lists.find(owner, own.id));
  const lines = saved?.lines ?? [];
  if (action === 'save') {
    await addNotice(context, 'success', t('quantitiesSaved'));
    return redirect(ownAddress(list));
  }
  if (action === 'buy-all') return buy(context, lines, ownAddress(list));
  const wanted = lines.filter((line) => chosen.some((key) => isSame(key, line)));
  if (wanted.length === 0) {
    await addNotice(context, 'warning', t('nothingChosen'));
    return redirect(ownAddress(list));
  }
  if (action === 'buy') return buy(context, wanted, ownAddress(list));
  if (action === 'move') return move(context, owner, wanted, list, readListId(fieldsOf(form)('to')));
  return drop(context, owner, wanted, list);
}

const isSame = (a: ListKey, b: ListKey): boolean => a.productId === b.productId && a.size === b.size;

/** Null once all are saved: all or none. */
async function saveQuantities(
  context: Context,
  owner: string,
  form: FormData,
  own: FilledList | null,
  list: number | undefined,
): Promise<Answer | null> {
  const typed = readQuantities(form);
  const problem = translator(shoppingListTexts, context.texts)('unreadableQuantity', { example: '2' });
  const lines = (own?.lines ?? []).flatMap((line) => {
    const text = typed.get(`${line.productId} ${line.size}`);
    return text === undefined ? [] : [{ line, text, quantity: parseQuantity(text) }];
  });
  if (lines.some(({ quantity }) => !quantity)) {
    const quantities = lines.map(
      ({ line, text, quantity }) =>
        [`${line.productId} ${line.size}`, { typed: text, problem: quantity ? null : problem }] as const,
    );
    const chosen = readChosen(form).map(({ productId, size }) => `${productId} ${size}`);
    return rejected<ListAttempt>({
      form: 'lines',
      typed: '',
      problem,
      quantities: Object.fromEntries(quantities),
      chosen,
    });
  }
  for (const { line, quantity } of lines)
    if (quantity !== line.quantity) await context.store.lists.setQuantity(owner, line, quantity!, list);
  return null;
}

/** A removed line comes back by the page's own button, as long as an address can name them. */
const mostRestorable = 20;

async function drop(
  context: Context,
  owner: string,
  lines: FilledList['lines'],
  list: number | undefined,
): Promise<Answer> {
  await context.store.lists.remove(owner, lines, list);
  if (lines.length <= mostRestorable) {
    const dropped = lines.map(({ productId, size, quantity }) => `${productId} ${size} ${plainDecimal(quantity)}`);
    return redirect(ownAddress(list, { dropped: dropped.join(',') }));
  }
  const t = translator(shoppingListTexts, context.texts);
  await addNotice(context, 'success', t('dropped', { count: lines.length }));
  return redirect(ownAddress(list));
}

async function restore(context: Context, owner: string, form: FormData, list: number | undefined): Promise<Answer> {
  const t = translator(shoppingListTexts, context.texts);
  const lines = form
    .getAll('line')
    .slice(0, mostRestorable)
    .flatMap((text) => (typeof text === 'string' ? (readDropped(text) ?? []) : []));
  const mostLines = context.settings.shoppingListLines;
  const outcomes = await context.store.lists.add(owner, lines, { listId: list, mostLines });
  const isFull = outcomes.some(({ kind }) => kind === 'list_full');
  await addNotice(context, isFull ? 'warning' : 'success', t(isFull ? 'listFull' : 'restored'));
  return redirect(ownAddress(list));
}

/** "1001 uniw 2": a removed line with its quantity. */
export function readDropped(text: string): (ListKey & { quantity: number }) | null {
  const [, key = '', amount = ''] = /^(.+) ([\d.]+)$/.exec(text) ?? [];
  const [line, quantity] = [readKey(key), parseQuantity(amount)];
  return line && quantity ? { ...line, quantity } : null;
}

async function move(
  context: Context,
  owner: string,
  lines: FilledList['lines'],
  from: number | undefined,
  to: number | undefined | null,
): Promise<Answer> {
  const { store, settings, texts } = context;
  const t = translator(shoppingListTexts, texts);
  if (to === null) return notFound();
  const outcomes = await store.lists.move(owner, lines, { from, to, mostLines: settings.shoppingListLines });
  if (outcomes.some(({ kind }) => kind === 'unknown_list')) return notFound();
  const moved = outcomes.filter(({ kind }) => kind === 'added' || kind === 'kept').length;
  if (moved < lines.length) await addNotice(context, 'warning', t('listFull'));
  const target = await store.lists.find(owner, to);
  if (moved > 0 && target)
    await addNotice(context, 'success', t('moved', { count: moved, list: listName(target, texts) }));
  return redirect(ownAddress(from));
}

/** All or the ticked lines of a list that someone has shared. */
async function buyShared(context: Context, form: FormData, field: Fields, request: ListRequest): Promise<Answer> {
  if (request.action !== 'buy' && request.action !== 'buy-all') return failure(400);
  const list = await context.store.lists.shared(field('key'));
  if (!list) return notFound();
  const back = addressOf('shopping-list', {}, { key: list.accessKey });
  if (request.action === 'buy-all') return buy(context, list.lines, back);
  const chosen = request.row ? [request.row] : readChosen(form);
  const wanted = list.lines.filter((line) => chosen.some((key) => isSame(key, line)));
  if (wanted.length > 0) return buy(context, wanted, back);
  await addNotice(context, 'warning', translator(shoppingListTexts, context.texts)('nothingChosen'));
  return redirect(back);
}

/** To the basket with everything that can be bought, and a reason for each that cannot. */
async function buy(context: Context, lines: FilledList['lines'], back: string): Promise<Answer> {
  const t = translator(shoppingListTexts, context.texts);
  const wanted = lines.map(({ productId, size, quantity }): WantedSize => ({
    productId,
    size,
    quantity: plainDecimal(quantity),
  }));
  const { added, problems } = await toBasketSlot.filled()(context, wanted);
  const all = wanted.length;
  const happened =
    added === all
      ? t('boughtAll', { count: added })
      : added > 0
        ? t('boughtSome', { count: added, all })
        : t('boughtNone');
  await context.notify(noticeOf(problems.length > 0 ? 'warning' : 'success', happened, ...problems));
  return redirect(added > 0 ? addressOf('basket') : back);
}

/** Someone's shared list, or what is ticked of it, onto one's own. */
async function copy(context: Context, form: FormData, field: Fields, to: number | undefined): Promise<Answer> {
  const { store, settings, texts } = context;
  const t = translator(shoppingListTexts, texts);
  const list = await store.lists.shared(field('key'));
  if (!list) return notFound();
  const chosen = readChosen(form);
  const lines = chosen.length === 0 ? list.lines : list.lines.filter((line) => chosen.some((key) => isSame(key, line)));
  const owner = await ensureSession(context);
  const mostLines = settings.shoppingListLines;
  const outcomes = await store.lists.add(owner, lines, { listId: to, mostLines });
  if (outcomes.some(({ kind }) => kind === 'unknown_list')) return notFound();
  if (outcomes.some(({ kind }) => kind === 'list_full')) await addNotice(context, 'warning', t('listFull'));
  const own = await store.lists.find(owner, to);
  if (own) await addNotice(context, 'success', t('copiedList', { list: listName(own, texts) }));
  return redirect(ownAddress(to));
}
