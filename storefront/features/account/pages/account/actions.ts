import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { clientMails } from '../../server/mail-kinds.ts';
import { textOf } from '../../browser/form-values.ts';
import { currentPasswordErrors } from '../../server/current-password/current-password-errors.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { failure, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import type { Client } from '../../../../store/index.ts';
import { accountTexts } from './texts.ts';

type Context = PageContext<'account'>;

/** No browser was signed out: the password was wrong or missing. */
export interface SignOutAttempt {
  errors: ReadonlyArray<FormError>;
}

/** POST client.php: operation=mailing with mailing=y|n, operation=sms with sms=n, or operation=signout with browser and password. */
export async function changeAccount(context: Context): Promise<PostAnswer<SignOutAttempt>> {
  const client = await context.client();
  if (!client) return sendToSignIn(context);
  const form = await context.form();
  switch (textOf(form, 'operation')) {
    case 'mailing':
      return consent(context, client, 'mailingConsent', textOf(form, 'mailing'));
    case 'sms':
      // Agreeing needs a telephone number that was proved.
      return textOf(form, 'sms') === 'n' ? consent(context, client, 'smsConsent', 'n') : failure(400);
    case 'signout':
      return signOut(context, client, textOf(form, 'browser'), textOf(form, 'password'));
    default:
      return failure(400);
  }
}

async function consent(
  context: Context,
  client: Client,
  name: 'mailingConsent' | 'smsConsent',
  sent: string,
): Promise<PostAnswer<never>> {
  if (sent !== 'y' && sent !== 'n') return failure(400);
  await context.store.clients.change(
    client.id,
    { [name]: sent === 'y' },
    { current: null, mailKind: clientMails.passwordChanged },
  );
  await addNotice(context, 'success', translator(accountTexts, context.texts)(sent === 'y' ? 'joined' : 'left'));
  return redirect(addressOf('account'));
}

/** A stolen cookie must not sign the owner out: the password is asked for again (ASVS 5.0, 7.5.2). */
async function signOut(
  context: Context,
  client: Client,
  browser: string,
  password: string,
): Promise<PostAnswer<SignOutAttempt>> {
  const { store, texts } = context;
  if (browser === '') return failure(400);
  const errors = await currentPasswordErrors(context, client, 'password', password);
  if (errors.length > 0) return rejected({ errors });
  const t = translator(accountTexts, texts);
  if (browser === 'others') {
    await store.clients.signOutOthers(client.id, (await context.session.ensure()).idHash);
    await addNotice(context, 'success', t('signedOutOthers'));
  } else if (await store.clients.signOutBrowser(client.id, browser)) {
    await addNotice(context, 'success', t('signedOutOne'));
  } else {
    await addNotice(context, 'info', t('alreadyOut'));
  }
  return redirect(addressOf('account'));
}
