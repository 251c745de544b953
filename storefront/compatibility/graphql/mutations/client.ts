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
  const { store, texts } = context;
  const client = await context.client();
  if (!client) return notSaved('message.page_only_register', texts);
  const { loginAndPassword, clientData, activeDeliveryAddress, activeInvoiceAddress, ...beside } = sent;
  const chosen = [
    ['delivery', activeDeliveryAddress],
    ['invoice', activeInvoiceAddress],
  ] as const;
  // Checked before anything is saved. Another client's address fails like an unknown one.
  const areKnown = await Promise.all(
    chosen.map(
      async ([kind, id]) => !id || (await store.clients.addresses(client.id, kind)).some((one) => one.id === id),
    ),
  );
  if (areKnown.includes(false)) {
    return notSavedBecause({ code: 'not_found', message: translator(clientTexts, texts)('unknownAddress') });
  }
  const account = { clientData: { ...beside, ...clientData }, loginAndPassword: loginAndPassword ?? null };
  // An address may be chosen without a change of the account.
  if (loginAndPassword || Object.keys(account.clientData).length > 0) {
    const edit = {
      typed: typedAccount(account, client),
      currentPassword: loginAndPassword?.currentPassword ?? '',
    };
    const outcome = await editAccount(context, client, edit);
    if (outcome.kind === 'wrong_password')
      return notSavedBecause({ code: 'account_badlogin', message: translator(clientTexts, texts)('wrongPassword') });
    if (outcome.kind === 'refused') return refusedFields(outcome.problems, context);
  }
  for (const [kind, id] of chosen) {
    // oxlint-disable-next-line no-await-in-loop -- each is a transaction on the same client
    if (typeof id === 'number') await store.clients.chooseAddress(client.id, kind, id === 0 ? null : id);
  }
  return saved(client.id);
}
