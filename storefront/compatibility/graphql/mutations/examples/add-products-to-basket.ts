import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    ProductInput:
      'Products with their sizes: `onesize` and `uniw` are the only one. A bundle names its parts by `bundleProductId`, else by their place.',
  },
  notes: [
    'Every product is accepted or rejected separately; `results` has each in the order of the request. `status` is `error` only if none was accepted. A line with `success` and an `error` was accepted with another quantity: clients show it as a warning.',
    'Besides the codes below, `results` may carry `15` (invalid quantity), `no_size` (a size is required) and `noSubscription` (not delivered so often); each with its sentence.',
  ],
  codes: ['error.call.8', 'error.call.9', 'error.call.110'],
  examples: [
    {
      title: 'Two mugs, and vases above the stock',
      replay: 'again',
      document: `mutation{
  addProductsToBasket(ProductInput:[{id:1001,size:"onesize",quantity:2},{id:1005,size:"uniw",quantity:500}]){
    status error{code message} results{status error{code message}}
  }
}`,
    },
    {
      title: 'A candle as a standing delivery, every 30 days',
      replay: 'again',
      document: `mutation{
  addProductsToBasket(ProductInput:[{id:1029,size:"onesize",quantity:1,subscription:30}]){
    status results{status error{code message}}
  }
}`,
    },
    {
      title: 'A sold-out product beside an available one',
      document: `mutation{
  addProductsToBasket(ProductInput:[{id:1003,size:"uniw",quantity:1},{id:1007,size:"naturalny",quantity:1.5}]){
    status results{status error{code message}}
  }
}`,
    },
  ],
  refusals: [
    {
      title: 'A missing size',
      document: `mutation{
  addProductsToBasket(ProductInput:[{id:1013,quantity:1}]){status error{code message} results{status error{code message}}}
}`,
    },
  ],
} satisfies OperationReference;
