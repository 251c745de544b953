import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'Delivery countries',
      document: 'query{shippingCountries(ShippingCountriesInput:{includeDeliveryProfile:true}){id name selected}}',
    },
  ],
} satisfies OperationReference;
