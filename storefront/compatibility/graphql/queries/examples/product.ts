import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    productId: 'Number of the product.',
    displaySizesByConfig: 'No effect: every size is returned.',
  },
  examples: [
    {
      title: 'A product with quantity discounts',
      document: `query{
  id1002:product(productId:1002,displaySizesByConfig:false){...card}
}
fragment card on ProductResponse{
  product{
    id type versionName
    unit{name singular plural sellBy precision}
    points pointsReceive
    awardedParameters{name values{name link search{icon}}}
    parametersWithContext{id name contextValue values{id name}}
    sizes{
      id name amount amount_mo amount_mw amount_mp
      availability{visible description descriptionTel status icon iconTel}
      price{
        price{gross{value currency formatted} net{value formatted}}
        crossedPrice{gross{formatted}}
        rebateNumber{number gross{value} allThresholds{percent firstThresholdValue thresholdDiff minQuantity}}
      }
    }
  }
}`,
    },
    { title: 'A product that does not exist', document: 'query{product(productId:404){product{id}}}' },
  ],
} satisfies OperationReference;
