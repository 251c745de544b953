import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Opens an order without an account: by its number and the e-mail of its confirmation.',
  notes: [
    'An unknown number and another buyer’s number have the same answer. Attempts are limited by the setting `orderLookupLimit`.',
  ],
  parameters: {
    order_number: 'Number of the order, `20261121/014`. In the address of a GET it fills in the field.',
    order_email: 'E-mail of the order.',
  },
  codes: ['validation.required', 'validation.email'],
  examples: [],
  refusals: [
    {
      title: 'An order that does not exist',
      request: { path: '/order-open.php', form: { order_number: '20200101/1', order_email: 'hanna@poczta.example' } },
      says: 'Nie znaleźliśmy takiego zamówienia.',
    },
  ],
} satisfies FormReference;
