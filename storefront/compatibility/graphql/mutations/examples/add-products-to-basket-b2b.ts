import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: ['Each code is accepted or rejected separately, as in [addProductsToBasket](addProductsToBasket.md).'],
  codes: ['error.call.8', 'error.call.9', 'error.call.110'],
  examples: [
    {
      title: 'A code of a product, and an unknown one',
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
      title: 'Unknown codes only',
      document:
        'mutation{addProductsToBasketB2B(ProductB2BInput:[{code:"XX-99",quantity:1}]){status results{status productCode productId error{code message}}}}',
    },
  ],
} satisfies OperationReference;
