import { asked } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

const withList = asked(
  'mutation{shoppingListCreate(ShoppingListSettingsInput:{name:"Na prezent",public:true}){status}}',
);

export default {
  arguments: { ShoppingListInput: 'The list; the wishlist without an id.' },
  notes: [
    '`shopping_list_not_found` is the code of an unknown list or another visitor’s.',
    'Every product is added separately; the answer is the first refusal. `products_not_found` means an unknown product or size, `shopping_list_full` a full list.',
  ],
  examples: [
    {
      title: 'The wishlist',
      replay: 'nothing',
      document: `mutation{
  addToShoppingList(ShoppingListInput:{},ShoppingListProduct:[{id:1001,size:"onesize"}]){status error{code message}}
}`,
    },
    {
      title: 'Another list',
      before: withList,
      document: `mutation{
  addToShoppingList(ShoppingListInput:{id:1},ShoppingListProduct:[{id:1001,size:"onesize"},{id:1013,size:"m"}]){
    status error{code message}
  }
}`,
    },
  ],
  refusals: [
    {
      title: 'An unknown product',
      document:
        'mutation{addToShoppingList(ShoppingListInput:{},ShoppingListProduct:[{id:404}]){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
