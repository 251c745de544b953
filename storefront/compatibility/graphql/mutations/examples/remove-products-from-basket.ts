import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    ProductInput:
      'Lines by product, size and `additional` (`md5_additional` of the basket). Without a size the only line of the product is meant.',
  },
  notes: [
    'What is not in the basket is no mistake: the call may come twice. `no_size` says that several lines may be meant.',
  ],
  examples: [
    {
      title: 'Linen out of a basket with two things',
      replay: 'nothing',
      before: withBasket([1002, 'uniw', '2'], [1007, 'naturalny', '1,5']),
      document: `mutation{
  removeProductsFromBasket(ProductInput:[{id:1007,size:"naturalny",additional:""}]){
    status error{code message} results{status error{code message}}
  }
}`,
    },
  ],
  refusals: [
    {
      title: 'A product that lies there in two sizes',
      before: withBasket([1007, 'naturalny', '1'], [1007, 'atrament', '1']),
      document:
        'mutation{removeProductsFromBasket(ProductInput:[{id:1007}]){status error{code message} results{status error{code message}}}}',
    },
  ],
} satisfies OperationReference;
