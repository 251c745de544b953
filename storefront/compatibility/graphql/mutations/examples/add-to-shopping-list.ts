import { asked } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

const withList = asked(
  'mutation{shoppingListCreate(ShoppingListSettingsInput:{name:"Na prezent",public:true}){status}}',
);

export default {
  arguments: { ShoppingListInput: 'The list; the wishlist where no id is sent.' },
  notes: [
    '`shopping_list_not_found` is the code of a list that is not there or not this visitor’s.',
    'Every product is put there for itself; the answer is the first refusal. `products_not_found` says that there is no such product or size, `shopping_list_full` that no more fits.',
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
      title: 'A list of one’s own',
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
      title: 'A product that there is not',
      document:
        'mutation{addToShoppingList(ShoppingListInput:{},ShoppingListProduct:[{id:404}]){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
