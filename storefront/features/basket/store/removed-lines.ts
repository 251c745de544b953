import type { Thousandths } from '../../../../patterns/rules/price.ts';
import type { Tx } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import { isSameLine } from './lines.ts';
import type { LineKey, LineOptions } from './pricing.ts';

/** A removed line with everything the shopper chose for it. */
export interface RemovedLine extends LineKey {
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

/** The lines that one change removed. */
export interface Removal {
  at: number;
  /** Which place the first of them had in the basket, from 0. */
  position: number;
  lines: ReadonlyArray<RemovedLine>;
}

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
