import { withAccount } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  notes: [
    'The answer does not reveal whether the account exists. The link of the mail leads to [the form of a new password](../forms/password-recover.md).',
  ],
  codes: ['message.incorrect_email'],
  examples: [
    {
      title: 'A password reset link',
      replay: 'again',
      before: withAccount,
      document:
        'mutation{passwordRecovery(PasswordRecoveryInput:{email:"hanna@poczta.example"}){status error{code message}}}',
    },
  ],
  refusals: [
    {
      title: 'An invalid e-mail',
      document: 'mutation{passwordRecovery(PasswordRecoveryInput:{email:"hanna"}){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
