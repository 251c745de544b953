import { withWishes } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { ShoppingListInput: 'The list; the wishlist without an id.' },
  notes: ['`shopping_list_not_found` is the code of an unknown list or another visitor’s.'],
  examples: [
    {
      title: 'From the wishlist',
      replay: 'nothing',
      before: withWishes(1001, 1005),
      document: `mutation{
  removeFromShoppingList(ShoppingListInput:{},ShoppingListProduct:[{id:1001,size:"onesize"}]){status error{code message}}
}`,
    },
  ],
  refusals: [
    {
      title: 'Another visitor’s list',
      document:
        'mutation{removeFromShoppingList(ShoppingListInput:{id:404},ShoppingListProduct:[{id:1001}]){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
