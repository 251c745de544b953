import { recipient } from '../../../../reference/asking/recipient.ts';
import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Opens an order without an account: by its number and the e-mail or the phone of its buyer.',
  notes: [
    'An unknown number and another buyer’s number have the same answer. Attempts are limited by the setting `orderLookupLimit`.',
  ],
  parameters: {
    order_number: 'Number of the order, `20261121/014`. In the address of a GET it fills in the field.',
    order_email: 'E-mail of the order, or the phone of its buyer.',
  },
  codes: ['validation.required', 'validation.email', 'validation.phone'],
  examples: [
    {
      title: 'An order of a guest',
      replay: 'nothing',
      changesNothing: true,
      before: withOrder([1002, 'uniw', '1']),
      request: { path: '/order-open.php', form: { order_number: '20261121/001', order_email: recipient.email } },
      says: 'Dziękujemy',
      varying: { key: 'key of the order' },
    },
  ],
  refusals: [
    {
      title: 'An order that does not exist',
      request: { path: '/order-open.php', form: { order_number: '20200101/1', order_email: 'hanna@poczta.example' } },
      says: 'Nie znaleźliśmy takiego zamówienia.',
    },
  ],
} satisfies FormReference;
