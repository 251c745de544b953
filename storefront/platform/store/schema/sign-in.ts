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

/** Passkeys and the second step of signing in. */
export interface SignInSchema {
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  time_codes: TimeCodesTable;
  recovery_codes: RecoveryCodesTable;
  second_steps: SecondStepsTable;
}
