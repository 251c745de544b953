import type { CallReference } from '../../../reference/define.ts';

export default {
  calls: [11],
  notes: [
    'An answer stands under its component. `""` takes the zone off the page: there is none, or nothing to show in it.',
  ],
  parameters: {
    action: '`get-hotspots-html`.',
    'zones-names': 'Names of the zones, with commas. A zone is meant by the end of its name: `zone1` to `zone4`.',
    components: 'Ids of the elements, in the same order. Where they are left out, the names stand for them.',
    'zones-types': 'Pages of the zones, in the same order: `main`, `projector`, `basketedit`, `search`, `noproduct`.',
    product: 'Number of the product that is looked at.',
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
