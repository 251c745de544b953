import { withBasket } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    courierKey: 'The courier; the first one if both keys are empty.',
    courierGroupKey: 'As `courierKey`.',
  },
  examples: [
    {
      title: 'Until a courier brings the basket',
      before: withBasket([1002, 'uniw', '1']),
      document: `query{
  courierServices(courierKey:"1-1",courierGroupKey:"",prepaid:prepaid){
    calendar{
      date{day month year}
      type
      availableServices{id name price{value formatted} pointCost{value} pointsEnabled selectedForPrice}
    }
  }
}`,
      most: 4,
    },
  ],
} satisfies OperationReference;
