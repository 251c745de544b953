import type { FormError } from '../../../../../components/form/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { isRequired } from '../../../../../patterns/rules/validation.ts';
import { data, failure, redirect, refined, rejected, type PostAnswer } from '../../../../platform/page/answers.ts';
import { addNotice } from '../../../../shared/add-notice.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import { fieldProblem } from '../../../../shared/browser/forms/field-problem.ts';
import type { PageContext } from '../../../../shared/define-page.ts';
import type { Client } from '../../../../store/index.ts';
import { textOf } from '../../browser/form-values.ts';
import { codeProblem } from '../../server/code-problem.ts';
import { clientMails } from '../../server/mail-kinds.ts';
import { keepPasskey, largestAnswer, passkeyCreation } from '../../server/passkeys.ts';
import { currentPasswordErrors } from '../../server/current-password/current-password-errors.ts';
import { goalAt } from '../../../../shared/sign-in/goals.ts';
import { sendToSignIn } from '../../../../shared/sign-in/send-to-sign-in.ts';
import { signInMethodsTexts } from './texts.ts';

type Context = PageContext<'sign-in-methods'>;
type Answer = PostAnswer<SignInMethodsAttempt>;

export interface SignInMethodsAttempt {
  /** The typed name of a passkey. */
  name?: string;
  errors: ReadonlyArray<FormError>;
  /** Fresh recovery codes: this answer alone shows them. */
  codes?: ReadonlyArray<string>;
}

/** The longest name of a passkey, in characters. */
const longestName = 60;

/**
 * POST client-signin.php. Passkeys: operation=passkey-options answers a challenge as JSON, operation=passkey takes the
 * browser's answer to it, remove=<id> removes one; unlink=<id> unlinks an account elsewhere. The second step: operation=codes-start, codes-confirm, codes-cancel,
 * codes-renew, codes-stop. All that changes who can sign in asks for the password: a stolen cookie must not (ASVS 5.0,
 * 7.5.1).
 */
export async function changeSignIn(context: Context): Promise<Answer> {
  const client = await context.client();
  if (!client) return sendToSignIn(context, goalAt('sign-in-methods'));
  const form = await context.form();
  if (form.has('remove')) return removePasskey(context, client, form);
  if (form.has('unlink')) return unlink(context, client, form);
  switch (textOf(form, 'operation')) {
    case 'passkey-options': {
      const problems = await passkeyProblems(context, client, form);
      return problems.length > 0 ? data({ errno: 1 }, 422) : data(await passkeyCreation(context, client));
    }
    case 'passkey':
      return addPasskey(context, client, form);
    case 'codes-start':
      return startCodes(context, client, form);
    case 'codes-confirm':
      return confirmCodes(context, client, textOf(form, 'code'));
    case 'codes-cancel':
      return cancelCodes(context, client);
    case 'codes-renew':
      return renewCodes(context, client, form);
    case 'codes-stop':
      return stopCodes(context, client, form);
    default:
      return failure(400);
  }
}

const done = async (context: Context, text: string): Promise<Answer> => {
  await addNotice(context, 'success', text);
  return redirect(addressOf('sign-in-methods'));
};

type PasswordField = 'passkey_password' | 'codes_password' | 'identity_password';

const passwordProblems = (context: Context, client: Client, name: PasswordField, form: FormData) =>
  currentPasswordErrors(context, client, name, textOf(form, name));

async function passkeyProblems(context: Context, client: Client, form: FormData): Promise<ReadonlyArray<FormError>> {
  const t = translator(signInMethodsTexts, context.texts);
  const name = textOf(form, 'passkey_name').trim();
  const message =
    fieldProblem(name, [isRequired], context.texts) ??
    (name.length > longestName ? t('longName', { count: longestName }) : undefined);
  return [
    ...(message === undefined ? [] : [{ name: 'passkey_name', label: t('name'), message }]),
    ...(await passwordProblems(context, client, 'passkey_password', form)),
  ];
}

async function addPasskey(context: Context, client: Client, form: FormData): Promise<Answer> {
  const t = translator(signInMethodsTexts, context.texts);
  const name = textOf(form, 'passkey_name').trim();
  const problems = await passkeyProblems(context, client, form);
  if (problems.length > 0) return rejected({ name, errors: problems });
  const credential = textOf(form, 'credential', largestAnswer);
  const refused = (message: string) =>
    rejected({ name, errors: [{ name: 'passkey_name', label: t('name'), message }] });
  // A browser without script or without passkeys.
  if (credential === '') return refused(t('unavailable'));
  const outcome = await keepPasskey(context, client, name, credential);
  return outcome === 'added' ? done(context, t('passkeyAdded', { name })) : refused(t(outcome));
}

async function removePasskey(context: Context, client: Client, form: FormData): Promise<Answer> {
  const t = translator(signInMethodsTexts, context.texts);
  const problems = await passwordProblems(context, client, 'passkey_password', form);
  if (problems.length > 0) return rejected({ name: textOf(form, 'passkey_name'), errors: problems });
  const id = textOf(form, 'remove');
  const isGone = /^\d{1,15}$/.test(id) && (await context.store.clients.removePasskey(client.id, Number(id)));
  return done(context, t(isGone ? 'passkeyRemoved' : 'passkeyGone'));
}

async function unlink(context: Context, client: Client, form: FormData): Promise<Answer> {
  const errors = await passwordProblems(context, client, 'identity_password', form);
  if (errors.length > 0) return rejected({ errors });
  const id = textOf(form, 'unlink');
  const isGone = /^\d{1,15}$/.test(id) && (await context.store.clients.unlinkIdentity(client.id, Number(id)));
  return done(context, translator(signInMethodsTexts, context.texts)(isGone ? 'unlinked' : 'unlinkedBefore'));
}

async function startCodes(context: Context, client: Client, form: FormData): Promise<Answer> {
  const errors = await passwordProblems(context, client, 'codes_password', form);
  if (errors.length > 0) return rejected({ errors });
  await context.store.clients.startTimeCodes(client.id);
  return redirect(`${addressOf('sign-in-methods')}#codes-heading`);
}

async function confirmCodes(context: Context, client: Client, code: string): Promise<Answer> {
  const { store, settings, texts } = context;
  const t = translator(signInMethodsTexts, texts);
  const outcome =
    code.trim() === ''
      ? { kind: 'empty' as const }
      : await store.clients.confirmTimeCodes(client.id, code, settings, clientMails.codesOn);
  if (outcome.kind === 'on') return refined({ errors: [], codes: outcome.codes });
  if (outcome.kind === 'off') return redirect(addressOf('sign-in-methods'));
  return rejected({ errors: [{ name: 'code', label: t('code'), message: codeProblem(outcome.kind, context) }] });
}

/** Forgets the secret of a second step that is not on yet. */
async function cancelCodes({ store }: Context, client: Client): Promise<Answer> {
  const { kind } = await store.clients.timeCodeState(client.id);
  if (kind === 'waiting') await store.clients.stopTimeCodes(client.id, clientMails.codesOff);
  return redirect(addressOf('sign-in-methods'));
}

async function renewCodes(context: Context, client: Client, form: FormData): Promise<Answer> {
  const errors = await passwordProblems(context, client, 'codes_password', form);
  if (errors.length > 0) return rejected({ errors });
  const codes = await context.store.clients.renewRecoveryCodes(client.id);
  return codes ? refined({ errors: [], codes }) : redirect(addressOf('sign-in-methods'));
}

async function stopCodes(context: Context, client: Client, form: FormData): Promise<Answer> {
  const errors = await passwordProblems(context, client, 'codes_password', form);
  if (errors.length > 0) return rejected({ errors });
  await context.store.clients.stopTimeCodes(client.id, clientMails.codesOff);
  return done(context, translator(signInMethodsTexts, context.texts)('codesOff'));
}
