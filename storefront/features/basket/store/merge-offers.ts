import type { Tx } from '../../../platform/store/engine/database.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';

/** Moves a guest basket's discount code and presents: they are the latest choice. */
export async function mergeOffers(tx: Tx, from: SessionHash, intoBasketId: number): Promise<void> {
  const guest = await tx
    .selectFrom('baskets')
    .select(['id', 'rebate_code'])
    .where('session_hash', '=', from)
    .executeTakeFirst();
  if (!guest) return;
  const { id, rebate_code } = guest;
  if (rebate_code !== null) {
    await tx.updateTable('baskets').set({ rebate_code }).where('id', '=', intoBasketId).execute();
  }
  const gifts = await tx.selectFrom('basket_gifts').selectAll().where('basket_id', '=', id).execute();
  for (const { kind, product_id, size_type } of gifts) {
    await tx
      .insertInto('basket_gifts')
      .values({ basket_id: intoBasketId, kind, product_id, size_type })
      .onConflict((conflict) => conflict.columns(['basket_id', 'kind']).doUpdateSet({ product_id, size_type }))
      .execute();
  }
}
