import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { failure, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { textOf } from '../../browser/form-values.ts';
import { currentPasswordErrors } from '../../server/current-password/current-password-errors.ts';
import { currentPasswordTexts } from '../../server/current-password/texts.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { clientDataPageTexts } from './texts.ts';

/** Nothing was deleted. */
export interface DeleteAttempt {
  errors: ReadonlyArray<FormError>;
}

/** POST client-data.php: operation=delete, password. */
export async function deleteAccount(context: PageContext<'client-data'>): Promise<PostAnswer<DeleteAttempt>> {
  const { store, session, texts } = context;
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('client-data'));
  const form = await context.form();
  if (textOf(form, 'operation') !== 'delete') return failure(400);
  const t = translator(clientDataPageTexts, texts);
  const errors = await currentPasswordErrors(context, client, 'password', textOf(form, 'password'));
  if (errors.length > 0) return rejected({ errors });
  if ((await store.clients.removeAccount(client.id)) === 'has_balance') {
    const label = translator(currentPasswordTexts, texts)('label');
    return rejected({ errors: [{ name: 'password', label, message: t('hasBalance') }] }, 409);
  }
  await session.end();
  await addNotice(context, 'success', t('deleted'));
  return redirect(addressOf('home'));
}
