import { account, signedIn } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const codes_password = account.client_password;

export default {
  about: 'Adds and removes passkeys, and turns the second step of signing in on and off.',
  notes: [
    'Each change asks for the password again; wrong ones count as failed sign-ins.',
    '`passkey-options` answers JSON: what `navigator.credentials.create` needs, with a challenge that is valid once, for `signInStepTimeout`. Recovery codes are in the answer that made them and nowhere else.',
  ],
  parameters: {
    operation:
      '`passkey-options`, `passkey`, `codes-start`, `codes-confirm`, `codes-cancel`, `codes-renew` or `codes-stop`. Another form is refused with 400.',
    passkey_name: 'The name of a passkey in the list of its owner.',
    passkey_password: 'The current password, for passkeys.',
    credential: 'The answer of the browser, as JSON; empty where it has no passkeys.',
    remove: 'The passkey to remove, by the value of its button.',
    unlink: 'The account elsewhere to unlink, by the value of its button.',
    identity_password: 'The current password, for accounts elsewhere.',
    codes_password: 'The current password, for the second step.',
    code: 'The first code of the app.',
  },
  codes: ['message.page_only_register'],
  examples: [
    {
      title: 'A secret for an app',
      replay: 'again',
      before: signedIn,
      request: { path: '/client-signin.php', form: { operation: 'codes-start', codes_password } },
      says: 'Potwierdź kod',
    },
    {
      title: 'The second step turned off, where it is not on',
      replay: 'nothing',
      changesNothing: true,
      before: signedIn,
      request: { path: '/client-signin.php', form: { operation: 'codes-stop', codes_password } },
      says: 'Kod z\u00a0aplikacji jest wyłączony.',
    },
  ],
  refusals: [
    {
      title: 'A password that is not the account\u2019s',
      before: signedIn,
      request: { path: '/client-signin.php', form: { operation: 'codes-start', codes_password: 'czerwony-kot' } },
    },
  ],
} satisfies FormReference;
