import { withAccount } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { login: 'The login or the e-mail of the account.', password: 'As chosen: spaces count.' },
  notes: [
    'The answer sets a new session cookie, `session`, and the guest’s basket and lists move to the account. A wrong login and a wrong password have the same answer, after the same time.',
  ],
  codes: ['message.account_badlogin'],
  examples: [
    {
      title: 'A client with an account',
      replay: 'again',
      before: withAccount,
      document: 'mutation{login(login:"hanna",password:"zielony-kot"){status error{code message}}}',
    },
  ],
  refusals: [
    {
      title: 'A wrong password',
      before: withAccount,
      document: 'mutation{login(login:"hanna@poczta.example",password:"czerwony-kot"){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
