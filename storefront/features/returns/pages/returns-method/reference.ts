import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';
import { aboutOrder, ofNoOrder, orderParameters, varying } from '../../../../reference/asking/about-order.ts';

const before = withOrder([1002, 'uniw', '1']);

export default {
  about: 'Chooses how the goods come back.',
  parameters: {
    ...orderParameters,
    type: 'In the address: `multiproduct` where the form is that of the products.',
    'method_param[n]': 'The same, by the method that it belongs to.',
    return_type:
      '1 in person, 2 by a courier of the shop, 3 by an own parcel, 4 by a code for a parcel locker, 5 with a label.',
    method_param:
      'Of 2: `morning` or `afternoon`; of 4: the size `a`, `b` or `c`. `method_param[2]` beside `method_param[4]` are read too.',
  },
  codes: ['error.return.noMethod', 'error.return.noParameter', 'error.return.noPhone'],
  examples: [
    {
      title: 'Kept, and led back to the step that is missing',
      before,
      request: aboutOrder('returns-method', { return_type: '3' }),
      varying,
      replay: 'nothing',
    },
  ],
  refusals: [ofNoOrder('returns-method', { return_type: '3' })],
} satisfies FormReference;
