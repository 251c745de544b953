import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: {
    page: 'Instead of `hotspotsPanelParamsInput`.',
    zone: 'Instead of `hotspotsPanelParamsInput`.',
    products: 'Instead of `hotspotsPanelParamsInput`.',
  },
  examples: [
    {
      title: 'A zone of the home page, under the id of its element',
      document: `query{
  main_hotspot_zone1:hotspots(hotspotsPanelParamsInput:{page:main,zone:zone1,products:[]}){
    name url type took
    products{
      id type code name link zones icon iconSmall
      price{price{gross{value formatted}} youSavePercent}
      sizes{id}
      unit{sellBy plural singular unitConvertedFormat}
      points
    }
  }
}`,
    },
    {
      title: 'A zone that the shop does not fill',
      document: 'query{hotspots(page:noproduct,zone:zone4){name url products{id}}}',
    },
  ],
  refusals: [{ title: 'Neither page nor zone', document: 'query{hotspots(products:[1001]){name}}' }],
} satisfies OperationReference;
