import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { addNotice } from '../../../shared/add-notice.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import type { SignInGoal } from './sign-in-goal.ts';
import { redirect, type RedirectAnswer } from '../../../platform/page/answers.ts';

/**
 * The answer of every account page to visitors: sign-in, and the reason.
 *
 * @param goal the page to which signing in leads; by default the account
 */
export async function sendToSignIn(
  context: Pick<PageContext, 'notify' | 'texts'>,
  goal?: SignInGoal,
): Promise<RedirectAnswer> {
  await addNotice(context, 'info', errorText('message.page_only_register', context.texts));
  return redirect(addressOf('signin', {}, goal ? { next: goal } : {}));
}
