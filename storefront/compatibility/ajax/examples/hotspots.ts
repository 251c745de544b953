import type { CallReference } from '../../../reference/define.ts';

export default {
  calls: [11],
  notes: ['The key of an answer is its component. `""` removes the zone: it is unknown or empty.'],
  parameters: {
    action: '`get-hotspots-html`.',
    'zones-names': 'Names of the zones, with commas. The end of its name identifies a zone: `zone1` to `zone4`.',
    components: 'Ids of the elements, in the same order. If omitted, the names are used.',
    'zones-types': 'Pages of the zones, in the same order: `main`, `projector`, `basketedit`, `search`, `noproduct`.',
    product: 'Number of the viewed product.',
    products: 'Numbers of more products of the page, with semicolons.',
  },
  answer: [{ file: 'storefront/compatibility/ajax/hotspots/hotspots-answer.tsx', name: 'hotspotsAnswer' }],
  examples: [
    {
      title: 'A zone with goods and one without',
      request: {
        path: '/ajax/hotspots.php?action=get-hotspots-html&zones-names=main_hotspot_zone1,noproduct_hotspot_zone4&components=main_hotspot_zone1,noproduct_hotspot_zone4&zones-types=main,noproduct&product=&products=1001;1005',
      },
    },
  ],
  refusals: [{ title: 'Another action', request: { path: '/ajax/hotspots.php?action=get' } }],
} satisfies CallReference;
