import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    lastLowestPricesInput: 'A product, a size and a date each.',
  },
  calls: [2],
  examples: [
    {
      title: 'A reduced product, on a day',
      document: `query{
  fallback0:getLastLowestProductPrices(lastLowestPricesInput:[{productId:1005,sizeId:"uniw",date:"2026-11-15"}]){
    id
    sizes{id price{gross{value currency formatted} net{value currency formatted}}}
  }
}`,
    },
  ],
  refusals: [
    {
      title: 'An invalid date',
      document: 'query{getLastLowestProductPrices(lastLowestPricesInput:[{productId:1005,date:"15.11.2026"}]){id}}',
    },
  ],
} satisfies OperationReference;
