import { inTurn, mailed, withAccount } from '../../../../reference/asking/steps.ts';
import type { FormReference } from '../../../../reference/define.ts';

export default {
  about: 'Sends a link to a new password, and sets the password by that link.',
  notes: [
    'The answer never shows whether the address has an account. The link works once, within an hour; an invalid one leads to the form that asks for another.',
  ],
  parameters: {
    operation: '`recover` asks for the link, `change` sets the password. Anything else is refused with 400.',
    email: 'Of `recover`: the e-mail of the account.',
    next: 'In the address, as in that of `/signin.php`: the mail, and sign-in after it, lead on to the same page.',
    token: 'Of the link, and of `change`.',
    password: 'Of `change`: the new password, 6 to 30 characters.',
    password_repeat: 'Of `change`: the same again.',
  },
  codes: [
    'message.account_passremind',
    'message.token_expired',
    'validation.required',
    'validation.email',
    'validation.password_common',
  ],
  examples: [
    {
      title: 'A link is asked for',
      replay: 'again',
      before: withAccount,
      request: { path: '/password-recover.php', form: { operation: 'recover', email: 'hanna@poczta.example' } },
      says: 'Jeśli mamy takie konto, wysłaliśmy na jego adres link do zmiany hasła.',
    },
    {
      title: 'A new password by the link',
      replay: 'refused',
      before: inTurn(withAccount, async (visitor) => {
        const form = { operation: 'recover', email: 'hanna@poczta.example' };
        await visitor.send({ path: '/password-recover.php', form });
      }),
      request: async (visitor) => ({
        path: '/password-recover.php',
        form: {
          operation: 'change',
          token: await mailed(visitor, 'token'),
          password: 'siwy-kot-7',
          password_repeat: 'siwy-kot-7',
        },
      }),
      varying: { token: 'of the link' },
      says: 'Nowe hasło jest zapisane. Możesz się nim zalogować.',
    },
  ],
  refusals: [
    {
      title: 'What is no e-mail',
      request: { path: '/password-recover.php', form: { operation: 'recover', email: 'hanna' } },
      says: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. hanna@poczta.pl.',
    },
  ],
} satisfies FormReference;
