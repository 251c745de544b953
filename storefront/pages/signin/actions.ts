import { errorText } from '../../../patterns/rules/error-catalogue.ts';
import { addressOf } from '../../addresses.ts';
import { textOf } from '../../clients/form-values.ts';
import { signIn } from '../../clients/sign-in.ts';
import type { PageContext } from '../../define-page.ts';
import { expressCheckout, isTowardsExpress } from '../../order/express-checkout.ts';
import { failure, redirect, rejected, type PostAnswer } from '../../runtime/answers.ts';

/** What was typed but the password, and the one sentence for every reason. */
export interface SignInAttempt {
  login: string;
  message: string;
}

/** POST signin.php: operation=login, login, password (wire contract 3). */
export async function signInByForm(context: PageContext<'signin'>): Promise<PostAnswer<SignInAttempt>> {
  const form = await context.form();
  if (textOf(form, 'operation') !== 'login') return failure(400);
  const login = textOf(form, 'login');
  const isSignedIn = await signIn(context, login, textOf(form, 'password'));
  if (!isSignedIn) return rejected({ login, message: errorText('message.account_badlogin', context.texts) });
  return isTowardsExpress(context.url) ? expressCheckout(context) : redirect(addressOf('account'));
}
