import { addressProblemsOf, type RegistrationProblem } from '../../../../patterns/rules/client-data/registration.ts';
import type { AddressOutcome, Client } from '../../../store/index.ts';
import { accountRules, storedAddress, type TypedAddress } from '../../../shared/customer/account-form.ts';
import type { ClientContext } from './sign-in.ts';

export type KeepOutcome = AddressOutcome | { kind: 'refused'; problems: ReadonlyArray<RegistrationProblem> };

/** Adds a client's address, or replaces the one with this id, validated as at registration. */
export async function keepAddress(
  context: Pick<ClientContext, 'store' | 'settings' | 'now'>,
  client: Client,
  kind: 'delivery' | 'invoice',
  id: number | null,
  typed: TypedAddress,
): Promise<KeepOutcome> {
  const problems = addressProblemsOf(kind, typed, await accountRules(context));
  if (problems.length > 0) return { kind: 'refused', problems };
  const { clients } = context.store;
  const address = storedAddress(typed);
  return id === null
    ? clients.addAddress(client.id, kind, address)
    : clients.changeAddress(client.id, kind, id, address);
}
