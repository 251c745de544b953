import { account, signedIn } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

const signOut = { operation: 'signout', browser: 'others' };

export default {
  about:
    'Gives or revokes the consent to news by mail, revokes that by text message, and signs other browsers out of the account.',
  notes: [
    'The consent belongs to the account: only the newsletter’s page shows its own consent, to the owner of the mailbox.',
    'Signing others out asks for the password again; wrong ones count as failed sign-ins.',
  ],
  parameters: {
    operation: '`mailing`, `sms` or `signout`. Another form is refused with 400.',
    mailing: '`y` or `n`: whether news may be sent by mail.',
    sms: '`n`: news may no longer be sent by text message.',
    browser: 'The one to sign out, by the value of its button, or `others` for all but this one.',
    password: 'The current password.',
  },
  codes: ['message.page_only_register'],
  examples: [
    {
      title: 'The consent',
      replay: 'nothing',
      before: signedIn,
      request: { path: '/client.php', form: { operation: 'mailing', mailing: 'y' } },
      says: 'Zgoda jest zapisana.',
    },
    {
      title: 'All other browsers',
      replay: 'nothing',
      changesNothing: true,
      before: signedIn,
      request: { path: '/client.php', form: { ...signOut, password: account.client_password } },
      says: 'Wszystkie inne przeglądarki są wylogowane.',
    },
  ],
  refusals: [
    {
      title: 'A password that is not the account\u2019s',
      before: signedIn,
      request: { path: '/client.php', form: { ...signOut, password: 'czerwony-kot' } },
    },
  ],
} satisfies FormReference;
