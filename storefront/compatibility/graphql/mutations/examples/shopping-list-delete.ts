import { asked } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

const withList = asked(
  'mutation{shoppingListCreate(ShoppingListSettingsInput:{name:"Na prezent",public:true}){status}}',
);

export default {
  arguments: { ShoppingListInput: 'The list. The wishlist has no id here: it is not deleted.' },
  notes: ['`shopping_list_not_found` is the code of a list that is not there or not this visitor’s.'],
  examples: [
    {
      title: 'A list with what is in it',
      replay: 'refused',
      before: withList,
      document: 'mutation{shoppingListDelete(ShoppingListInput:{id:1}){status error{code message}}}',
    },
  ],
  refusals: [
    {
      title: 'A list that is not this visitor’s',
      document: 'mutation{shoppingListDelete(ShoppingListInput:{id:404}){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
