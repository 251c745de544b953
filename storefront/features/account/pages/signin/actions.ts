import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { errorText } from '../../../../../patterns/rules/error-catalogue.ts';
import { isRequired } from '../../../../../patterns/rules/validation.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { textOf } from '../../browser/form-values.ts';
import { afterSignIn } from '../../server/after-sign-in.ts';
import { largestAnswer, passkeyRequest, signInByPasskey } from '../../server/passkeys.ts';
import { signInTowards } from '../../server/sign-in-goal.ts';
import { signIn } from '../../server/sign-in.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { data, failure, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { signInTexts } from './texts.ts';

/** The typed values but the password, and the problem: the empty fields, or one message for every other reason. */
export interface SignInAttempt {
  login: string;
  errors: ReadonlyArray<FormError>;
  /** Why the passkey did not sign in. */
  passkeyProblem?: string;
}

/**
 * POST signin.php: operation=login, login, password (wire contract 3); operation=passkey-options answers a challenge as
 * JSON, operation=passkey takes the browser's answer to it.
 */
export async function signInByForm(context: PageContext<'signin'>): Promise<PostAnswer<SignInAttempt>> {
  const form = await context.form();
  switch (textOf(form, 'operation')) {
    case 'login':
      return byPassword(context, form);
    case 'passkey-options':
      return data(await passkeyRequest(context));
    case 'passkey':
      return byPasskey(context, textOf(form, 'credential', largestAnswer));
    default:
      return failure(400);
  }
}

/** An empty answer is a browser's without script or without passkeys. */
async function byPasskey(context: PageContext<'signin'>, credential: string): Promise<PostAnswer<SignInAttempt>> {
  if (credential !== '' && (await signInByPasskey(context, credential))) return afterSignIn(context);
  const t = translator(signInTexts, context.texts);
  const passkeyProblem = t(credential === '' ? 'passkeyUnavailable' : 'passkeyRefused');
  return rejected({ login: '', errors: [], passkeyProblem });
}

async function byPassword(context: PageContext<'signin'>, form: FormData): Promise<PostAnswer<SignInAttempt>> {
  const login = textOf(form, 'login');
  const password = textOf(form, 'password');
  const empty = emptyFields({ login, password }, context);
  if (empty.length > 0) return rejected({ login, errors: empty });
  const outcome = await signIn(context, login, password);
  if (outcome === 'second_step') return redirect(addressOf('signin-code', {}, signInTowards(context.url)));
  if (outcome === 'signed_in') return afterSignIn(context);
  const errors = [errorAt('login', errorText('message.account_badlogin', context.texts), context)];
  // Connectors read 4xx as a broken shop (wire contract 1.9).
  return rejected({ login, errors }, 200);
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
