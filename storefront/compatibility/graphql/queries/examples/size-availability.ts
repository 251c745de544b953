import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    productId: 'Number of the product.',
  },
  examples: [
    {
      title: 'Where a mug can be seen and collected',
      document: `query{
  sizeAvailability(productId:1001){
    id
    name
    productSizeAvailableInStocks{
      quantity
      strictQuantity
      unit{singular plural}
      productAvailableStatus{description icon}
      stockInfo{
        name street city zipcode country cleardescription
        contact{phone{text link} mail{text link} gg{text link}}
        openingHours{monday{open allDay from till} saturday{open from till} sunday{open}}
        longitude
        latitude
      }
    }
  }
}`,
      most: 1,
    },
  ],
} satisfies OperationReference;
