import { addressOf } from '../../../../shared/addresses.ts';
import type { Composer } from '../../../../shared/feature.ts';
import { mailWording } from '../../../../shared/mail-wording.ts';
import { onwards } from '../../../basket/index.ts';
import { clientMails } from '../mail-kinds.ts';
import { signInTowards } from '../sign-in-goal.ts';
import { clientMail, type ClientMail } from './client-mails.tsx';

/** A letter to the owner of the account in the payload; none where the account is gone. */
const toClient =
  (kind: ClientMail, page: 'signin' | 'password-recover' | 'sign-in-methods'): Composer =>
  async ({ payload }, store, origin) => {
    const client = await store.clients.find(Number(payload['clientId']));
    return client && clientMail(kind, client, origin + addressOf(page), await mailWording(store));
  };

/** What was asked for on the way to somewhere keeps that goal in its payload, by the names of an address's query. */
const queryOf = (payload: Parameters<Composer>[0]['payload']) => ({
  searchParams: new URLSearchParams(payload as Record<string, string>),
});

/** The mails about accounts, by kind. Tokens are made here and exist only in the mail. */
export const accountMails: Readonly<Record<string, Composer>> = {
  // Only the mail reveals whether there is an account.
  async [clientMails.registration]({ recipient, payload }, store, origin) {
    const found = await store.clients.newRegistrationToken(Number(payload['registrationId']));
    if (!found) return null;
    const goal = onwards(queryOf(payload));
    const wording = await mailWording(store);
    // An old account may have this e-mail as its login and another one as its own: answers the requested one.
    if ('client' in found) {
      const reader = { ...found.client, email: recipient };
      return clientMail('known', reader, origin + addressOf('signin', {}, goal), wording);
    }
    const address = origin + addressOf('client-new', {}, { token: found.token, ...goal });
    return clientMail('confirm', found, address, wording);
  },
  [clientMails.registered]: toClient('registered', 'signin'),
  [clientMails.passwordChanged]: toClient('changed', 'password-recover'),
  [clientMails.passkeyAdded]: toClient('passkeyAdded', 'sign-in-methods'),
  [clientMails.codesOn]: toClient('codesOn', 'sign-in-methods'),
  [clientMails.codesOff]: toClient('codesOff', 'sign-in-methods'),
  [clientMails.identityLinked]: toClient('identityLinked', 'sign-in-methods'),
  async [clientMails.passwordReset]({ recipient, payload }, store, origin) {
    const reset = await store.clients.newResetToken(recipient);
    if (!reset) return null;
    const goal = signInTowards(queryOf(payload));
    const address = origin + addressOf('password-recover', {}, { token: reset.token, ...goal });
    return clientMail('reset', reset.client, address, await mailWording(store));
  },
};
