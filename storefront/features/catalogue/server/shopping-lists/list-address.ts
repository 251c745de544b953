import { addressOf } from '../../../../shared/addresses.ts';
import type { ShoppingList } from '../../../../store/index.ts';

/** Where a list can be seen: a public one by its key, which nobody can guess, any other by its owner alone. */
export const listAddress = ({ id, isPublic, accessKey }: Pick<ShoppingList, 'id' | 'isPublic' | 'accessKey'>): string =>
  addressOf('shopping-list', {}, isPublic ? { key: accessKey } : { id });
