import { registrationProblems, type RegistrationProblem } from '../../../../patterns/rules/client-data/registration.ts';
import type { AddressData, ClientProfile } from '../../../store/index.ts';
import { accountRules, storedOthers, storedProfile, type TypedAccount } from '../../../shared/customer/account-form.ts';
import type { ClientContext } from './sign-in.ts';

/** Who buys once, without an account. */
export interface UserOnce extends Omit<ClientProfile, 'login'> {
  delivery: AddressData | null;
  invoice: AddressData | null;
}

const key = 'userOnce';

/** Keeps who buys once with the session, for the order. @returns what is wrong; nothing is kept then */
export async function setUserOnce(
  context: ClientContext,
  typed: TypedAccount,
): Promise<ReadonlyArray<RegistrationProblem>> {
  const problems = registrationProblems(typed, await accountRules(context)).filter(
    ({ field }) => field !== 'login' && field !== 'password' && field !== 'passwordRepeat',
  );
  if (problems.length > 0) return problems;
  const { login: _, ...profile } = storedProfile(typed);
  const others = storedOthers(typed);
  const of = (kind: 'delivery' | 'invoice') => others.find((other) => other.kind === kind)?.address ?? null;
  const once: UserOnce = { ...profile, delivery: of('delivery'), invoice: of('invoice') };
  const { hash } = await context.session.ensure();
  await context.store.sessions.update(hash, { [key]: once });
  return [];
}

/** Who said in this session that he buys once; null for everybody else, and for who has signed in since. */
export async function userOnce({
  session,
  client,
}: Pick<ClientContext, 'session' | 'client'>): Promise<UserOnce | null> {
  const current = await session.current();
  if (!current || (await client())) return null;
  return (current.data[key] as UserOnce | undefined) ?? null;
}
