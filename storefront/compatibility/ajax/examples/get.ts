import { withWishes } from '../../../reference/asking/steps.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  calls: [5, 14],
  notes: [
    'The body is `request=<JSON>`; existing clients do not percent-encode it. Each key answers for itself, with `error` where it cannot. `Basket` is `{"basket": …}` as [/ajax/basket.php](basket-preview.md) has it, `Projector` and `Hotspots` take the parameters of their own addresses as `params`. `ToplayersAndWidgets` has the bars over the page of `request_uri` and the strips that were not closed; `Snippets` is empty.',
  ],
  parameters: {
    request:
      'JSON with a key for each part: `Projector`, `Basket`, `Wishlist`, `Comparers`, `Hotspots`, `Snippets`, `ToplayersAndWidgets`. It may also be in the address.',
  },
  documentedElsewhere: ['product', 'size', 'get', 'subscription', 'request_uri'],
  answer: [
    {
      at: 'ToplayersAndWidgets.response',
      file: 'storefront/compatibility/ajax/get/toplayers-answer.ts',
      name: 'toplayersAnswer',
    },
    { at: 'Wishlist.response', file: 'storefront/compatibility/ajax/lists/wishlist-answer.ts', name: 'wishlistAnswer' },
    {
      at: 'Comparers.response',
      file: 'storefront/compatibility/ajax/lists/comparers-answer.ts',
      name: 'comparersAnswer',
    },
  ],
  examples: [
    {
      title: 'Two parts at once',
      request: {
        path: '/ajax/get.php',
        body: 'request={"Projector":{"format":"json","params":{"product":1001,"get":"sizes"}},"Comparers":{}}',
      },
    },
    {
      title: 'The wishlist with its count',
      before: withWishes(1001, 1005),
      request: { path: '/ajax/get.php', body: 'request={"Wishlist":{}}' },
    },
    {
      title: 'What stands over the main page',
      request: {
        path: '/ajax/get.php',
        body: 'request={"ToplayersAndWidgets":{"format":"json","params":{"mobile":false,"tablet":false,"pc":true,"request_uri":"/","additional_ajax":"/projector.php"}}}',
      },
    },
    {
      title: 'An unknown part beside a known one',
      request: { path: '/ajax/get.php', body: 'request={"Nonsense":{},"Snippets":{}}' },
    },
  ],
  refusals: [{ title: 'No JSON', request: { path: '/ajax/get.php', body: 'request=Basket' } }],
} satisfies CallReference;
