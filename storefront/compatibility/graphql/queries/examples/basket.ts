import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    BasketCostInput: 'What the costs depend on; as on pages if missing.',
  },
  examples: [
    {
      title: 'Five mugs and linen by the metre',
      before: withBasket([1002, 'uniw', '5'], [1007, 'atrament', '2.5']),
      document: `query{
  basket(BasketCostInput:{delivery:{courierId:"",prepaid:true},shippingForPoints:false}){
    summaryBasket{
      productsCount
      worth{gross{value formatted} net{value formatted}}
      shipping{cost{gross{value formatted}} shippingDays}
      toShippingFree{value formatted}
      shippingLimitFree{value formatted}
    }
    products{id size additional quantity comment availableNow worth{gross{value formatted}} data{type name link unit{precision singular sellBy}}}
    basketGroups{id types worth{gross{value}}}
    basketCost{totalProductsCost{value} basketShippingCost{shippingCostAfterRebate{value}} prepaidCost{value} totalToPay{value formatted}}
  }
}`,
    },
    {
      title: 'The costs with another courier, paid on delivery',
      before: withBasket([1002, 'uniw', '1']),
      document: `query{
  basket(BasketCostInput:{delivery:{courierId:2,prepaid:false},paymentMethodId:1}){
    basketCost{basketShippingCost{shippingCostAfterRebate{value}} totalToPay{value formatted}}
  }
}`,
    },
  ],
} satisfies OperationReference;
