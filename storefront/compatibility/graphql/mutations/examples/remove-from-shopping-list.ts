import { withWishes } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { ShoppingListInput: 'The list; the wishlist where no id is sent.' },
  notes: ['`shopping_list_not_found` is the code of a list that is not there or not this visitor’s.'],
  examples: [
    {
      title: 'Off the wishlist',
      replay: 'nothing',
      before: withWishes(1001, 1005),
      document: `mutation{
  removeFromShoppingList(ShoppingListInput:{},ShoppingListProduct:[{id:1001,size:"onesize"}]){status error{code message}}
}`,
    },
  ],
  refusals: [
    {
      title: 'A list that is not this visitor’s',
      document:
        'mutation{removeFromShoppingList(ShoppingListInput:{id:404},ShoppingListProduct:[{id:1001}]){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
