import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    '`areForced` is accepted and not read: a region that was set always counts. Regions are those of [shippingCountries](../queries/shippingCountries.md).',
  ],
  codes: ['validation.incorrect_region'],
  examples: [
    {
      title: 'Poland',
      replay: 'nothing',
      document: `mutation{
  setRegion(SetRegionInput:{billingRegionId:1143020003,deliveryRegionId:1143020003,areForced:false}){status error{code message}}
}`,
    },
  ],
  refusals: [
    {
      title: 'A country without delivery',
      document: 'mutation{setRegion(SetRegionInput:{deliveryRegionId:404}){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
