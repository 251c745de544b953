import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    ShippingInput: 'The basket of the session if missing.',
  },
  calls: [18],
  examples: [
    {
      title: 'Two mugs, from the product page',
      document: `query{
  shipping(ShippingInput:{mode:product,products:[{id:1001,size:"onesize",quantity:2,bundleParts:[]}],displaySettings:{sortArgs:cost}}){
    ...answer
  }
}
fragment answer on shipping{
  shippingTime{shippingTime{time{days hours minutes} workingDays weekDay weekAmount today} time unknownTime todayShipmentDeadline}
  settings{checked orderDivisionEnabled}
  nonStandardizedInfo{active isAllowed courierId}
  shipping{
    availability prepaid workingDays
    cost{value currency formatted}
    deliveryTime{time{days hours minutes} weekDay weekAmount today}
    courier{id fullId name pickupPoint}
  }
}`,
    },
    {
      title: 'The basket, for payment on delivery',
      before: withBasket([1002, 'uniw', '1']),
      document: `query{
  shipping(ShippingInput:{mode:basket,paymentType:dvp}){
    shippingTime{time}
    settings{checked}
    shipping{cost{value} courier{fullId}}
  }
}`,
    },
    {
      title: 'Goods without a courier',
      document:
        'query{shipping(ShippingInput:{mode:product,products:[{id:404,quantity:1}]}){shipping{courier{fullId}} shippingTime{time}}}',
    },
  ],
} satisfies OperationReference;
