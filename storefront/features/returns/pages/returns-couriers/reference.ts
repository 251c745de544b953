import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';
import { aboutOrder, orderParameters, varying } from '../../../../reference/asking/about-order.ts';

const before = withOrder([1002, 'uniw', '1']);

export default {
  about: 'Chooses the delivery item of a parcel.',
  parameters: {
    ...orderParameters,
    shipping:
      '`2-door`, `2-point`, `3-post`, `3-courier`, `3-locker`, `5-door` or `5-point`: those of the chosen method.',
  },
  codes: ['error.return.noDeliveryItem'],
  examples: [],
  refusals: [
    {
      title: 'No method is chosen',
      before,
      request: aboutOrder('returns-couriers', { shipping: '5-point' }),
      varying,
      says: 'Tego zamówienia nie można zwrócić',
    },
  ],
} satisfies FormReference;
