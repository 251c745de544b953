import type { Client } from '../../../store/index.ts';

/**
 * The flag of the basket's answers (spec 6): empty for a guest, a name for signed-in clients. It is right where it and
 * the cookie `client` disagree. It opens no account.
 */
export const wireUser = (client: Client | null): Readonly<Record<string, string>> =>
  client ? { login: client.login, firstname: client.address.firstname, lastname: client.address.lastname } : {};
