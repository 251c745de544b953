import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

interface PasskeysTable {
  id: Generated<number>;
  client_id: number;
  /** As the authenticator named it, base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The signature counter of the last use; 0 where the authenticator counts none. */
  counter: number;
  /** How browsers reach the authenticator, a hint for them. */
  transports: Json;
  /** Given by its owner. */
  name: string;
  created_at: number;
  used_at: Generated<number | null>;
}

interface PasskeyChallengesTable {
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  /** Who adds a passkey; null for signing in. */
  client_id: number | null;
  expires_at: number;
}

interface TimeCodesTable {
  client_id: number;
  /** Base32, shared with the owner's app. */
  secret: string;
  /** Null until a first code proves that the app has the secret. */
  confirmed_at: number | null;
  /** The period of the last accepted code: it and earlier ones are refused. */
  last_step: number;
  /** Wrong codes in a row. */
  failures: number;
  blocked_until: number;
}

interface RecoveryCodesTable {
  client_id: number;
  code_hash: string;
}

/** Sign-ins whose password was right and whose code is missing. */
interface SecondStepsTable {
  /** The browser's session. */
  session_hash: string;
  client_id: number;
  /** The hash that the password fitted: another one by now ends the sign-in. */
  password: string;
  expires_at: number;
}

/** Accounts elsewhere that open a client's account here. */
interface ClientIdentitiesTable {
  id: Generated<number>;
  client_id: number;
  /** Who vouches for the person, and their name of that person (OpenID Connect Core 1.0, 2). */
  issuer: string;
  subject: string;
  /** The id of the provider in the settings. */
  provider: string;
  /** As the provider knew it when it was linked. */
  email: string;
  created_at: number;
}

/** Sign-ins of a browser that wait for the provider, or for what the shop still asks. */
interface SocialSignInsTable {
  /** The browser's session. */
  session_hash: string;
  provider: string;
  /** SHA-256 of the parameter `state`; null once the provider has answered. */
  state_hash: string | null;
  nonce: string;
  /** PKCE's secret (RFC 7636). */
  verifier: string;
  /** Who the person is, once the provider has answered. */
  identity: Json | null;
  /** The query of the page that signing in leads to. */
  goal: Json;
  expires_at: number;
}

/** Codes of the test provider. */
interface SimulatedSignInsTable {
  /** SHA-256 of the code. */
  code_hash: string;
  data: Json;
  expires_at: number;
}

/** Passkeys, the second step of signing in, and accounts elsewhere. */
export interface SignInSchema {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  time_codes: TimeCodesTable;
  recovery_codes: RecoveryCodesTable;
  second_steps: SecondStepsTable;
  client_identities: ClientIdentitiesTable;
  social_sign_ins: SocialSignInsTable;
  simulated_sign_ins: SimulatedSignInsTable;
}
