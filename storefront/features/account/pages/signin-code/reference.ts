import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Finishes a sign-in whose account asks for a code after the password.',
  notes: ['`wrongCodes` wrong codes in a row stop all codes of the account for `wrongCodesPause`.'],
  parameters: {
    next: 'As on the page of signing in.',
    operation: '`code`; without it the form is refused with 400.',
    code: 'Six digits of the app, or ten of a recovery code. Each is accepted once.',
  },
  examples: [
    {
      title: 'No sign-in waits: back to the first step',
      replay: 'nothing',
      changesNothing: true,
      request: { path: '/signin-code.php', form: { operation: 'code', code: '123456' } },
      says: 'Minął czas na wpisanie kodu.',
    },
  ],
} satisfies FormReference;
