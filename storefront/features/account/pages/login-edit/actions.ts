import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { accountFormTexts } from '../../browser/account-form.texts.ts';
import { editAccount } from '../../server/edit-account.ts';
import { accountNames, type AccountValues } from '../../browser/account-names.ts';
import { accountErrors, readAccountForm, typedOf, withoutPasswords } from '../../browser/form-values.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendFormToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { clientTexts } from '../../browser/texts.ts';
import { askedByAccounts } from '../../../../shared/customer/account-form.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';

export interface EditAttempt {
  values: AccountValues;
  errors: ReadonlyArray<FormError>;
}

/** POST loginedit.php: changes the signed-in client's account. */
export async function saveAccount(context: PageContext<'login-edit'>): Promise<PostAnswer<EditAttempt>> {
  const { texts } = context;
  const client = await context.client();
  if (!client) return sendFormToSignIn(context, goalAt('login-edit'));
  const values = readAccountForm(await context.form());
  const edit = {
    typed: typedOf(values, client, askedByAccounts(context.settings)),
    currentPassword: values.currentPassword,
  };
  const outcome = await editAccount(context, client, edit);
  if (outcome.kind !== 'saved') {
    const errors = outcome.kind === 'refused' ? accountErrors(outcome.problems, texts) : [wrongPassword(texts)];
    return rejected({ values: withoutPasswords(values), errors });
  }
  await addNotice(context, 'success', errorText('message.change_success', texts));
  return redirect(addressOf('login-edit'));
}

const wrongPassword = (texts: PageContext['texts']): FormError => ({
  name: accountNames.currentPassword,
  label: translator(accountFormTexts, texts)('currentPassword'),
  message: translator(clientTexts, texts)('wrongPassword'),
});
