import { clientMails, signInByCode, waitingSignIn } from '../../../features/account/index.ts';
import { timeCodeAddress } from '../../../features/account/store.ts';
import type { ErrorKey } from '../../../../patterns/rules/error-catalogue.ts';
import type { Client } from '../../../store/index.ts';
import type { CallContext } from '../context.ts';
import type {
  AddMfaArguments,
  RemoveMfaArguments,
  SetDefaultMfaArguments,
  TriggerMfaArguments,
  VerifyMfaArguments,
} from '../schema/types.ts';
import { qrPicture } from './qr-picture.ts';
import { refused, succeeded, type Result } from './result.ts';

/** The one second step of this shop: codes of an app. */
const appMode = 'app';

const nothing = { qrCodeBase64: null, success: false, isPinValid: false } as const;
const mfa = (result: Result, values: Partial<{ qrCodeBase64: string; isPinValid: boolean }> = {}) => ({
  ...result,
  ...nothing,
  success: result.status === 'success',
  ...values,
});
const refusedMfa = (key: ErrorKey, { texts }: CallContext) => mfa(refused(key, texts));

/** How long after signing in a client may change the second step without signing in again, in milliseconds. */
const freshSignIn = 15 * 60_000;

/**
 * The signed-in client, where this browser signed in a moment ago: no call asks for the password, and a stolen cookie
 * must not change who can sign in (ASVS 5.0, 7.5.1).
 */
async function freshClient(context: CallContext): Promise<Client | ErrorKey> {
  const client = await context.client();
  const session = await context.session.current();
  if (!client || !session) return 'message.page_only_register';
  const browsers = await context.store.clients.browsers(client.id, session.idHash);
  const isFresh = browsers.some((one) => one.isCurrent && context.now - one.signedInAt <= freshSignIn);
  return isFresh ? client : 'error.call.mfa_verification_required';
}

/** Makes the secret for an app, as a picture in PNG; `verifyMfa` with its first code turns the second step on. */
export async function addMfa({ mode }: AddMfaArguments, context: CallContext) {
  if ((mode ?? appMode) !== appMode) return refusedMfa('error.call.not_offered', context);
  const client = await freshClient(context);
  if (typeof client === 'string') return refusedMfa(client, context);
  const { clients } = context.store;
  await clients.startTimeCodes(client.id);
  const state = await clients.timeCodeState(client.id);
  if (state.kind !== 'waiting') return mfa(succeeded);
  const address = timeCodeAddress(state.secret, client.email, context.settings.shopName);
  return mfa(succeeded, { qrCodeBase64: qrPicture(address).toString('base64') });
}

/** Turns the second step off. */
export async function removeMfa({ mode }: RemoveMfaArguments, context: CallContext) {
  if ((mode ?? appMode) !== appMode) return refusedMfa('error.call.not_offered', context);
  const client = await freshClient(context);
  if (typeof client === 'string') return refusedMfa(client, context);
  await context.store.clients.stopTimeCodes(client.id, clientMails.codesOff);
  return mfa(succeeded);
}

/** The app is the only second step, and so the default. */
export async function setDefaultMfa({ mode }: SetDefaultMfaArguments, context: CallContext) {
  const client = await context.client();
  if (!client) return refusedMfa('message.page_only_register', context);
  const isOn = mode === appMode && (await context.store.clients.asksForCode(client.id));
  return isOn ? mfa(succeeded) : refusedMfa('error.call.not_offered', context);
}

/** Asks for a code. An app shows its own: nothing is sent. */
export async function triggerMfa({ mode }: TriggerMfaArguments, context: CallContext) {
  const isAsked = (mode ?? appMode) === appMode && (await waitingSignIn(context)) !== null;
  return isAsked ? mfa(succeeded) : refusedMfa('error.call.not_offered', context);
}

/** Finishes a sign-in that waits for its code; else confirms the app of the signed-in client. */
export async function verifyMfa({ code }: VerifyMfaArguments, context: CallContext) {
  const wrong = () => refusedMfa('error.call.mfa_verification_required', context);
  const client = await context.client();
  if (!client) {
    const outcome = await signInByCode(context, code ?? '');
    return outcome === 'signed_in' ? mfa(succeeded, { isPinValid: true }) : wrong();
  }
  const { clients } = context.store;
  if ((await clients.timeCodeState(client.id)).kind !== 'waiting') return wrong();
  const outcome = await clients.confirmTimeCodes(client.id, code ?? '', context.settings, clientMails.codesOn);
  return outcome.kind === 'on' ? mfa(succeeded, { isPinValid: true }) : wrong();
}

/** Another way of sending codes: apps need none. */
export const updateVerificationMfa = (_: object, context: CallContext) => refusedMfa('error.call.not_offered', context);

/** The shop reminds no one of the second step, so there is nothing to put off. */
export const snoozeMfaReminder = async (_: object, context: CallContext) =>
  (await context.client()) ? mfa(succeeded) : refusedMfa('message.page_only_register', context);
