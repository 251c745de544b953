import { voucherProblems } from '../../../../patterns/rules/voucher.ts';
import type { CallReference } from '../../../reference/define.ts';

const address = '/ajax/gift-cards-and-vouchers.php';

export default {
  parameters: {
    voucher_id: 'The number of the voucher or gift card, with or without spaces.',
    pin_value: 'The PIN of a gift card; without it a voucher is meant.',
  },
  codes: [...voucherProblems.map((problem) => `error.payment.${problem}` as const), 'error.payment.giftCard'],
  examples: [
    { title: 'A voucher', request: { path: `${address}?voucher_id=5000000000000009` } },
    {
      title: 'A gift card',
      request: { path: address, form: { voucher_id: '6000 0000 0000 0007', pin_value: '1234' } },
    },
  ],
  refusals: [
    { title: 'A used voucher', request: { path: `${address}?voucher_id=5400000000000005` } },
    { title: 'A wrong PIN', request: { path: `${address}?voucher_id=6000000000000007&pin_value=0000` } },
  ],
} satisfies CallReference;
