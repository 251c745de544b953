import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { AccountCheck } from '../../browser/account-check.ts';
import { accountCheck, formChoices, type FormChoices } from '../../server/form-choices.ts';
import type { AccountValues } from '../../browser/account-names.ts';
import { initialValues, readAccountForm, withoutPasswords } from '../../browser/form-values.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { takeUnsent } from '../../../../shared/sign-in/unsent-form.ts';
import { pageWith } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import { loginEditTexts } from './texts.ts';

type Context = PageContext<'login-edit'>;

export interface LoginEditData extends FormChoices {
  values: AccountValues;
  addresses: { own: string };
  /** The e-mail of a client without a password; null for all others. */
  passwordless: string | null;
  check: AccountCheck;
}

/** For signed-in clients; others are sent to sign in, with the reason. */
export async function loadLoginEdit(context: Context) {
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('login-edit'));
  const choices = await formChoices(context);
  const unsent = await takeUnsent(context, goalAt('login-edit'), client.login);
  const data: LoginEditData = {
    ...choices,
    values: initialValues(client, ''),
    addresses: { own: addressOf('login-edit') },
    passwordless: client.hasPassword ? null : client.email,
    check: await accountCheck(context, { login: client.login, email: client.email }),
  };
  return pageWith(data, unsent && { values: withoutPasswords(readAccountForm(unsent)), errors: [] });
}

export const headOfLoginEdit = (_: LoginEditData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(loginEditTexts, texts)('title'),
  isIndexed: false,
});
