import { signedIn } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Signs out; without an operation it leads to the sign-in page.',
  notes: ['Links of old clients use GET, `/login.php?operation=logout`: a foreign page is refused with 403.'],
  parameters: { operation: '`logout`, as a field or in the address. Another form is refused with 400.' },
  codes: ['message.account_logoff'],
  examples: [
    {
      title: 'By a form',
      replay: 'nothing',
      before: signedIn,
      request: { path: '/login.php', form: { operation: 'logout' } },
      says: 'Wylogowano.',
    },
    {
      title: 'By GET, as old clients send it',
      before: signedIn,
      request: { path: '/login.php?operation=logout' },
      says: 'Wylogowano.',
    },
  ],
  refusals: [{ title: 'Another operation', request: { path: '/login.php', form: { operation: 'login' } } }],
} satisfies FormReference;
