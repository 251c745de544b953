import { hiddenFields, withDelivery, withDeliveryByMail } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Orders exactly what the summary showed, or fails.',
  notes: [
    'The page keeps the shown values in hidden fields, and exactly those are ordered: where a price, the stock, the recipient or the delivery has changed, the answer is 409 with the changes. The key makes attempts idempotent: the same form sent twice leads to the same order.',
  ],
  parameters: {
    order_key: 'The attempt’s key, from the page.',
    'seen_line[n]': 'A line as the summary showed it, from the page.',
    seen_delivery: 'The delivery cost that the summary showed, in grosze, from the page.',
    seen_rebate: 'The discount that the summary showed, in grosze, from the page.',
    seen_choice: 'A digest of recipient, delivery, payment and comments as the summary showed them, from the page.',
    seen_parts: 'What pays beside the method as the summary showed it, from the page.',
    seen_terms: 'The version of the terms that the summary linked to, from the page.',
    remarks: 'A remark, at most 255 characters.',
    terms: 'Sent where the terms were accepted.',
    agree_virtual:
      'Sent where the buyer agreed that files and gift cards come at once, without a right of withdrawal; needed where there are some.',
    agree_service: 'Sent where the buyer agreed the same of services; needed where there are some.',
    accept:
      'After a refusal: the shopper agrees to what changed. Quantities that are no longer there are lowered first, and the summary is shown again.',
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
      title: 'The terms are not accepted',
      before: withDelivery([1002, 'uniw', '1']),
      request: async (visitor) => ({
        path: '/order2.php',
        form: { ...(await hiddenFields(visitor, '/order2.php')), remarks: '' },
      }),
      says: 'regulamin',
      varying: { order_key: 'key of the attempt', seen_choice: 'digest of what was chosen' },
    },
    {
      title: 'A file, without the consent that it comes at once',
      before: withDeliveryByMail([1046, 'uniw', '1']),
      request: async (visitor) => ({
        path: '/order2.php',
        form: { ...(await hiddenFields(visitor, '/order2.php')), remarks: '', terms: '1' },
      }),
      says: 'zaraz po zapłacie',
      varying: { order_key: 'key of the attempt', seen_choice: 'digest of what was chosen' },
    },
  ],
} satisfies FormReference;
