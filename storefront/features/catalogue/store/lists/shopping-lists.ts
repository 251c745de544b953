import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Thousandths } from '../../../../../patterns/rules/price.ts';
import type { Clock } from '../../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../../platform/store/engine/database.ts';
import { toFlag } from '../../../../platform/store/json.ts';
import type { Schema } from '../../../../platform/store/schema.ts';
import type { SessionHash } from '../../../../platform/store/sessions.ts';
import type {
  FilledList,
  ListAddOutcome,
  ListContents,
  ListCreateOutcome,
  ListKey,
  ShoppingList,
} from './list-types.ts';
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

    /** What the owner's lists hold, by list: the wishlist first, then in the order of creation. */
    async contents(owner: SessionHash | null): Promise<ReadonlyArray<ListContents>> {
      if (owner === null) return [];
      const rows = await read
        .selectFrom('shopping_lists as l')
        .leftJoin('shopping_list_lines as line', 'line.list_id', 'l.id')
        .select(['l.id', 'l.name', 'l.is_default', 'line.product_id', 'line.size_type'])
        .where('l.session_hash', '=', owner)
        .orderBy('l.is_default', 'desc')
        .orderBy('l.id')
        .orderBy('line.id')
        .execute();
      return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => ({
        id: own[0]!.id,
        name: own[0]!.name,
        isWishlist: own[0]!.is_default === 1,
        keys: own.flatMap(({ product_id: productId, size_type: size }) =>
          productId === null || size === null ? [] : [{ productId, size }],
        ),
      }));
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

    /**
     * Renames a list, publishes or hides it; without an id the wishlist. A list that is hidden gets another key, so that
     * its old link stays dead when it is public again. @returns whether it is the owner's.
     */
    async change(
      owner: SessionHash,
      id: number | undefined,
      to: { name?: string; isPublic?: boolean },
    ): Promise<boolean> {
      return transact(database, async (tx) => {
        const list = await lockList(tx, owner, id);
        if (list === null) return false;
        const columns = {
          ...(to.name !== undefined && { name: to.name }),
          ...(to.isPublic !== undefined && { is_public: toFlag(to.isPublic) }),
          ...(to.isPublic === false && { access_key: newKey() }),
        };
        if (Object.keys(columns).length > 0)
          await tx.updateTable('shopping_lists').set(columns).where('id', '=', list).execute();
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
      { listId, mostLines = defaultMostLines }: { listId?: number | undefined; mostLines?: number } = {},
    ): Promise<ReadonlyArray<ListAddOutcome>> {
      return transact(database, async (tx) => {
        const list = await lockList(tx, owner, listId);
        if (list === null) return lines.map(() => ({ kind: 'unknown_list' }) as const);
        return addLines(tx, list, lines, mostLines);
      });
    },

    /**
     * Moves lines to another list of the owner, to the wishlist without `to`; one that is there already keeps its
     * quantity there. What does not fit stays. @returns the outcomes in the order of the keys, `kept` for a missing line
     */
    async move(
      owner: SessionHash,
      keys: ReadonlyArray<ListKey>,
      {
        from,
        to,
        mostLines = defaultMostLines,
      }: { from?: number | undefined; to?: number | undefined; mostLines?: number },
    ): Promise<ReadonlyArray<ListAddOutcome>> {
      return transact(database, async (tx) => {
        await lockOwner(tx, owner);
        const [source, target] = [await lockList(tx, owner, from), await lockList(tx, owner, to)];
        if (source === null || target === null) return keys.map(() => ({ kind: 'unknown_list' }) as const);
        if (source === target) return keys.map(() => ({ kind: 'kept' }) as const);
        const there = new Map((await linesOf(tx, source)).map((line) => [nameOf(line), line]));
        const moved = keys.flatMap((key) => there.get(nameOf(key)) ?? []);
        const outcomes = await addLines(tx, target, moved, mostLines);
        for (const [index, line] of moved.entries())
          if (['added', 'kept'].includes(outcomes[index]!.kind)) await removeLine(tx, source, line);
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

  async function addLines(
    tx: Tx,
    list: number,
    lines: ReadonlyArray<ListKey & { quantity?: Thousandths }>,
    mostLines: number,
  ): Promise<ReadonlyArray<ListAddOutcome>> {
    const present = new Set((await linesOf(tx, list)).map(nameOf));
    const outcomes: ListAddOutcome[] = [];
    for (const line of lines) outcomes.push(await addLine(tx, list, line, present, mostLines));
    return outcomes;
  }

  async function addLine(
    tx: Tx,
    list: number,
    line: ListKey & { quantity?: Thousandths },
    present: Set<string>,
    mostLines: number,
  ): Promise<ListAddOutcome> {
    const { productId, size, quantity = oneUnit } = line;
    const problem = await sizeProblem(tx, productId, size);
    if (problem) return problem;
    if (present.has(nameOf(line))) return { kind: 'kept' };
    if (present.size >= mostLines) return { kind: 'list_full' };
    present.add(nameOf(line));
    await tx
      .insertInto('shopping_list_lines')
      .values({ list_id: list, product_id: productId, size_type: size, quantity, added_at: clock() })
      .execute();
    return { kind: 'added' };
  }
}

const nameOf = ({ productId, size }: ListKey): string => `${productId} ${size}`;

const linesOf = async (tx: Tx, list: number): Promise<ReadonlyArray<ListKey & { quantity: Thousandths }>> =>
  (
    await tx
      .selectFrom('shopping_list_lines')
      .select(['product_id', 'size_type', 'quantity'])
      .where('list_id', '=', list)
      .execute()
  ).map((row) => ({ productId: row.product_id, size: row.size_type, quantity: row.quantity }));

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
