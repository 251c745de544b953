import { withBasket } from '../../../reference/asking/steps.ts';
import type { CallReference } from '../../../reference/define.ts';

export default {
  calls: [13],
  notes: [
    'Without a value, `icon_second` and `toShippingFree` are omitted: 0 would mean free delivery. The spelling `worth_gros_formatted` is the platform’s.',
  ],
  parameters: { getAjax: 'Sent by clients as `true`; changes nothing.' },
  answer: [{ at: 'basket', file: 'storefront/compatibility/ajax/basket/basket-answer.ts', name: 'basketAnswer' }],
  examples: [
    {
      title: 'Two mugs',
      before: withBasket([1002, 'uniw', '2']),
      request: { path: '/ajax/basket.php?&getAjax=true' },
    },
  ],
} satisfies CallReference;
