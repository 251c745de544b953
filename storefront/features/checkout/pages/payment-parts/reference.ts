import { voucherProblems } from '../../../../../patterns/rules/voucher.ts';
import { withDelivery } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const path = '/order-payments.php';

export default {
  about:
    'Chooses a voucher, a gift card, points or the balance for the next order, or drops one. They are taken with the order.',
  parameters: {
    payform_id: 'What pays: `2` a voucher, `190` a gift card, `points`, `balance`.',
    voucher_id: 'The number of the voucher or the card.',
    pin_value: 'The PIN of the card.',
    points: 'How many points.',
    remove: 'The place of the part to drop, from 0.',
  },
  codes: [
    ...voucherProblems.map((problem) => `error.payment.${problem}` as const),
    'error.payment.giftCard',
    'error.payment.notEnoughPoints',
  ],
  examples: [
    {
      title: 'A voucher',
      replay: 'nothing',
      before: withDelivery([1002, 'uniw', '1']),
      request: { path, form: { payform_id: '2', voucher_id: '5000000000000009' } },
      says: 'Bon',
    },
    {
      title: 'A gift card',
      replay: 'nothing',
      before: withDelivery([1002, 'uniw', '1']),
      request: { path, form: { payform_id: '190', voucher_id: '6000000000000007', pin_value: '1234' } },
      says: 'Karta podarunkowa',
    },
  ],
  refusals: [
    {
      title: 'A blocked voucher',
      before: withDelivery([1002, 'uniw', '1']),
      request: { path, form: { payform_id: '2', voucher_id: '5300000000000006' } },
      says: 'zablokowany',
    },
  ],
} satisfies FormReference;
