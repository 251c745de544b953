import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { isRequired } from '../../../../../patterns/rules/validation.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { textOf } from '../../browser/form-values.ts';
import { signInGoal } from '../../server/sign-in-goal.ts';
import { signIn } from '../../server/sign-in.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { expressCheckout } from '../../../checkout/express-checkout.ts';
import { isTowardsExpress } from '../../../basket/index.ts';
import { failure, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { signInTexts } from './texts.ts';

/** The typed values but the password, and the problem: the empty fields, or one message for every other reason. */
export interface SignInAttempt {
  login: string;
  errors: ReadonlyArray<FormError>;
}

/** POST signin.php: operation=login, login, password (wire contract 3). */
export async function signInByForm(context: PageContext<'signin'>): Promise<PostAnswer<SignInAttempt>> {
  const form = await context.form();
  if (textOf(form, 'operation') !== 'login') return failure(400);
  const login = textOf(form, 'login');
  const password = textOf(form, 'password');
  const empty = emptyFields({ login, password }, context);
  if (empty.length > 0) return rejected({ login, errors: empty });
  if (!(await signIn(context, login, password))) {
    const errors = [errorAt('login', errorText('message.account_badlogin', context.texts), context)];
    // Connectors read 4xx as a broken shop (wire contract 1.9).
    return rejected({ login, errors }, 200);
  }
  return isTowardsExpress(context.url)
    ? expressCheckout(context)
    : redirect(addressOf(signInGoal(context.url) ?? 'account'));
}

/** Empty fields are asked for, and count as no attempt at an account. */
const emptyFields = (fields: Record<'login' | 'password', string>, context: PageContext<'signin'>) =>
  (['login', 'password'] as const).flatMap((name) => {
    const message = fieldProblem(fields[name], [isRequired], context.texts);
    return message === undefined ? [] : [errorAt(name, message, context)];
  });

const errorAt = (name: 'login' | 'password', message: string, { texts }: PageContext<'signin'>): FormError => ({
  name,
  label: translator(signInTexts, texts)(name),
  message,
});
