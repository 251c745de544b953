import type { OperationReference } from '../../../../reference/define.ts';

export default {
  examples: [
    {
      title: 'Points in a town',
      document:
        'query{searchPickupPoints(SearchPickupPointsInput:{shippingId:"3",query:"krak",cashOnDelivery:false}){data gps{latitude longitude}}}',
    },
  ],
} satisfies OperationReference;
