import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'The latest opinion of a product',
      document: `query{
  opinion(SearchOpinionsInput:{type:"product",ordersBy:"date",sourceId:"1001",resultsLimit:1}){
    id author content rating confirmedByPurchase
  }
}`,
    },
  ],
} satisfies OperationReference;
