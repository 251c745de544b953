import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Cancels a return while its goods are with the buyer.',
  notes: [
    'Whose return it is says the key of its order in the address, or the signed-in account; to others it does not exist.',
  ],
  parameters: {
    return: 'In the address: the number of the return, `20261121/001-1`.',
    key: 'In the address: the key of its order. Not needed by its signed-in client.',
    cancel: 'In the address: asks whether the return is to be cancelled.',
    operation: '`cancel`. Anything else is refused with 400.',
  },
  codes: ['message.returncancel_ok', 'message.returncancel_error'],
  examples: [],
  refusals: [
    {
      title: 'A return of another buyer',
      request: {
        path: '/returns-details.php?return=20261121/001-1&key=aaaaaaaaaaaaaaaaaaaaaaaa',
        form: { operation: 'cancel' },
      },
      says: 'Nie znaleźliśmy',
    },
  ],
} satisfies FormReference;
