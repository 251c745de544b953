import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';
import { aboutOrder, ofNoOrder, orderParameters, varying } from '../../../../reference/asking/about-order.ts';

const before = withOrder([1002, 'uniw', '1']);

export default {
  about: 'Chooses the delivery item of a parcel.',
  parameters: {
    ...orderParameters,
    shipping:
      '`2-door`, `2-point`, `3-post`, `3-courier`, `3-locker`, `5-door` or `5-point`: those of the chosen method.',
  },
  codes: ['error.return.noDeliveryItem'],
  examples: [
    {
      title: 'Led back to the method, which is missing',
      replay: 'nothing',
      changesNothing: true,
      before,
      request: aboutOrder('returns-couriers', { shipping: '5-point' }),
      varying,
    },
  ],
  refusals: [ofNoOrder('returns-couriers', { shipping: '3-post' })],
} satisfies FormReference;
