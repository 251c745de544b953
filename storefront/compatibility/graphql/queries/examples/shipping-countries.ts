import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'Where parcels go',
      document: 'query{shippingCountries(ShippingCountriesInput:{includeDeliveryProfile:true}){id name selected}}',
    },
  ],
} satisfies OperationReference;
