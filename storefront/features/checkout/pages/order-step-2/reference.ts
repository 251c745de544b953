import { hiddenFields, withDelivery } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Orders what the summary showed, or nothing at all.',
  notes: [
    'The page holds what it showed in hidden fields, and the order is made of exactly that: where a price, the stock, the recipient or the way of delivery has changed, the answer is 409 with what changed. The key makes one order of however many attempts: the same form sent twice leads to the same order.',
  ],
  parameters: {
    order_key: 'Of this attempt, from the page.',
    'seen_line[n]': 'A line as the summary showed it, from the page.',
    seen_delivery: 'The cost of delivery as the summary showed it, in grosze, from the page.',
    seen_rebate: 'What the discount code took off as the summary showed it, in grosze, from the page.',
    seen_choice: 'A digest of recipient, delivery, payment and comments as the summary showed them, from the page.',
    remarks: 'A remark, at most 255 characters.',
    terms: 'Sent where the terms were accepted.',
  },
  examples: [
    {
      title: 'An order',
      replay: 'nothing',
      before: withDelivery([1002, 'uniw', '1']),
      request: async (visitor) => ({
        path: '/order2.php',
        form: { ...(await hiddenFields(visitor, '/order2.php')), remarks: 'Proszę o kartkę.', terms: '1' },
      }),
      says: 'Dziękujemy',
      varying: { order_key: 'key of the attempt', seen_choice: 'digest of what was chosen', key: 'key of the order' },
    },
  ],
  refusals: [
    {
      title: 'Terms that were not accepted',
      before: withDelivery([1002, 'uniw', '1']),
      request: async (visitor) => ({
        path: '/order2.php',
        form: { ...(await hiddenFields(visitor, '/order2.php')), remarks: '' },
      }),
      says: 'regulamin',
      varying: { order_key: 'key of the attempt', seen_choice: 'digest of what was chosen' },
    },
  ],
} satisfies FormReference;
