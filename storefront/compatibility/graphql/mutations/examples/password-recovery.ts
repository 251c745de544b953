import { withAccount } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'Whether there is such an account, nobody is told. The link of the mail leads to [the form of a new password](../forms/password-recover.md).',
  ],
  codes: ['message.incorrect_email'],
  examples: [
    {
      title: 'A link to a new password',
      replay: 'again',
      before: withAccount,
      document:
        'mutation{passwordRecovery(PasswordRecoveryInput:{email:"hanna@poczta.example"}){status error{code message}}}',
    },
  ],
  refusals: [
    {
      title: 'What is no e-mail',
      document: 'mutation{passwordRecovery(PasswordRecoveryInput:{email:"hanna"}){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
