import { loginByIAIAccountsToken } from './login.ts';
import {
  addToShoppingList,
  removeFromShoppingList,
  setShoppingList,
  shoppingListCreate,
  shoppingListDelete,
} from './shopping-lists.ts';

/**
 * Every call that changes something, by its name on the wire (wire contract 1.8). Each gets its arguments and the request;
 * a foreign page never comes as far as here, and who is signed in is told by `context.client()` alone.
 */
export const mutations = {
  loginByIAIAccountsToken,
  shoppingListCreate,
  shoppingListDelete,
  setShoppingList,
  addToShoppingList,
  removeFromShoppingList,
};
