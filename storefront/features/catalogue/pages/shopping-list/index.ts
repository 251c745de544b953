import { definePage } from '../../../../shared/define-page.ts';
import { postShoppingList } from './actions.ts';
import { loadShoppingList, shoppingListHead } from './data.ts';
import { ShoppingListPage } from './page.tsx';

export default definePage('shopping-list', {
  load: loadShoppingList,
  head: shoppingListHead,
  view: ShoppingListPage,
  post: postShoppingList,
});
