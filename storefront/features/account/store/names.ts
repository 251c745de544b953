import type { Tx } from '../../../platform/store/engine/database.ts';

/** What identifies an account at sign-in. */
export type ClientName = 'login' | 'email';

/** "Hanna@Poczta.PL " and "hanna@poczta.pl" are one name. */
export const nameKey = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** Thrown inside a transaction, to roll it back. */
export class NamesTaken extends Error {
  readonly names: ReadonlyArray<ClientName>;
  constructor(names: ReadonlyArray<ClientName>) {
    super('Another account has this name.');
    this.names = names;
  }
}

/** Gives an account its names; of two concurrent calls, one gets them. @throws NamesTaken */
export async function claimNames(tx: Tx, clientId: number, names: Readonly<Record<ClientName, string>>): Promise<void> {
  const keys = new Set([nameKey(names.login), nameKey(names.email)]);
  await tx.deleteFrom('client_names').where('client_id', '=', clientId).execute();
  const rows = await tx
    .insertInto('client_names')
    // Always in one order: two that want each other's names do not deadlock.
    .values([...keys].toSorted().map((key) => ({ name_key: key, client_id: clientId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name_key')
    .execute();
  const claimed = new Set(rows.map((row) => row.name_key));
  const taken = (['login', 'email'] as const).filter((name) => !claimed.has(nameKey(names[name])));
  if (taken.length > 0) throw new NamesTaken(taken);
}
