import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { rejected, redirect, failure, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import { textOf } from '../../browser/form-values.ts';
import { afterSignIn } from '../../server/after-sign-in.ts';
import { codeProblem } from '../../server/code-problem.ts';
import { signInTowards } from '../../server/sign-in-goal.ts';
import { signInByCode } from '../../server/sign-in.ts';
import { signInCodeTexts } from './texts.ts';

export interface CodeAttempt {
  errors: ReadonlyArray<FormError>;
}

/** POST signin-code.php: operation=code, code. */
export async function signInWithCode(context: PageContext<'signin-code'>): Promise<PostAnswer<CodeAttempt>> {
  const form = await context.form();
  if (textOf(form, 'operation') !== 'code') return failure(400);
  const t = translator(signInCodeTexts, context.texts);
  const code = textOf(form, 'code');
  const outcome = code.trim() === '' ? 'empty' : await signInByCode(context, code);
  if (outcome === 'signed_in') return afterSignIn(context);
  if (outcome === 'expired') {
    await addNotice(context, 'info', t('expired'));
    return redirect(addressOf('signin', {}, signInTowards(context.url)));
  }
  return rejected({ errors: [{ name: 'code', label: t('code'), message: codeProblem(outcome, context) }] });
}
