import type { ExpressionBuilder } from 'kysely';
import type { Tx } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** The time of this change: always later than the last one, so that no two states share a timestamp. */
export const changedAt = (now: number) => (eb: ExpressionBuilder<Schema, 'baskets'>) =>
  eb
    .case()
    .when('baskets.updated_at', '<', now)
    // A bare number would stand in the text: each moment would be another statement, which PostgreSQL plans again.
    .then(eb.val(now))
    .else(eb('baskets.updated_at', '+', 1))
    .end();

/** The basket's row, created if missing. Writing it locks it: changes of one basket run one after the other. */
export async function lockBasket(tx: Tx, session: SessionHash, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('baskets')
    .values({ session_hash: session, updated_at: now })
    .onConflict((conflict) => conflict.column('session_hash').doUpdateSet({ updated_at: changedAt(now) }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
