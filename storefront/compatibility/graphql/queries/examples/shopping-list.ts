import { withWishes } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    ShoppingListInput: 'One list.',
  },
  examples: [
    {
      title: 'A wishlist with two products',
      before: withWishes(1001, 1005),
      document: 'query{shoppingList{name link productCount}}',
    },
    {
      title: 'Another visitor’s list',
      document: 'query{shoppingList(ShoppingListInput:{id:987654}){name}}',
    },
  ],
} satisfies OperationReference;
