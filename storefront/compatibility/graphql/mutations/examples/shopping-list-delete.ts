import { asked } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

const withList = asked(
  'mutation{shoppingListCreate(ShoppingListSettingsInput:{name:"Na prezent",public:true}){status}}',
);

export default {
  arguments: { ShoppingListInput: 'The list. The wishlist has no id here: it is not deleted.' },
  notes: ['`shopping_list_not_found` is the code of an unknown list or another visitor’s.'],
  examples: [
    {
      title: 'A list with its products',
      replay: 'refused',
      before: withList,
      document: 'mutation{shoppingListDelete(ShoppingListInput:{id:1}){status error{code message}}}',
    },
  ],
  refusals: [
    {
      title: 'Another visitor’s list',
      document: 'mutation{shoppingListDelete(ShoppingListInput:{id:404}){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
