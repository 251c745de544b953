import { translator } from '../../../components/texts/texts.ts';
import { errorText } from '../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../addresses.ts';
import { say } from '../../basket/say.ts';
import type { AccountCheck } from '../../clients/account-check.ts';
import { accountCheck, formChoices, type FormChoices } from '../../clients/form-choices.ts';
import { initialValues, type AccountValues } from '../../clients/form-values.ts';
import type { PageContext } from '../../define-page.ts';
import { page, redirect, type RedirectAnswer } from '../../runtime/answers.ts';
import type { PageHead } from '../../runtime/page.ts';
import { loginEditTexts } from './texts.ts';

type Context = PageContext<'login-edit'>;

export interface LoginEditData extends FormChoices {
  values: AccountValues;
  addresses: { own: string; signOut: string };
  check: AccountCheck;
}

/** For who is signed in; everybody else is sent to sign in, and told why. */
export async function loadLoginEdit(context: Context) {
  const client = await context.client();
  if (!client) return sendToSignIn(context);
  const choices = await formChoices(context);
  return page<LoginEditData>({
    ...choices,
    values: initialValues(client, ''),
    addresses: { own: addressOf('login-edit'), signOut: addressOf('login') },
    check: await accountCheck(context, client.login),
  });
}

export async function sendToSignIn(context: Pick<Context, 'flash' | 'texts'>): Promise<RedirectAnswer> {
  await say(context, 'message', errorText('message.page_only_register', context.texts));
  return redirect(addressOf('signin'));
}

export const headOfLoginEdit = (_: LoginEditData, { texts }: Pick<Context, 'texts'>): PageHead => ({
  title: translator(loginEditTexts, texts)('title'),
  isIndexed: false,
});
