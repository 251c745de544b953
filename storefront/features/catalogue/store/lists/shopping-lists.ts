import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Thousandths } from '../../../../../patterns/rules/price.ts';
import type { Clock } from '../../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../../platform/store/engine/database.ts';
import { toFlag } from '../../../../platform/store/json.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import type { SessionHash } from '../../../../platform/store/sessions.ts';
import type { FilledList, ListAddOutcome, ListCreateOutcome, ListKey, ShoppingList } from './list-types.ts';
import { lockOwner } from './lock-owner.ts';
import { sizeProblem } from './sizes.ts';

const oneUnit = 1000;
/** More lists than anyone needs. */
const defaultMostLists = 20;
const defaultMostLines = 200;
const newKey = (): string => randomBytes(18).toString('base64url');

/** Lists with the number of their products, as rows. */
const listsWithCount = (db: Kysely<Schema>) =>
  db
    .selectFrom('shopping_lists as l')
    .leftJoin('shopping_list_lines as line', 'line.list_id', 'l.id')
    .selectAll('l')
    .select((eb) => eb.fn.count<number>('line.id').as('product_count'))
    .groupBy('l.id');

type ListRow = Awaited<ReturnType<ReturnType<typeof listsWithCount>['executeTakeFirstOrThrow']>>;

const toList = (row: ListRow): ShoppingList => ({
  id: row.id,
  name: row.name,
  isWishlist: row.is_default === 1,
  isPublic: row.is_public === 1,
  accessKey: row.access_key,
  productCount: row.product_count,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/**
 * Shopping lists, several and named, one of them the wishlist (requirement H-04). A session owns them until there are
 * accounts: its renewal at login keeps them. Every write names the owner: no one changes another's list.
 */
export function shoppingListsOf(database: Database, clock: Clock) {
  const { read } = database;

  /** The owner's list, locked by a write; without an id the wishlist, created if missing. */
  async function lockList(tx: Tx, owner: SessionHash, id: number | undefined): Promise<number | null> {
    const now = clock();
    if (id === undefined) {
      const wishlist = await tx
        .insertInto('shopping_lists')
        .values({ ...newRow(owner, '', now), is_default: 1 as const })
        .onConflict((conflict) =>
          // A literal: with a parameter neither engine finds the partial index.
          conflict.column('session_hash').where('is_default', '=', sql.lit(1)).doUpdateSet({ updated_at: now }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return wishlist.id;
    }
    const list = await tx
      .updateTable('shopping_lists')
      .set({ updated_at: now })
      .where('id', '=', id)
      .where('session_hash', '=', owner)
      .returning('id')
      .executeTakeFirst();
    return list?.id ?? null;
  }

  async function withLines(row: ListRow | undefined): Promise<FilledList | null> {
    if (!row) return null;
    const lines = await read
      .selectFrom('shopping_list_lines')
      .selectAll()
      .where('list_id', '=', row.id)
      .orderBy('id')
      .execute();
    return {
      ...toList(row),
      lines: lines.map((line) => ({
        productId: line.product_id,
        size: line.size_type,
        quantity: line.quantity,
        addedAt: line.added_at,
      })),
    };
  }

  return {
    /** The owner's lists: the wishlist first, then in the order of creation. */
    async all(owner: SessionHash | null): Promise<ReadonlyArray<ShoppingList>> {
      if (owner === null) return [];
      const rows = await listsWithCount(read)
        .where('l.session_hash', '=', owner)
        .orderBy('l.is_default', 'desc')
        .orderBy('l.id')
        .execute();
      return rows.map(toList);
    },

    /** A list of the owner, null where it is not theirs; without an id the wishlist, null while empty. */
    async find(owner: SessionHash | null, id?: number): Promise<FilledList | null> {
      if (owner === null) return null;
      const lists = listsWithCount(read).where('l.session_hash', '=', owner);
      const wanted = id === undefined ? lists.where('l.is_default', '=', 1) : lists.where('l.id', '=', id);
      return withLines(await wanted.executeTakeFirst());
    },

    /** A public list by its address's key; null where there is none or it is private again. */
    async shared(accessKey: string): Promise<FilledList | null> {
      const row = await listsWithCount(read)
        .where('l.access_key', '=', accessKey)
        .where('l.is_public', '=', 1)
        .executeTakeFirst();
      return withLines(row);
    },

    /** The number of wishlist products, in the header (spec 7, call 14). */
    async count(owner: SessionHash | null): Promise<number> {
      if (owner === null) return 0;
      const { count } = await read
        .selectFrom('shopping_list_lines as line')
        .innerJoin('shopping_lists as l', 'l.id', 'line.list_id')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('l.session_hash', '=', owner)
        .where('l.is_default', '=', 1)
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Adds a list beside the wishlist. */
    async create(
      owner: SessionHash,
      {
        name,
        isPublic = false,
        mostLists = defaultMostLists,
      }: { name: string; isPublic?: boolean; mostLists?: number },
    ): Promise<ListCreateOutcome> {
      return transact(database, async (tx) => {
        await lockOwner(tx, owner);
        const lists = await tx.selectFrom('shopping_lists').select('id').where('session_hash', '=', owner).execute();
        if (lists.length >= mostLists) return { kind: 'too_many_lists' };
        const row = await tx
          .insertInto('shopping_lists')
          .values({ ...newRow(owner, name, clock()), is_public: toFlag(isPublic) })
          .returningAll()
          .executeTakeFirstOrThrow();
        return { kind: 'created', list: toList({ ...row, product_count: 0 }) };
      });
    },

    /** Renames a list, publishes or hides it. @returns whether it is the owner's. */
    async change(owner: SessionHash, id: number, to: { name?: string; isPublic?: boolean }): Promise<boolean> {
      return transact(database, async (tx) => {
        if ((await lockList(tx, owner, id)) === null) return false;
        const columns = {
          ...(to.name !== undefined && { name: to.name }),
          ...(to.isPublic !== undefined && { is_public: toFlag(to.isPublic) }),
        };
        if (Object.keys(columns).length > 0)
          await tx.updateTable('shopping_lists').set(columns).where('id', '=', id).execute();
        return true;
      });
    },

    /** Deletes a list with its lines. @returns whether it was the owner's. */
    async delete(owner: SessionHash, id: number): Promise<boolean> {
      const deleted = await database.write
        .deleteFrom('shopping_lists')
        .where('id', '=', id)
        .where('session_hash', '=', owner)
        .returning('id')
        .executeTakeFirst();
      return deleted !== undefined;
    },

    /** Adds sizes to a list, to the wishlist without a `listId`. Outcomes come in the order of the lines. */
    async add(
      owner: SessionHash,
      lines: ReadonlyArray<ListKey & { quantity?: Thousandths }>,
      { listId, mostLines = defaultMostLines }: { listId?: number; mostLines?: number } = {},
    ): Promise<ReadonlyArray<ListAddOutcome>> {
      return transact(database, async (tx) => {
        const list = await lockList(tx, owner, listId);
        if (list === null) return lines.map(() => ({ kind: 'unknown_list' }) as const);
        const outcomes: ListAddOutcome[] = [];
        for (const line of lines) outcomes.push(await addLine(tx, list, line, mostLines));
        return outcomes;
      });
    },

    /** Sets the quantity of a line; 0 removes it. @returns whether the list has, or had, the line. */
    async setQuantity(owner: SessionHash, key: ListKey, quantity: Thousandths, listId?: number): Promise<boolean> {
      return transact(database, async (tx) => {
        const list = await lockList(tx, owner, listId);
        if (list === null) return false;
        if (quantity <= 0) return (await removeLine(tx, list, key)) !== undefined;
        const changed = await tx
          .updateTable('shopping_list_lines')
          .set({ quantity })
          .where('list_id', '=', list)
          .where('product_id', '=', key.productId)
          .where('size_type', '=', key.size)
          .returning('id')
          .executeTakeFirst();
        return changed !== undefined;
      });
    },

    /** Removes sizes from a list. A missing one is no error. @returns whether the list is the owner's. */
    async remove(owner: SessionHash, keys: ReadonlyArray<ListKey>, listId?: number): Promise<boolean> {
      return transact(database, async (tx) => {
        const list = await lockList(tx, owner, listId);
        if (list === null) return false;
        for (const key of keys) await removeLine(tx, list, key);
        return true;
      });
    },
  };

  async function addLine(
    tx: Tx,
    list: number,
    { productId, size, quantity = oneUnit }: ListKey & { quantity?: Thousandths },
    mostLines: number,
  ): Promise<ListAddOutcome> {
    const problem = await sizeProblem(tx, productId, size);
    if (problem) return problem;
    const lines = await tx
      .selectFrom('shopping_list_lines')
      .select(['product_id', 'size_type'])
      .where('list_id', '=', list)
      .execute();
    if (lines.some((line) => line.product_id === productId && line.size_type === size)) return { kind: 'kept' };
    if (lines.length >= mostLines) return { kind: 'list_full' };
    await tx
      .insertInto('shopping_list_lines')
      .values({ list_id: list, product_id: productId, size_type: size, quantity, added_at: clock() })
      .execute();
    return { kind: 'added' };
  }
}

const newRow = (owner: SessionHash, name: string, now: number) => ({
  session_hash: owner,
  name,
  is_default: 0 as 0 | 1,
  is_public: 0 as 0 | 1,
  access_key: newKey(),
  created_at: now,
  updated_at: now,
});

const removeLine = (tx: Tx, list: number, { productId, size }: ListKey) =>
  tx
    .deleteFrom('shopping_list_lines')
    .where('list_id', '=', list)
    .where('product_id', '=', productId)
    .where('size_type', '=', size)
    .returning('id')
    .executeTakeFirst();
