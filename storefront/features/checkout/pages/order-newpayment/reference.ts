import { onlineOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Chooses another way to pay what is left of a placed order, or pays a part of it at once.',
  parameters: {
    order_number: 'In the address: the number of the order; `order` of old links is the same.',
    key: 'In the address: its key; its signed-in client needs none.',
    payform_id: 'The payment method, `2` for a voucher, `190` for a gift card, `points`, `balance`.',
    voucher_id: 'The number of the voucher or the card.',
    pin_value: 'The PIN of the card.',
    points: 'How many points.',
    instalment_terms: 'With instalments: `read`, once the buyer has read their terms.',
  },
  codes: [
    'message.order_newpayment_error',
    'message.order_newpayment_incorrect_paymentid',
    'message.order_newpayment_voucher_error',
  ],
  examples: [
    {
      title: 'A transfer instead of BLIK',
      replay: 'nothing',
      request: async (visitor) => ({
        path: await onlineOrder(visitor, '/order-newpayment.php'),
        form: { payform_id: '3' },
      }),
      says: 'Dane do przelewu',
      varying: { key: 'key of the order' },
    },
    {
      title: 'A part by a gift card',
      replay: 'nothing',
      request: async (visitor) => ({
        path: await onlineOrder(visitor, '/order-newpayment.php'),
        form: { payform_id: '190', voucher_id: '6000000000000106', pin_value: '4321' },
      }),
      says: 'Karta podarunkowa',
      varying: { key: 'key of the order' },
    },
  ],
  refusals: [
    {
      title: 'A method that the shop does not have',
      request: async (visitor) => ({
        path: await onlineOrder(visitor, '/order-newpayment.php'),
        form: { payform_id: '99' },
      }),
      says: 'Nie ma takiego sposobu płatności.',
      varying: { key: 'key of the order' },
    },
  ],
} satisfies FormReference;
