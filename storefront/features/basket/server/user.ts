import type { Client } from '../../../store/index.ts';

/**
 * The flag of the basket's answers (spec 6): empty for a guest, a name for who is signed in. Where it and the cookie `client`
 * disagree, this is right. Nothing is in it that opens the account.
 */
export const wireUser = (client: Client | null): Readonly<Record<string, string>> =>
  client ? { login: client.login, firstname: client.address.firstname, lastname: client.address.lastname } : {};
