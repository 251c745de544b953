import { transact, type Database } from '../../../../platform/store/engine/database.ts';
import type { SessionHash } from '../../../../platform/store/sessions.ts';
import { lockOwner } from './lock-owner.ts';
import { isShown } from './sizes.ts';

export type CompareOutcome =
  | { kind: 'added' }
  /** It was among them already. */
  | { kind: 'kept' }
  | { kind: 'unknown_product' }
  /** As many are compared as may be (the platform's `to_many_products_compared`). */
  | { kind: 'too_many' };

/** As many as the widest screen shows side by side (spec 9: columns 3, 4, 4, 5 by view). */
const defaultMost = 5;

/** The products that a session compares. */
export function comparisonsOf(database: Database) {
  const { read, write } = database;
  return {
    /** Ids in the order in which they were added. */
    async products(owner: SessionHash | null): Promise<ReadonlyArray<number>> {
      if (owner === null) return [];
      const rows = await read
        .selectFrom('compared_products')
        .select('product_id')
        .where('session_hash', '=', owner)
        .orderBy('id')
        .execute();
      return rows.map((row) => row.product_id);
    },

    /** @param most how many may be compared at once: the largest of the setting `compareColumns` */
    async add(owner: SessionHash, productId: number, most = defaultMost): Promise<CompareOutcome> {
      return transact(database, async (tx) => {
        await lockOwner(tx, owner);
        if (!(await isShown(tx, productId))) return { kind: 'unknown_product' };
        const compared = await tx
          .selectFrom('compared_products')
          .select('product_id')
          .where('session_hash', '=', owner)
          .execute();
        if (compared.some((row) => row.product_id === productId)) return { kind: 'kept' };
        if (compared.length >= most) return { kind: 'too_many' };
        await tx.insertInto('compared_products').values({ session_hash: owner, product_id: productId }).execute();
        return { kind: 'added' };
      });
    },

    async remove(owner: SessionHash, productId: number): Promise<void> {
      await write
        .deleteFrom('compared_products')
        .where('session_hash', '=', owner)
        .where('product_id', '=', productId)
        .execute();
    },

    async clear(owner: SessionHash): Promise<void> {
      await write.deleteFrom('compared_products').where('session_hash', '=', owner).execute();
    },
  };
}
