import { asked } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

const withList = asked(
  'mutation{shoppingListCreate(ShoppingListSettingsInput:{name:"Na prezent",public:true}){status}}',
);

export default {
  arguments: { ShoppingListInput: 'The list.' },
  notes: [
    '`shopping_list_not_found` is the code of an unknown list or another visitor’s.',
    'A name is rejected as by [shoppingListCreate](shoppingListCreate.md).',
  ],
  examples: [
    {
      title: 'Another name',
      replay: 'nothing',
      before: withList,
      document: `mutation{
  setShoppingList(ShoppingListInput:{id:1},ShoppingListSettingsInput:{name:"Dla mamy"}){status error{code message}}
}`,
    },
  ],
  refusals: [
    {
      title: 'Another visitor’s list',
      document:
        'mutation{setShoppingList(ShoppingListInput:{id:404},ShoppingListSettingsInput:{public:false}){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
