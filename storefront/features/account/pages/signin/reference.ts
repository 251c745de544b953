import { account, withAccount } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Signs in by login or e-mail, or by a passkey.',
  notes: [
    'The guest’s basket and lists move to the account. A wrong login and a wrong password get the same answer.',
    'Where the account asks for a code, the right password leads on to /signin-code.php.',
  ],
  parameters: {
    next: 'In the address: `express` leads on to the summary of the order, the name of a page of a client to that page, with the fields of its query. Anything else leads to the account.',
    operation:
      '`login`; `passkey-options` answers, as JSON, what `navigator.credentials.get` needs; `passkey` takes its answer. Without it the form is refused with 400.',
    credential: 'The answer of the browser, as JSON; empty where it has no passkeys.',
    login: 'The login or the e-mail of the account.',
    password: 'As chosen: spaces count.',
  },
  codes: ['message.account_badlogin'],
  examples: [
    {
      title: 'A client with an account',
      replay: 'again',
      before: withAccount,
      request: {
        path: '/signin.php',
        form: { operation: 'login', login: account.client_login, password: account.client_password },
      },
      says: 'Wyloguj',
    },
    {
      title: 'A password that does not fit: the page again, with 200, because connectors read 4xx as a broken shop',
      replay: 'nothing',
      changesNothing: true,
      before: withAccount,
      request: { path: '/signin.php', form: { operation: 'login', login: 'hanna', password: 'czerwony-kot' } },
      says: 'Login albo hasło się nie zgadza.',
    },
  ],
  refusals: [
    {
      title: 'A passkey that no account has',
      request: { path: '/signin.php', form: { operation: 'passkey', credential: '{}' } },
    },
    {
      title: 'Without a password',
      before: withAccount,
      request: { path: '/signin.php', form: { operation: 'login', login: 'hanna', password: '' } },
    },
  ],
} satisfies FormReference;
