import type { Configuration, CustomFetch, IDToken, UserInfoResponse } from 'openid-client';
import { ProviderAway, type ProviderAnswer, type SignInPort } from './port.ts';

/** How the shop is known at a provider of OpenID Connect. */
export interface OpenIdAccess {
  issuer: string;
  clientId: string;
  /** '' for a client without a secret, which PKCE protects alone. */
  clientSecret: string;
  /** Milliseconds for one request. */
  timeout: number;
  /** Asks the provider in another way than by the network. */
  fetch?: CustomFetch;
}

/** Loaded with the first sign-in: most requests need none of it. */
const library = () => import('openid-client');

/** For how long a process keeps a provider's addresses and keys, in milliseconds. */
const keptFor = 60 * 60_000;

const configurations = new Map<string, { until: number; configuration: Promise<Configuration> }>();

async function discover(access: OpenIdAccess): Promise<Configuration> {
  const { allowInsecureRequests, customFetch, discovery, enableNonRepudiationChecks, None } = await library();
  const { issuer, clientId, clientSecret, timeout } = access;
  // The machine itself, and the test provider, whose page is the shop's.
  const isPlain = access.fetch !== undefined || new URL(issuer).protocol === 'http:';
  return discovery(
    new URL(issuer),
    clientId,
    clientSecret === '' ? undefined : clientSecret,
    clientSecret === '' ? None() : undefined,
    {
      timeout: timeout / 1000,
      // The signature of the identity is checked, although it comes over TLS.
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
      ...(access.fetch && { [customFetch]: access.fetch }),
    },
  );
}

/** The provider's addresses and keys, asked once an hour. */
function configurationOf(access: OpenIdAccess): Promise<Configuration> {
  if (access.fetch) return discover(access);
  const name = `${access.issuer} ${access.clientId}`;
  const kept = configurations.get(name);
  if (kept && kept.until > performance.now()) return kept.configuration;
  const configuration = discover(access);
  configurations.set(name, { until: performance.now() + keptFor, configuration });
  // The next sign-in asks again.
  configuration.catch(() => configurations.delete(name));
  return configuration;
}

const away = (error: unknown): never => {
  throw new ProviderAway('The provider of sign-ins did not answer as it should.', { cause: error });
};

/** The longest text that is taken from an identity, in characters. */
const longestClaim = 200;

const text = (value: unknown, most = longestClaim): string => (typeof value === 'string' ? value.slice(0, most) : '');

/**
 * A provider of OpenID Connect Core 1.0, by the authorization code flow with PKCE, state and nonce; the signature, issuer,
 * audience and time of the identity are checked.
 */
export function openId(access: OpenIdAccess): SignInPort {
  return {
    async begin(returnAddress) {
      const configuration = await configurationOf(access).catch(away);
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } =
        await library();
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const address = buildAuthorizationUrl(configuration, {
        redirect_uri: returnAddress,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, state, nonce, verifier };
    },

    async finish(answer, { state, nonce, verifier }): Promise<ProviderAnswer> {
      const configuration = await configurationOf(access).catch(away);
      const { authorizationCodeGrant, AuthorizationResponseError, ClientError, ResponseBodyError } = await library();
      const tokens = await authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch((error: unknown): 'denied' | 'refused' => {
        if (error instanceof AuthorizationResponseError) return error.error === 'access_denied' ? 'denied' : 'refused';
        if (error instanceof ResponseBodyError) return 'refused';
        if (error instanceof ClientError && (!awayCodes.has(error.code) || isRefusal(error.cause))) return 'refused';
        return away(error);
      });
      if (tokens === 'denied' || tokens === 'refused') return { kind: tokens };
      const claims = tokens.claims();
      if (!claims) return { kind: 'refused' };
      return { kind: 'identity', identity: identityOf(await withMail(configuration, tokens.access_token, claims)) };
    },
  };

  /** Some providers keep the e-mail out of the identity itself. */
  async function withMail(configuration: Configuration, token: string, claims: IDToken) {
    if (claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
    const { fetchUserInfo } = await library();
    return { ...(await fetchUserInfo(configuration, token, claims.sub).catch(away)), iss: claims.iss };
  }
}

/** Codes of answers that say nothing about the sign-in: it may be repeated. */
const awayCodes: ReadonlySet<string | undefined> = new Set([
  undefined,
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

/** A provider's answer that says no, without OAuth's words for it. */
const isRefusal = (cause: unknown): boolean => {
  const status = (cause as Partial<Response> | undefined)?.status ?? 0;
  return status >= 400 && status < 500;
};

function identityOf(claims: (IDToken | UserInfoResponse) & { iss: string }) {
  const name = text(claims['name']);
  const given = text(claims['given_name']);
  const space = name.lastIndexOf(' ');
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims['email']).trim(),
    isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    // A name in one piece: the last word is the last name.
    firstname: given || (space < 0 ? name : name.slice(0, space)),
    lastname: text(claims['family_name']) || (given === '' && space >= 0 ? name.slice(space + 1) : ''),
  };
}
