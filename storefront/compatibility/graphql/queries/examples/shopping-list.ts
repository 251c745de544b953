import { withWishes } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    ShoppingListInput: 'One list.',
  },
  examples: [
    {
      title: 'A wishlist with two things',
      before: withWishes(1001, 1005),
      document: 'query{shoppingList{name link productCount}}',
    },
    {
      title: 'A list that is not this visitor’s',
      document: 'query{shoppingList(ShoppingListInput:{id:987654}){name}}',
    },
  ],
} satisfies OperationReference;
