import { recipient } from '../../../../reference/asking/recipient.ts';
import details from '../rma-details/reference.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Opens a complaint without an account: by its number and the e-mail of its order.',
  notes: [
    'An unknown number and another buyer’s number have the same answer. Attempts are limited by the setting `orderLookupLimit`.',
  ],
  parameters: {
    id: 'Number of the complaint, `R/2026/031`. In the address of a GET it fills in the field.',
    contact_type: 'E-mail of its order, or the phone of the buyer.',
  },
  codes: ['validation.required', 'validation.email', 'validation.phone'],
  examples: [
    {
      title: 'A complaint of a guest',
      replay: 'nothing',
      changesNothing: true,
      before: details.examples[0]!.before,
      request: { path: '/rma-open.php', form: { id: 'R/2026/001', contact_type: recipient.email } },
      says: 'Reklamacja R/2026/001',
      varying: { key: 'key of the complaint' },
    },
  ],
  refusals: [
    {
      title: 'A complaint that does not exist',
      request: { path: '/rma-open.php', form: { id: 'R/2020/001', contact_type: 'hanna@poczta.example' } },
      says: 'Nie znaleźliśmy takiej reklamacji.',
    },
  ],
} satisfies FormReference;
