import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { isEmail, isRequired } from '../../../../../patterns/rules/validation.ts';
import { notFound, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import { textOf } from '../../browser/form-values.ts';
import { agree, simulatorIssuer } from '../../server/social/simulator.ts';
import { authorizationRequest, type TestSignInContext } from './data.ts';
import { testSignInTexts } from './texts.ts';

/** The refused form of the test provider. */
export interface TestSignInAttempt {
  firstname: string;
  lastname: string;
  email: string;
  isEmailVerified: boolean;
  errors: ReadonlyArray<FormError>;
}

/** Sends the browser back to the shop: with a code for the typed person, or without the person's consent. */
export async function answerShop(context: TestSignInContext): Promise<PostAnswer<TestSignInAttempt>> {
  // Reading the form counts it.
  const form = await context.form();
  const request = authorizationRequest(context);
  if (!request) return notFound();
  const back = (query: Record<string, string>) =>
    redirect(addressOf('signin-social', {}, { ...query, state: request.state, iss: simulatorIssuer }));
  if (textOf(form, 'decision') !== 'agree') return back({ error: 'access_denied' });
  const email = textOf(form, 'email').trim();
  const person = {
    firstname: textOf(form, 'firstname').trim(),
    lastname: textOf(form, 'lastname').trim(),
    email,
    isEmailVerified: form.has('verified'),
  };
  const message = fieldProblem(email, [isRequired, isEmail], context.texts);
  if (message !== undefined) {
    const label = translator(testSignInTexts, context.texts)('email');
    return rejected({ ...person, errors: [{ name: 'email', label, message }] });
  }
  return back({ code: await agree(context.store, { ...request, person }) });
}
