import { withAccount } from '../../../../reference/asking/steps.ts';
import type { OperationReference } from '../../../../reference/define.ts';

export default {
  arguments: { login: 'The login or the e-mail of the account.', password: 'As it was chosen: spaces count.' },
  notes: [
    'The answer brings a new session cookie, `session`, and the basket and lists of the guest go over to the account. A wrong login and a wrong password are told alike, after the same time.',
  ],
  codes: ['message.account_badlogin'],
  examples: [
    {
      title: 'Somebody with an account',
      replay: 'again',
      before: withAccount,
      document: 'mutation{login(login:"hanna",password:"zielony-kot"){status error{code message}}}',
    },
  ],
  refusals: [
    {
      title: 'A password that does not fit',
      before: withAccount,
      document: 'mutation{login(login:"hanna@poczta.example",password:"czerwony-kot"){status error{code message}}}',
    },
  ],
} satisfies OperationReference;
