import { registrationProblems, type RegistrationProblem } from '../../../../patterns/rules/client-data/registration.ts';
import type { AddressData, ClientProfile } from '../../../store/index.ts';
import { accountRules, storedOthers, storedProfile, type TypedAccount } from '../../../shared/customer/account-form.ts';
import type { ClientContext } from './sign-in.ts';

/** A guest, buying without account. */
export interface UserOnce extends Omit<ClientProfile, 'login'> {
  delivery: AddressData | null;
  invoice: AddressData | null;
}

const key = 'userOnce';

/** Keeps the guest's data in the session, for the order. @returns the problems; then nothing is kept */
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

/** The guest data from setUserOnce in this session; null for everyone else, and after signing in. */
export async function userOnce({
  session,
  client,
}: Pick<ClientContext, 'session' | 'client'>): Promise<UserOnce | null> {
  const current = await session.current();
  if (!current || (await client())) return null;
  return (current.data[key] as UserOnce | undefined) ?? null;
}
