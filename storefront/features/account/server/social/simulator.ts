import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { addressOf } from '../../../../shared/addresses.ts';
import type { Store } from '../../../../store/index.ts';
import type { OpenIdAccess } from './openid.ts';

/** The test provider: it answers OpenID Connect requests inside the shop's process, so no account elsewhere is needed. */
const issuer = 'https://simulator.invalid';
const keyName = 'test';
const algorithm = 'ES256';

/** How long a code waits for its exchange, in milliseconds; how long an identity is valid, in seconds. */
const codeLifetime = 60_000;
const identityLifetime = 300;

/** Who signs in, as typed on the page of the test provider. */
export interface SimulatedPerson {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  /** Whether the provider claims to have confirmed the e-mail. */
  readonly isEmailVerified: boolean;
}

/** What the exchange of a code must match, and the person that the code stands for. */
interface SimulatedCode {
  readonly clientId: string;
  readonly returnAddress: string;
  readonly challenge: string;
  readonly nonce: string;
  readonly person: SimulatedPerson;
}

/** Made with the first sign-in; keys and identities come from the same process. */
let keys: Promise<{ publicKey: CryptoKey; privateKey: CryptoKey }> | undefined;

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/** Agrees to a sign-in. @returns a code for the shop, which works once */
export const agree = (store: Pick<Store, 'clients'>, code: SimulatedCode): Promise<string> =>
  store.clients.newSimulatedCode(code, codeLifetime);

/** How the shop reaches the test provider. @param origin of the shop, which serves the provider's page */
export const simulated = (store: Pick<Store, 'clients'>, clientId: string, origin: string): OpenIdAccess => ({
  issuer,
  clientId,
  clientSecret: '',
  timeout: codeLifetime,
  async fetch(address, { body }) {
    keys ??= generateKeyPair(algorithm);
    const { publicKey, privateKey } = await keys;
    switch (new URL(address).pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer,
          authorization_endpoint: origin + addressOf('test-signin'),
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: [algorithm],
          code_challenge_methods_supported: ['S256'],
          authorization_response_iss_parameter_supported: true,
        });
      case '/keys':
        return json({ keys: [{ ...(await exportJWK(publicKey)), kid: keyName, alg: algorithm, use: 'sig' }] });
      case '/token':
        // The library sends forms only.
        return exchange(store, new URLSearchParams(body as URLSearchParams), privateKey);
      default:
        return json({ error: 'not_found' }, 404);
    }
  },
});

/** A code for an identity, signed by a real key. */
async function exchange(
  store: Pick<Store, 'clients'>,
  sent: URLSearchParams,
  privateKey: CryptoKey,
): Promise<Response> {
  const code = (await store.clients.takeSimulatedCode(sent.get('code') ?? '')) as SimulatedCode | null;
  const challenge = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url');
  if (
    !code ||
    code.challenge !== challenge ||
    code.returnAddress !== sent.get('redirect_uri') ||
    code.clientId !== sent.get('client_id')
  )
    return json({ error: 'invalid_grant' }, 400);
  const { firstname, lastname, email, isEmailVerified } = code.person;
  // By the machine's clock, like the check of the library: the shop's clock may stand.
  const identity = new SignJWT({
    nonce: code.nonce,
    email,
    email_verified: isEmailVerified,
    given_name: firstname,
    family_name: lastname,
  })
    .setProtectedHeader({ alg: algorithm, kid: keyName })
    .setIssuer(issuer)
    .setSubject(createHash('sha256').update(email.toLowerCase()).digest('base64url'))
    .setAudience(code.clientId)
    .setIssuedAt()
    .setExpirationTime(`${identityLifetime}s`);
  return json({ access_token: 'test', token_type: 'Bearer', id_token: await identity.sign(privateKey) });
}

/** The name by which the page of the test provider answers as the issuer (RFC 9207). */
export const simulatorIssuer = issuer;
