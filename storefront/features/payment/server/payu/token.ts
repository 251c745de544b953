import { ProviderAway } from '../port.ts';
import type { PayuAccess } from './payu.ts';

interface Token {
  value: string;
  /** By the process's own clock, milliseconds. */
  until: number;
}

/** Kept until shortly before its end, in each process. */
const tokens = new Map<string, Token>();

/** Before its end a token is renewed, so that none ends on its way. */
const margin = 60_000;

/** PayU's key for requests. @param isRefused whether the kept one was refused */
export async function payuToken(access: PayuAccess, isRefused: boolean): Promise<string> {
  const { address, clientId, clientSecret, timeout } = access;
  const name = `${address} ${clientId}`;
  const kept = tokens.get(name);
  if (kept && !isRefused && kept.until > performance.now()) return kept.value;
  const response = await fetch(`${address}/pl/standard/user/oauth/authorize`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    throw new ProviderAway('PayU did not answer.', { cause: error });
  });
  const answer = (await response.json().catch(() => ({}))) as { access_token?: string; expires_in?: number };
  if (!response.ok || answer.access_token === undefined) throw new ProviderAway('PayU gave the shop no key.');
  const lasts = (answer.expires_in ?? 0) * 1000 - margin;
  tokens.set(name, { value: answer.access_token, until: performance.now() + lasts });
  return answer.access_token;
}
