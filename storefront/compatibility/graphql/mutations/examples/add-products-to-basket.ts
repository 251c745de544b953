import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    ProductInput:
      'Products with their sizes: `onesize` and `uniw` are the only one. A bundle names its parts by `bundleProductId`, else by their place.',
  },
  notes: [
    'Every product is taken or refused for itself, and `results` tells of each in the order that was sent. `status` is `error` only where nothing was taken. A line with `success` and an `error` was taken with another quantity: clients show it as a warning.',
    'Besides the codes below, `results` may carry `15` (the quantity is none), `no_size` (a size must be chosen) and `noSubscription` (there are no standing deliveries); each with its sentence.',
  ],
  codes: ['error.call.8', 'error.call.9', 'error.call.110'],
  examples: [
    {
      title: 'Two mugs, and more vases than there are',
      replay: 'again',
      document: `mutation{
  addProductsToBasket(ProductInput:[{id:1001,size:"onesize",quantity:2},{id:1005,size:"uniw",quantity:500}]){
    status error{code message} results{status error{code message}}
  }
}`,
    },
    {
      title: 'One that is sold out, beside one that is not',
      document: `mutation{
  addProductsToBasket(ProductInput:[{id:1003,size:"uniw",quantity:1},{id:1007,size:"naturalny",quantity:1.5}]){
    status results{status error{code message}}
  }
}`,
    },
  ],
  refusals: [
    {
      title: 'A size that must be chosen',
      document: `mutation{
  addProductsToBasket(ProductInput:[{id:1013,quantity:1}]){status error{code message} results{status error{code message}}}
}`,
    },
  ],
} satisfies OperationReference;
