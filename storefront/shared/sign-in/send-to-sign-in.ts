import { translator } from '../../../components/texts/texts.ts';
import { errorText } from '../../../patterns/rules/error-catalogue.ts';
import { notFound, redirect, type FailureAnswer, type RedirectAnswer } from '../../platform/page/answers.ts';
import { addNotice } from '../add-notice.ts';
import { addressOf } from '../addresses.ts';
import type { PageContext } from '../define-page.ts';
import { towards, type SignInGoal } from './goals.ts';
import { keepUnsent } from './unsent-form.ts';
import { unsentFormTexts } from './unsent-form.texts.ts';

type Context = Pick<PageContext, 'notify' | 'texts'>;

/**
 * The answer of every account page to visitors: sign-in, and the reason.
 *
 * @param goal the page to which signing in leads; by default the account
 */
export async function sendToSignIn(context: Context, goal?: SignInGoal): Promise<RedirectAnswer> {
  await addNotice(context, 'info', errorText('message.page_only_register', context.texts));
  return redirect(addressOf('signin', {}, goal ? towards(goal) : {}));
}

type FormContext = Context & Parameters<typeof keepUnsent>[0];

/** The same for a sent form, which the page of the goal shows again: it takes it up by `takeUnsent`. */
export async function sendFormToSignIn(context: FormContext, goal: SignInGoal): Promise<RedirectAnswer> {
  if (!(await keepUnsent(context, goal))) return sendToSignIn(context, goal);
  await addNotice(context, 'info', translator(unsentFormTexts, context.texts)('kept'));
  return redirect(addressOf('signin', {}, towards(goal)));
}

/**
 * The answer where a number opened nothing: guests without a key are asked to sign in, also where no such number exists. Everyone else
 * gets 404.
 *
 * @param send `sendFormToSignIn` for a form
 */
export async function notOpened<C extends Context & Pick<PageContext, 'url' | 'client'>>(
  context: C,
  goal: SignInGoal,
  send: (context: C, goal: SignInGoal) => Promise<RedirectAnswer> = sendToSignIn,
): Promise<RedirectAnswer | FailureAnswer> {
  const isNamed = Object.keys(goal.query).length > 0;
  const isGuest = !context.url.searchParams.has('key') && (await context.client()) === null;
  return isNamed && isGuest ? send(context, goal) : notFound();
}
