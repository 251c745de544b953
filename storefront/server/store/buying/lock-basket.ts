import type { Tx } from '../engine/database.ts';
import type { SessionHash } from '../sessions.ts';

/** The basket's row, made where there is none. Writing it locks it, so that changes of one basket come one after the other. */
export async function lockBasket(tx: Tx, session: SessionHash, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('baskets')
    .values({ session_hash: session, updated_at: now })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
