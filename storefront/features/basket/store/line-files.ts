import { createHash, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { FilePort } from '../../../platform/uploads/file-port.ts';
import { groupBy } from '../../catalogue/store.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database, type Tx } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { SessionHash } from '../../../platform/store/sessions.ts';
import { lockBasket } from './lock-basket.ts';
import type { LineKey } from './pricing.ts';

/** A shopper's file for a line: the artwork of an engraving. */
export interface LineFile {
  /** The shop's own file name, as its owner requests it. */
  name: string;
  /** The sender's name. */
  fileName: string;
  /** In bytes. */
  size: number;
}

/** A stored file: validated, and re-encoded if it is a picture. */
export interface CleanFile {
  fileName: string;
  type: string;
  bytes: Uint8Array;
}

export type AttachOutcome =
  | 'attached'
  /** The line has the same file: a form was sent twice. */
  | 'present'
  /** The line is gone. */
  | 'gone'
  /** The line's limit is reached. */
  | 'full';

/** A file's reader. */
export interface FileReader {
  session: SessionHash | null;
  clientId: number | null;
  /** Of an order opened by its unguessable key. */
  accessKey?: string | undefined;
}

const hour = 60 * 60 * 1000;
/** The limit of one sweep. */
const portion = 500;

type Row = Selectable<Schema['line_files']>;

export const toLineFile = ({ name, file_name, size }: Row): LineFile => ({ name, fileName: file_name, size });

/** The files of these lines or orders, by owner. Works inside a transaction and outside. */
export async function readLineFiles(
  db: Kysely<Schema>,
  owner: 'basket_line_id' | 'order_id',
  ids: ReadonlyArray<number>,
): Promise<ReadonlyMap<number, ReadonlyArray<Row>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('line_files').selectAll().where(owner, 'in', ids).orderBy('id').execute();
  return groupBy(rows, (row) => row[owner]!);
}

/** Moves a line's files to its order. */
export async function orderFiles(
  tx: Tx,
  orderId: number,
  lines: ReadonlyArray<{ files: ReadonlyArray<LineFile> }>,
): Promise<void> {
  for (const [order_position, { files }] of lines.entries()) {
    if (files.length === 0) continue;
    const names = files.map(({ name }) => name);
    await tx
      .updateTable('line_files')
      .set({ basket_line_id: null, order_id: orderId, order_position })
      .where('name', 'in', names)
      .execute();
  }
}

/** Files beside comments of lines. Only the owner of the basket or order finds them; to others they do not exist. */
export function lineFilesOf(database: Database, clock: Clock, files: FilePort) {
  const { read, write } = database;

  const forget = async (name: string) => {
    await files.remove(name);
    await write.deleteFrom('line_files').where('name', '=', name).execute();
  };

  const lineOf = (tx: Tx, basketId: number, key: LineKey) =>
    tx
      .selectFrom('basket_lines')
      .select('id')
      .where('basket_id', '=', basketId)
      .where('product_id', '=', key.productId)
      .where('size_type', '=', key.size)
      .where('additional', '=', key.additional)
      .executeTakeFirst();

  return {
    /**
     * Keeps a file with a line of the session's basket. Its row is written first, without an owner, so that a crash
     * leaves no unknown file.
     *
     * @param most how many files a line may have
     * @throws where the file could not be kept
     */
    async attach(session: SessionHash, key: LineKey, file: CleanFile, most: number): Promise<AttachOutcome> {
      const { fileName: file_name, type, bytes } = file;
      const name = `${randomUUID()}.bin`;
      const digest = createHash('sha256').update(bytes).digest('base64url');
      const row = { name, file_name, type, size: bytes.length, digest, kept_at: clock() };
      await write
        .insertInto('line_files')
        .values({ ...row, basket_line_id: null, order_id: null, order_position: null })
        .execute();
      await files.put(name, bytes);
      const outcome = await transact(database, async (tx): Promise<AttachOutcome> => {
        const line = await lineOf(tx, await lockBasket(tx, session, clock()), key);
        if (!line) return 'gone';
        const present = (await readLineFiles(tx, 'basket_line_id', [line.id])).get(line.id) ?? [];
        if (present.some((other) => other.digest === digest && other.file_name === file_name)) return 'present';
        if (present.length >= most) return 'full';
        await tx.updateTable('line_files').set({ basket_line_id: line.id }).where('name', '=', name).execute();
        return 'attached';
      });
      if (outcome !== 'attached') await forget(name);
      return outcome;
    },

    /**
     * Removes a file from a line of the session's basket. A missing one is no error.
     * @returns its file name; null where there is none
     */
    async detach(session: SessionHash, key: LineKey, name: string): Promise<string | null> {
      return transact(database, async (tx) => {
        const line = await lineOf(tx, await lockBasket(tx, session, clock()), key);
        if (!line) return null;
        const row = await tx
          .updateTable('line_files')
          .set({ basket_line_id: null })
          .where('name', '=', name)
          .where('basket_line_id', '=', line.id)
          .returning('file_name')
          .executeTakeFirst();
        return row?.file_name ?? null;
      });
    },

    /** The file for its owner; null for anyone else. */
    async open(
      name: string,
      { session, clientId, accessKey }: FileReader,
    ): Promise<{ fileName: string; bytes: Uint8Array } | null> {
      const row = await read
        .selectFrom('line_files as file')
        .leftJoin('basket_lines as line', 'line.id', 'file.basket_line_id')
        .leftJoin('baskets as basket', 'basket.id', 'line.basket_id')
        .leftJoin('orders as made', 'made.id', 'file.order_id')
        .select('file.file_name')
        .where('file.name', '=', name)
        .where((eb) =>
          eb.or([
            ...(session === null
              ? []
              : [eb('basket.session_hash', '=', session), eb('made.session_hash', '=', session)]),
            ...(clientId === null ? [] : [eb('made.client_id', '=', clientId)]),
            ...(accessKey === undefined ? [] : [eb('made.access_key', '=', accessKey)]),
          ]),
        )
        .executeTakeFirst();
      const bytes = row ? await files.get(name) : null;
      return row && bytes ? { fileName: row.file_name, bytes } : null;
    },

    /** Deletes files without a line or order from the storage. A new upload is left alone. */
    async sweep(): Promise<number> {
      const lost = await read
        .selectFrom('line_files')
        .select('name')
        .where('basket_line_id', 'is', null)
        .where('order_id', 'is', null)
        .where('kept_at', '<', clock() - hour)
        .limit(portion)
        .execute();
      for (const { name } of lost) await forget(name);
      return lost.length;
    },
  };
}
