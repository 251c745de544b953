import { errorText } from '../../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../../shared/addresses.ts';
import { say } from '../../../shared/say.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import { redirect, type RedirectAnswer } from '../../../platform/page/answers.ts';

/** The answer of every account page to visitors: sign-in, and the reason. */
export async function sendToSignIn(context: Pick<PageContext, 'notify' | 'texts'>): Promise<RedirectAnswer> {
  await say(context, 'info', errorText('message.page_only_register', context.texts));
  return redirect(addressOf('signin'));
}
