import { translator } from '../../../../components/texts/texts.ts';
import { editAccount, register, setUserOnce as keepUserOnce } from '../../../features/account/index.ts';
import { clientTexts } from '../../../features/account/browser.ts';
import type { CallContext } from '../context.ts';
import type { RegisterClientArguments, SetUserOnceArguments, UpdateClientArguments } from '../schema/types.ts';
import { typedAccount } from './client-input.ts';
import { notSaved, notSavedBecause, refusedFields, saved } from './client-result.ts';

/** Requests an account: it is completed by the mail to its e-mail, so the answer has no id. */
export async function registerClient({ RegisterClientInput: sent }: RegisterClientArguments, context: CallContext) {
  const outcome = await register(context, typedAccount(sent));
  if (outcome.kind === 'signed_in') return notSaved('message.page_only_unregister', context.texts);
  return outcome.kind === 'refused' ? refusedFields(outcome.problems, context) : saved(null);
}

/** Stores guest data, without an account, for the order of this session. */
export async function setUserOnce({ SetUserOnceInput: sent }: SetUserOnceArguments, context: CallContext) {
  if (await context.client()) return notSaved('message.page_only_unregister', context.texts);
  const problems = await keepUserOnce(context, typedAccount(sent));
  return problems.length > 0 ? refusedFields(problems, context) : saved(null);
}

/** Changes the account of the signed-in client; fields that are not sent stay. */
export async function updateClient({ UpdateClientInput: sent }: UpdateClientArguments, context: CallContext) {
  const { texts } = context;
  const client = await context.client();
  if (!client) return notSaved('message.page_only_register', texts);
  const edit = {
    typed: typedAccount(sent, client),
    currentPassword: sent.loginAndPassword?.currentPassword ?? '',
  };
  const outcome = await editAccount(context, client, edit);
  if (outcome.kind === 'wrong_password')
    return notSavedBecause({ code: 'account_badlogin', message: translator(clientTexts, texts)('wrongPassword') });
  return outcome.kind === 'refused' ? refusedFields(outcome.problems, context) : saved(client.id);
}
