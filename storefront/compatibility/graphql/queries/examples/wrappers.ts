import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'Two gift wrappings in the basket',
      before: withBasket([1002, 'uniw', '1'], [1049, 'uniw', '2']),
      document: 'query{wrappers{name type icon sizeId productId quantity price{gross{value formatted}}}}',
    },
  ],
} satisfies OperationReference;
