import { account, signedIn } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Deletes the account. Its page shows all that the shop keeps about the client.',
  notes: [
    'Orders stay, without their account: number and e-mail open them. An account with money on its balance is not deleted (409).',
  ],
  parameters: {
    operation: '`delete`; without it the form is refused with 400.',
    password: 'The current password.',
    format: '`json`, in the address: the same data for programs.',
  },
  codes: ['message.page_only_register'],
  examples: [
    {
      title: 'A client',
      replay: 'nothing',
      before: signedIn,
      request: { path: '/client-data.php', form: { operation: 'delete', password: account.client_password } },
      says: 'Konto jest usunięte.',
    },
  ],
  refusals: [
    {
      title: 'A password that is not the account\u2019s',
      before: signedIn,
      request: { path: '/client-data.php', form: { operation: 'delete', password: 'czerwony-kot' } },
    },
  ],
} satisfies FormReference;
