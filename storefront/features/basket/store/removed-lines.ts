import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { isSameLine } from './lines.ts';
import { lockBasket } from './lock-basket.ts';
import type { LineKey, LineOptions } from './pricing.ts';
import { settleLine } from './settle-line.ts';

/** A removed line with everything the shopper chose for it. */
interface RemovedLine extends LineKey {
  /** Lines stand in the order of their numbers: with its own one a line comes back to its place. */
  id: number;
  options: LineOptions;
  quantity: Thousandths;
  comment: string;
  addedAt: number;
  /** Names of its files. */
  files: ReadonlyArray<string>;
  /** Of a wrapping: the index of the wrapped line among the removed ones; null where that line was not removed. */
  parent: number | null;
}

interface Removal {
  at: number;
  /** Which place the first of them had in the basket, from 0. */
  position: number;
  lines: ReadonlyArray<RemovedLine>;
}

/** What was removed last. */
export interface RemovedLines {
  /** Names of the products, without wrappings. */
  names: ReadonlyArray<string>;
  /** Which place the first of them had in the basket, from 0. */
  position: number;
}

export interface RestoredLine extends LineKey {
  name: string;
  /** `full`: the basket's line limit is reached. */
  kind: 'restored' | 'unavailable' | 'full';
}

/** Files without a line are deleted an hour after `kept_at`: until then a removed line comes back whole. */
const restorableFor = 60 * 60_000;
const defaultMostLines = 100;

/** Reads lines that are about to be removed, with the wrappings that go with them; null without any. */
export async function readRemoved(
  tx: Tx,
  basketId: number,
  keys: ReadonlyArray<LineKey>,
): Promise<Omit<Removal, 'at'> | null> {
  if (keys.length === 0) return null;
  const rows = await tx
    .selectFrom('basket_lines')
    .selectAll()
    .where('basket_id', '=', basketId)
    .orderBy((eb) => eb.fn.coalesce('parent_id', 'id'))
    .orderBy('id')
    .execute();
  const isNamed = (row: (typeof rows)[number]) =>
    keys.some((key) => isSameLine(key, { productId: row.product_id, size: row.size_type, additional: row.additional }));
  const named = new Set(rows.filter(isNamed).map(({ id }) => id));
  const removed = rows.filter(({ id, parent_id }) => named.has(id) || (parent_id !== null && named.has(parent_id)));
  if (removed.length === 0) return null;
  const ids = removed.map(({ id }) => id);
  const files = await tx
    .selectFrom('line_files')
    .select(['name', 'basket_line_id'])
    .where('basket_line_id', 'in', ids)
    .orderBy('id')
    .execute();
  return {
    position: rows.findIndex(({ id }) => id === ids[0]),
    lines: removed.map((row) => ({
      id: row.id,
      productId: row.product_id,
      size: row.size_type,
      additional: row.additional,
      options: fromJson<LineOptions>(row.options),
      quantity: row.quantity,
      comment: row.comment,
      addedAt: row.added_at,
      files: files.filter(({ basket_line_id }) => basket_line_id === row.id).map(({ name }) => name),
      parent: row.parent_id !== null && ids.includes(row.parent_id) ? ids.indexOf(row.parent_id) : null,
    })),
  };
}

/** Keeps what a change removed, in place of what the change before it removed. */
export async function writeRemoved(
  tx: Tx,
  basketId: number,
  removed: Omit<Removal, 'at'> | null,
  now: number,
): Promise<void> {
  const removal: Removal | null = removed && { at: now, ...removed };
  await tx
    .updateTable('baskets')
    .set({ removed_lines: removal && toJson(removal) })
    .where('id', '=', basketId)
    .execute();
  const files = removed?.lines.flatMap((line) => line.files) ?? [];
  if (files.length > 0) await tx.updateTable('line_files').set({ kept_at: now }).where('name', 'in', files).execute();
}

/** Lines that were removed last: they come back with options, comment, files and wrapping (requirement S-03). */
export function removedLinesOf(database: Database, clock: Clock) {
  const { read } = database;

  const removalOf = (text: string | null | undefined): Removal | null => {
    const removal = text ? fromJson<Removal>(text) : null;
    return removal && clock() - removal.at < restorableFor ? removal : null;
  };

  async function putBack(
    tx: Tx,
    basketId: number,
    { files, options, ...line }: RemovedLine,
    { parentId, mostLines }: { parentId: number | null; mostLines: number },
  ): Promise<{ kind: RestoredLine['kind']; id: number | null }> {
    const settled = await settleLine(tx, basketId, line, (present) => Math.max(present, line.quantity), options);
    if (settled.kind !== 'settled') return { kind: 'unavailable', id: null };
    if (settled.before === 0 && settled.lineCount >= mostLines) return { kind: 'full', id: null };
    const { id } = await tx
      .insertInto('basket_lines')
      .values({
        id: line.id,
        basket_id: basketId,
        product_id: line.productId,
        size_type: line.size,
        additional: line.additional,
        options: toJson(options),
        quantity: settled.value,
        comment: line.comment,
        added_at: line.addedAt,
        parent_id: parentId,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['basket_id', 'product_id', 'size_type', 'additional'])
          .doUpdateSet({ quantity: settled.value, ...(line.comment !== '' && { comment: line.comment }) }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    if (files.length > 0)
      await tx
        .updateTable('line_files')
        .set({ basket_line_id: id })
        .where('name', 'in', files)
        .where('basket_line_id', 'is', null)
        .where('order_id', 'is', null)
        .execute();
    return { kind: 'restored', id };
  }

  /** The line that a wrapping belongs to, where it stayed in the basket. */
  async function wrappedBy(tx: Tx, basketId: number, { options: { wraps } }: RemovedLine): Promise<number | null> {
    if (!wraps) return null;
    const row = await tx
      .selectFrom('basket_lines')
      .select('id')
      .where('basket_id', '=', basketId)
      .where('product_id', '=', wraps.productId)
      .where('size_type', '=', wraps.size)
      .where('additional', '=', wraps.additional)
      .executeTakeFirst();
    return row?.id ?? null;
  }

  const namesOf = async (db: Pick<Tx, 'selectFrom'>, lines: ReadonlyArray<LineKey>) => {
    const ids = [...new Set(lines.map(({ productId }) => productId))];
    const rows = await db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };

  return {
    /** What the session's last change removed; null where it removed nothing, or more than an hour ago. */
    async ofSession(session: SessionHash | null): Promise<RemovedLines | null> {
      if (session === null) return null;
      const row = await read
        .selectFrom('baskets')
        .select('removed_lines')
        .where('session_hash', '=', session)
        .executeTakeFirst();
      const removal = removalOf(row?.removed_lines);
      if (!removal) return null;
      const names = await namesOf(read, removal.lines);
      const shown = removal.lines.filter(({ parent, productId }) => parent === null && names.has(productId));
      return shown.length === 0
        ? null
        : { names: shown.map(({ productId }) => names.get(productId)!), position: removal.position };
    },

    /** Puts the removed lines back, once: a second call finds nothing. Stock and rules of the moment hold. */
    async restore(session: SessionHash, mostLines = defaultMostLines): Promise<ReadonlyArray<RestoredLine>> {
      return transact(database, async (tx): Promise<ReadonlyArray<RestoredLine>> => {
        const now = clock();
        const basketId = await lockBasket(tx, session, now);
        const row = await tx
          .selectFrom('baskets')
          .select('removed_lines')
          .where('id', '=', basketId)
          .executeTakeFirst();
        const removal = removalOf(row?.removed_lines);
        await writeRemoved(tx, basketId, null, now);
        if (!removal) return [];
        const names = await namesOf(tx, removal.lines);
        const restored: RestoredLine[] = [];
        const places: Array<number | null> = [];
        for (const line of removal.lines) {
          const parentId = line.parent === null ? await wrappedBy(tx, basketId, line) : (places[line.parent] ?? null);
          // A wrapping without its line would wrap nothing.
          if (line.options.wraps && parentId === null) {
            places.push(null);
            continue;
          }
          const { kind, id } = await putBack(tx, basketId, line, { parentId, mostLines });
          places.push(id);
          const { productId, size, additional } = line;
          restored.push({ productId, size, additional, kind, name: names.get(productId) ?? '' });
        }
        return restored;
      });
    },
  };
}
