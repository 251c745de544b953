import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: ['Each code is taken or refused for itself, as [addProductsToBasket](addProductsToBasket.md) tells it.'],
  codes: ['error.call.8', 'error.call.9', 'error.call.110'],
  examples: [
    {
      title: 'A code of a product, and one that means nothing',
      replay: 'again',
      document: `mutation{
  addProductsToBasketB2B(ProductB2BInput:[{code:"KP-02",quantity:3},{code:"XX-99",quantity:1}]){
    status results{status productCode productId error{code message}}
  }
}`,
    },
  ],
  refusals: [
    {
      title: 'Nothing but codes that mean nothing',
      document:
        'mutation{addProductsToBasketB2B(ProductB2BInput:[{code:"XX-99",quantity:1}]){status results{status productCode productId error{code message}}}}',
    },
  ],
} satisfies OperationReference;
