import type { CallReference } from '../../../reference/define.ts';

export default {
  notes: [
    'The search of step 1 of the order. `points` are at most as many as the setting `pickupPointsShown`; `status` says in a sentence what was found, `problem` why nothing was. Coordinates are neither kept nor logged.',
  ],
  parameters: {
    courier: 'The courier by its number, `companyKey` or `fullId`.',
    text: 'A town, a postcode or the code of a point.',
    latitude: 'Instead of a text, the visitor’s place in degrees; with `longitude`.',
    longitude: 'The same.',
    chosen: 'The code of a chosen point, which stays in the list.',
  },
  answer: [{ file: 'storefront/features/checkout/server/delivery/find-points.ts', name: 'findPoints' }],
  examples: [
    { title: 'Points of a town', request: { path: '/ajax/pickup-points.php?courier=7-1&text=Łódź' } },
    {
      title: 'The nearest points',
      request: { path: '/ajax/pickup-points.php?courier=8-1&latitude=51.769&longitude=19.456' },
    },
  ],
  refusals: [{ title: 'A courier without points', request: { path: '/ajax/pickup-points.php?courier=1-1&text=Łódź' } }],
} satisfies CallReference;
