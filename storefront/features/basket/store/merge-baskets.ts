import type { Thousandths } from '../../../../patterns/rules/price.ts';
import { settleQuantity, unlimited, type QuantityData } from '../../../../patterns/rules/quantity.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import { fromJson } from '../../../platform/store/json.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { mergeOffers } from './merge-offers.ts';
import { lockBasket } from './lock-basket.ts';
import { settleLine } from './settle-line.ts';

/**
 * Merges one basket into another, as a guest's into the client's at sign-in: the larger quantity wins a line, as far as
 * the rules allow; unavailable lines move along and are reported. A line stays behind where other sizes of its product
 * use up the order's maximum.
 *
 * @param mostLines the basket's line limit; lines above it stay where they are
 */
export async function mergeBaskets(
  tx: Tx,
  from: SessionHash,
  into: SessionHash,
  now: number,
  mostLines = 100,
): Promise<void> {
  const guest = await tx
    .selectFrom('basket_lines')
    .innerJoin('baskets', 'baskets.id', 'basket_lines.basket_id')
    .selectAll('basket_lines')
    .where('baskets.session_hash', '=', from)
    .orderBy('basket_lines.id')
    .execute();
  if (guest.length === 0) return;
  const basketId = await lockBasket(tx, into, now);
  /** The new line of each guest line. */
  const places = new Map<number, number>();
  for (const { id, basket_id: _, parent_id, ...line } of guest) {
    const present = await tx
      .selectFrom('basket_lines')
      .select(['product_id', 'size_type', 'additional', 'quantity', 'comment'])
      .where('basket_id', '=', basketId)
      .execute();
    const same = present.find(
      (other) =>
        other.product_id === line.product_id &&
        other.size_type === line.size_type &&
        other.additional === line.additional,
    );
    if (!same && present.length >= mostLines) continue;
    // The wrapped line was moved before it.
    const wrapped = parent_id === null ? null : places.get(parent_id);
    if (wrapped === undefined) continue;
    if (wrapped !== null && !same) await tx.deleteFrom('basket_lines').where('parent_id', '=', wrapped).execute();
    const key = { productId: line.product_id, size: line.size_type, additional: line.additional };
    const wanted = Math.max(line.quantity, same?.quantity ?? 0);
    const settled = await settleLine(tx, basketId, key, () => wanted, fromJson(line.options));
    const quantity = settled.kind === 'settled' ? settled.value : withoutStock(wanted, settled.limits);
    if (quantity === 0) continue;
    const { id: place } = await tx
      .insertInto('basket_lines')
      .values({ ...line, basket_id: basketId, quantity, parent_id: wrapped })
      .onConflict((conflict) =>
        conflict
          .columns(['basket_id', 'product_id', 'size_type', 'additional'])
          .doUpdateSet({ quantity, comment: line.comment || (same?.comment ?? '') }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    places.set(id, place);
    await tx.updateTable('line_files').set({ basket_line_id: place }).where('basket_line_id', '=', id).execute();
  }
  await mergeOffers(tx, from, basketId);
}

/** The quantity of an unavailable line once it is available, by the rules; 0 where they allow none. */
function withoutStock(wanted: Thousandths, limits: QuantityData | null): Thousandths {
  return limits ? (settleQuantity(wanted, { ...limits, amount: unlimited })?.value ?? 0) : wanted;
}
