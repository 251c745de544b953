import type { ExpressionBuilder } from 'kysely';
import type { Tx } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** When a basket is changed now: always later than at its last change, so that no two of its states have the same moment. */
export const changedAt = (now: number) => (eb: ExpressionBuilder<Schema, 'baskets'>) =>
  eb
    .case()
    .when('baskets.updated_at', '<', now)
    .then(now)
    .else(eb('baskets.updated_at', '+', 1))
    .end();

/** The basket's row, made where there is none. Writing it locks it, so that changes of one basket come one after the other. */
export async function lockBasket(tx: Tx, session: SessionHash, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('baskets')
    .values({ session_hash: session, updated_at: now })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ updated_at: changedAt(now) }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
