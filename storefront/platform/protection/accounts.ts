import type { Store } from '../../store/index.ts';
import type { Use } from './rate-limits.ts';

/** How counters name an account. No typed name collides: typed names lose their spaces. */
export const accountOfClient = (id: number): string => `client ${id}`;

/**
 * Counts the login and the e-mail of one account as that account. Known and unknown names need the same query; an unknown
 * one counts by its text.
 */
export async function byAccount(store: Pick<Store, 'clients'>, uses: ReadonlyArray<Use>): Promise<ReadonlyArray<Use>> {
  const names = uses.flatMap(({ isName, account }) => (isName && account !== undefined ? [account] : []));
  if (names.length === 0) return uses;
  const ids = await store.clients.idsOf(names);
  return uses.map((use) => {
    const id = use.isName && use.account !== undefined ? ids.get(use.account) : undefined;
    return id === undefined ? use : { ...use, account: accountOfClient(id) };
  });
}
