import type { FormError } from '../../../components/form/index.ts';
import { translator } from '../../../components/texts/texts.ts';
import { addressOf } from '../../addresses.ts';
import { say } from '../../basket/say.ts';
import {
  accountErrors,
  readAccountForm,
  typedOf,
  withoutPasswords,
  type AccountValues,
} from '../../clients/form-values.ts';
import { register } from '../../clients/register.ts';
import type { PageContext } from '../../define-page.ts';
import { expressCheckout, isTowardsExpress } from '../../order/express-checkout.ts';
import { redirect, rejected, type PostAnswer } from '../../runtime/answers.ts';
import { clientNewTexts } from './texts.ts';

/** A form that must be put right: what was typed, and a sentence for each field that fails. */
export interface AccountAttempt {
  values: AccountValues;
  errors: ReadonlyArray<FormError>;
}

/** POST client-new.php: opens an account and signs its owner in. */
export async function openAccount(context: PageContext<'client-new'>): Promise<PostAnswer<AccountAttempt>> {
  const values = readAccountForm(await context.form());
  const outcome = await register(context, typedOf(values, null));
  if (outcome.kind === 'refused')
    return rejected({ values: withoutPasswords(values), errors: accountErrors(outcome.problems, context.texts) });
  if (outcome.kind === 'registered') {
    const { email } = outcome.client;
    await say(context, 'success', translator(clientNewTexts, context.texts)('welcome', { email }));
  }
  return isTowardsExpress(context.url) ? expressCheckout(context) : redirect(addressOf('account'));
}
