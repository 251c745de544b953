import { recipient } from '../../../../reference/asking/recipient.ts';
import { withOrder } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about:
    'Opens a return without an account: by its number and the e-mail of its order. The number of an order begins a new return.',
  notes: [
    'An unknown number and another buyer’s number have the same answer. Attempts are limited by the setting `orderLookupLimit`.',
  ],
  parameters: {
    id: 'Number of the return, `20261121/014-1`, or of the order. In the address of a GET it fills in the field.',
    contact_type: 'E-mail of the order, or the phone of its buyer.',
  },
  codes: ['validation.required', 'validation.email', 'validation.phone'],
  examples: [
    {
      title: 'The order of a guest',
      replay: 'nothing',
      changesNothing: true,
      before: withOrder([1002, 'uniw', '1']),
      request: { path: '/returns-open.php', form: { id: '20261121/001', contact_type: recipient.email } },
      says: 'Zwrot do zamówienia',
      varying: { key: 'key of the order' },
    },
  ],
  refusals: [
    {
      title: 'A return that does not exist',
      request: { path: '/returns-open.php', form: { id: '20200101/1-1', contact_type: 'hanna@poczta.example' } },
      says: 'Nie znaleźliśmy takiego zwrotu.',
    },
  ],
} satisfies FormReference;
