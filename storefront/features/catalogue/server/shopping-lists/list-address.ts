import { addressOf } from '../../../../shared/addresses.ts';
import type { ShoppingList } from '../../../../store/index.ts';

/** The address of a list: a public one's unguessable key, any other for its owner alone. */
export const listAddress = ({ id, isPublic, accessKey }: Pick<ShoppingList, 'id' | 'isPublic' | 'accessKey'>): string =>
  addressOf('shopping-list', {}, isPublic ? { key: accessKey } : { id });
