import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    ProductInput:
      'Lines by product, size and `additional` (`md5_additional` of the basket). Without a size it is the only line of the product.',
  },
  notes: ['A missing line is no error: the call may be repeated. `no_size` means that several lines fit.'],
  examples: [
    {
      title: 'Linen from a basket of two products',
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
      title: 'A product in two sizes',
      before: withBasket([1007, 'naturalny', '1'], [1007, 'atrament', '1']),
      document:
        'mutation{removeProductsFromBasket(ProductInput:[{id:1007}]){status error{code message} results{status error{code message}}}}',
    },
  ],
} satisfies OperationReference;
