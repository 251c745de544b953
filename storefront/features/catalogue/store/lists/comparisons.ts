import { transact, type Database } from '../../../../platform/store/engine/database.ts';
import type { SessionHash } from '../../../../platform/store/sessions.ts';
import { lockOwner } from './lock-owner.ts';
import { isShown } from './sizes.ts';

export type CompareOutcome =
  | { kind: 'added' }
  /** It was compared already. */
  | { kind: 'kept' }
  | { kind: 'unknown_product' }
  /** The limit is reached (the platform's `to_many_products_compared`). */
  | { kind: 'too_many' };

/** The columns of the widest screen (spec 9: columns 3, 4, 4, 5 by view). */
const defaultMost = 5;

/** The products that a session compares. */
export function comparisonsOf(database: Database) {
  const { read, write } = database;
  return {
    /** Ids in the order they were added. */
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

    /** @param most the limit: the largest of the setting `compareColumns` */
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
