import type { Fields } from '../../../../shared/browser/forms/typed.ts';
import { sizeType } from '../../../../../patterns/rules/size.ts';
import type { ListKey } from '../../../../store/index.ts';

/** What a form of a shopping list asks for: the first word of the pressed button's value; a row's button names its line. */
export type ListAction =
  | 'add'
  | 'remove'
  | 'create'
  | 'rename'
  | 'publish'
  | 'hide'
  | 'delete'
  | 'save'
  | 'buy'
  | 'buy-all'
  | 'move'
  | 'drop'
  | 'restore'
  | 'copy';

const actions: ReadonlySet<string> = new Set<ListAction>([
  'add',
  'remove',
  'create',
  'rename',
  'publish',
  'hide',
  'delete',
  'save',
  'buy',
  'buy-all',
  'move',
  'drop',
  'restore',
  'copy',
]);

export interface ListRequest {
  action: ListAction;
  /** The list's number; undefined for the wishlist, null where it cannot be one. */
  list: number | undefined | null;
  /** The row whose own button was pressed. */
  row: ListKey | null;
}

/** "1001 uniw"; null for anything else. */
export function readKey(text: string): ListKey | null {
  const [, id, size] = /^(\d{1,9}) (\S{1,40})$/.exec(text) ?? [];
  return id === undefined || size === undefined ? null : { productId: Number(id), size: sizeType(size) };
}

/** A list's number; '' is the wishlist. */
export function readListId(text: string): number | undefined | null {
  if (text === '') return undefined;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Null for an unknown request. Clients that name no action add. */
export function readListRequest(field: Fields): ListRequest | null {
  const [action = '', ...rest] = (field('do') || 'add').split(' ');
  if (!actions.has(action)) return null;
  return { action: action as ListAction, list: readListId(field('id')), row: readKey(rest.join(' ')) };
}

/** The ticked lines, each once, in the order of the form. */
export const readChosen = (form: FormData): ReadonlyArray<ListKey> =>
  [...new Set(form.getAll('item'))].flatMap((value) => (typeof value === 'string' ? (readKey(value) ?? []) : []));

/** The typed quantities by line: `quantity[1001 uniw]`. */
export const readQuantities = (form: FormData): ReadonlyMap<string, string> =>
  new Map(
    [...form.entries()].flatMap(([name, value]) => {
      const key = /^quantity\[(.{1,60})\]$/.exec(name)?.[1];
      return key !== undefined && typeof value === 'string' && readKey(key) ? [[key, value] as const] : [];
    }),
  );
