import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { isRequired } from '../../../../../patterns/rules/validation.ts';
import { failure, redirect, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { askedByAccounts } from '../../../../shared/customer/account-form.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import type { AccountValues } from '../../browser/account-names.ts';
import { accountErrors, readAccountForm, textOf, typedOf, withoutPasswords } from '../../browser/form-values.ts';
import { clientTexts } from '../../browser/texts.ts';
import { linkSocial, openSocial, waitingSocial, type WaitingIdentity } from '../../server/social/social-sign-in.ts';
import { signInSocialTexts } from '../../server/social/texts.ts';
import { goOn, say, type SocialContext } from './data.ts';

/** A refused form: the typed values of a new account, and a message for each invalid field. */
export interface SocialAttempt {
  values: AccountValues | null;
  errors: ReadonlyArray<FormError>;
}

type Answer = PostAnswer<SocialAttempt>;

/** POST signin-social.php: operation=link with the password, or operation=open with the data of a new account. */
export async function continueSocial(context: SocialContext): Promise<Answer> {
  const form = await context.form();
  const operation = textOf(form, 'operation');
  if (operation !== 'link' && operation !== 'open') return failure(400);
  const waiting = await waitingSocial(context);
  if (!waiting) return say(context, 'warning', 'expired', addressOf('signin'));
  const { owner } = waiting;
  if (operation === 'open') return owner ? askPassword(context) : open(context, waiting, form);
  return owner ? link(context, { ...waiting, owner }, textOf(form, 'password')) : redirect(addressOf('signin-social'));
}

const askPassword = (context: SocialContext) => say(context, 'info', 'knownAccount', addressOf('signin-social'));

async function link(
  context: SocialContext,
  waiting: WaitingIdentity & { owner: NonNullable<WaitingIdentity['owner']> },
  password: string,
): Promise<Answer> {
  const { texts } = context;
  const refuse = (message: string) =>
    rejected({
      values: null,
      errors: [{ name: 'password', label: translator(signInSocialTexts, texts)('password'), message }],
    });
  const empty = fieldProblem(password, [isRequired], texts);
  if (empty !== undefined) return refuse(empty);
  const outcome = await linkSocial(context, waiting, password);
  if (outcome === 'refused') return refuse(translator(clientTexts, texts)('wrongPassword'));
  if (outcome === 'taken') return say(context, 'warning', 'taken', addressOf('signin'));
  if (outcome === 'linked') return say(context, 'success', 'linked', addressOf('sign-in-methods'));
  await addNotice(context, 'success', translator(signInSocialTexts, texts)('linked'));
  return goOn(context, outcome, waiting.goal);
}

async function open(context: SocialContext, { identity, goal }: WaitingIdentity, form: FormData): Promise<Answer> {
  const values = { ...readAccountForm(form), email: identity.email };
  const outcome = await openSocial(context, identity, typedOf(values, null, askedByAccounts(context.settings)));
  if (outcome.kind === 'known') return askPassword(context);
  if (outcome.kind === 'refused')
    return rejected({ values: withoutPasswords(values), errors: accountErrors(outcome.problems, context.texts) });
  await addNotice(context, 'success', translator(signInSocialTexts, context.texts)('opened'));
  return goOn(context, 'signed_in', goal);
}
