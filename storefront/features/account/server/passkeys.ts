import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Client } from '../../../store/index.ts';
import { clientMails } from './mail-kinds.ts';
import { continueAs, type ClientContext } from './sign-in.ts';

type PasskeyContext = ClientContext & { readonly url: URL };

/** Passkeys of this shop alone, by WebAuthn Level 3: its host, at its address. */
const siteOf = ({ url }: Pick<PasskeyContext, 'url'>) => ({ rpId: url.hostname, origin: url.origin });

/** Loaded with the first passkey: most requests use none. */
const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256 by their numbers of COSE: what every authenticator has. */
const algorithms = [-8, -7, -257];

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** What a browser needs to make a passkey for this client. Its challenge is valid once. */
export async function passkeyCreation(context: PasskeyContext, client: Client) {
  const { clients } = context.store;
  const { signInStepTimeout, shopName } = context.settings;
  const known = await clients.passkeys(client.id);
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: shopName,
    rpID: siteOf(context).rpId,
    userName: client.email,
    userDisplayName: `${client.address.firstname} ${client.address.lastname}`.trim(),
    userID: new TextEncoder().encode(`client ${client.id}`),
    challenge: bytesOf(await clients.newChallenge(client.id, signInStepTimeout)),
    timeout: signInStepTimeout,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential }) => ({
      id: credential.credentialId,
      transports: [...credential.transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser needs to sign in by any passkey of this shop, without a login. */
export async function passkeyRequest(context: PasskeyContext) {
  const { signInStepTimeout } = context.settings;
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: siteOf(context).rpId,
    challenge: bytesOf(await context.store.clients.newChallenge(null, signInStepTimeout)),
    timeout: signInStepTimeout,
    userVerification: 'required',
  });
}

export type KeepPasskeyOutcome = 'added' | 'known' | 'too_many' | 'refused';

/** Adds the passkey that a browser made. @param sent its answer, as JSON */
export async function keepPasskey(
  context: PasskeyContext,
  client: Client,
  name: string,
  sent: string,
): Promise<KeepPasskeyOutcome> {
  const { store, settings } = context;
  const answer = readAnswer<RegistrationResponseJSON>(sent);
  if (!answer || !(await store.clients.takeChallenge(answer.challenge, client.id))) return 'refused';
  const { rpId, origin } = siteOf(context);
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer.response,
    expectedChallenge: answer.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
    // The library throws for each deviation, with a text for developers.
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return 'refused';
  const { id, publicKey, counter } = registrationInfo.credential;
  const transports = answer.response.response.transports?.map(String) ?? [];
  return store.clients.addPasskey(
    client.id,
    { name, credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports },
    { most: settings.passkeysPerAccount, mailKind: clientMails.passkeyAdded },
  );
}

/**
 * Signs in by a passkey. It proves possession and, by the device's lock, the person: no code is asked for after it.
 *
 * @param sent the browser's answer, as JSON
 * @returns false without the reason
 */
export async function signInByPasskey(context: PasskeyContext, sent: string): Promise<boolean> {
  const { store } = context;
  const answer = readAnswer<AuthenticationResponseJSON>(sent);
  if (!answer || !(await store.clients.takeChallenge(answer.challenge, null))) return false;
  const passkey = await store.clients.passkeyOf(answer.response.id);
  if (!passkey) return false;
  const { rpId, origin } = siteOf(context);
  const { credentialId, publicKey, counter, transports } = passkey.credential;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: answer.response,
    expectedChallenge: answer.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: credentialId, publicKey: bytesOf(publicKey), counter, transports: [...transports] },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return false;
  // Of one answer sent twice, and of a copied authenticator, one moves the counter.
  if (!(await store.clients.usePasskey(passkey.id, counter, verified.authenticationInfo.newCounter))) return false;
  await continueAs(context, passkey.clientId);
  return true;
}

/** The largest answer that is read, in characters; real ones have about 2,000. */
export const largestAnswer = 20_000;

/** A browser's answer, and the challenge that it claims to answer; null for anything else. */
function readAnswer<Response extends AuthenticationResponseJSON | RegistrationResponseJSON>(
  sent: string,
): { response: Response; challenge: string } | null {
  if (sent.length > largestAnswer) return null;
  try {
    const response = JSON.parse(sent) as Response;
    const { challenge } = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString()) as {
      challenge: unknown;
    };
    return typeof response.id === 'string' && typeof challenge === 'string' ? { response, challenge } : null;
  } catch {
    return null;
  }
}
