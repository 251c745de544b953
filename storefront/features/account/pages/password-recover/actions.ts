import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { credentialProblems } from '../../../../../patterns/rules/client-data/credentials.ts';
import { clientDataText } from '../../../../../patterns/rules/client-data/problem.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { validationCodeTexts } from '../../../../../patterns/rules/error-catalogue.validation.texts.ts';
import { isEmail, isRequired } from '../../../../../patterns/rules/validation.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { commonPasswordProblem } from '../../server/common-passwords/index.ts';
import { currentPasswordTexts } from '../../server/current-password/texts.ts';
import { textOf } from '../../browser/form-values.ts';
import { signInTowards } from '../../server/sign-in-goal.ts';
import { clientMails } from '../../server/mail-kinds.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { failure, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { expired } from './data.ts';
import { passwordRecoverTexts } from './texts.ts';

type Context = PageContext<'password-recover'>;

export interface RecoverAttempt {
  email: string;
  /** Where a new password was refused: the link's token. */
  token: string | null;
  errors: ReadonlyArray<FormError>;
}

/**
 * POST password-recover.php: operation=recover, email (wire contract 3); operation=change with the mailed token.
 * Visitors on the way to a page, or to express checkout, stay on it, through the mail too.
 */
export async function recoverPassword(context: Context): Promise<PostAnswer<RecoverAttempt>> {
  const form = await context.form();
  const operation = textOf(form, 'operation');
  if (operation === 'recover') return askForLink(context, textOf(form, 'email'));
  return operation === 'change' ? changePassword(context, form) : failure(400);
}

/** Known and unknown e-mails get the same answer, after the same work. */
async function askForLink(context: Context, email: string): Promise<PostAnswer<RecoverAttempt>> {
  const { store, texts } = context;
  const message = fieldProblem(email, [isRequired, isEmail], texts);
  if (message !== undefined) {
    const label = translator(passwordRecoverTexts, texts)('email');
    return rejected({ email, token: null, errors: [{ name: 'email', label, message }] });
  }
  await store.clients.askForReset(email.trim(), clientMails.passwordReset, signInTowards(context.url));
  const client = await context.client();
  if (client && client.email.toLowerCase() === email.trim().toLowerCase()) {
    await addNotice(context, 'success', translator(currentPasswordTexts, texts)('sent', { email: client.email }));
    return redirect(addressOf('sign-in-methods'));
  }
  await addNotice(context, 'success', errorText('message.account_passremind', texts));
  return redirect(addressOf('signin', {}, signInTowards(context.url)));
}

async function changePassword(context: Context, form: FormData): Promise<PostAnswer<RecoverAttempt>> {
  const { store, settings, texts } = context;
  const t = translator(passwordRecoverTexts, texts);
  const sent = { password: textOf(form, 'password'), passwordRepeat: textOf(form, 'password_repeat') };
  const token = textOf(form, 'token');
  const { password: ofRules, passwordRepeat } = credentialProblems({ login: '', ...sent }, 'account', settings);
  // Only the store knows whose account the token is for.
  const password = ofRules ?? commonPasswordProblem({ password: sent.password, accountNames: [] }, settings);
  const sentence = translator(validationCodeTexts, texts);
  const errors = [
    ...(password ? [{ name: 'password', label: t('password'), message: clientDataText(password, sentence) }] : []),
    ...(passwordRepeat
      ? [{ name: 'password_repeat', label: t('passwordRepeat'), message: clientDataText(passwordRepeat, sentence) }]
      : []),
  ];
  if (errors.length > 0) return rejected({ email: '', token, errors });
  const client = await store.clients.resetPassword(token, sent.password, clientMails.passwordChanged);
  if (!client) return expired(context);
  await addNotice(context, 'success', t('changed'));
  return redirect(addressOf('signin', {}, signInTowards(context.url)));
}
