import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '../../../platform/store/clock.ts';
import type { Database, Tx } from '../../../platform/store/engine/database.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import type { FilePort } from '../../../platform/uploads/file-port.ts';
import type { ComplaintFile, ComplaintReader, NewComplaintFile } from './complaint-types.ts';

type FileRow = Selectable<Schema['complaint_files']>;

const day = 24 * 60 * 60 * 1000;
/** The limit of one sweep. */
const portion = 500;
/** How many files one order may have waiting: forms that are never completed must not fill the disk. */
const mostWaiting = 200;

export const toComplaintFile = ({ name, file_name, size, width, height }: FileRow): ComplaintFile => ({
  name,
  fileName: file_name,
  size,
  photo: width > 0 ? { width, height } : null,
});

/** The files of complaints, in the order in which they came. */
export const readComplaintFiles = (db: Kysely<Schema>, complaintIds: ReadonlyArray<number>): Promise<FileRow[]> =>
  db
    .selectFrom('complaint_files')
    .selectAll()
    .where('complaint_id', 'in', complaintIds)
    .orderBy('kept_at')
    .orderBy('name')
    .execute();

/** Gives waiting files of an order to a line or an entry of its complaint; others stay where they are. */
export async function attachFiles(
  tx: Tx,
  names: ReadonlyArray<string>,
  { orderId, ...owner }: { orderId: number; complaintId: number } & ({ line: number } | { entry: number }),
): Promise<void> {
  if (names.length === 0) return;
  await tx
    .updateTable('complaint_files')
    .set({
      complaint_id: owner.complaintId,
      line_position: 'line' in owner ? owner.line : null,
      entry_id: 'entry' in owner ? owner.entry : null,
    })
    .where('name', 'in', names)
    .where('order_id', '=', orderId)
    .where('complaint_id', 'is', null)
    .execute();
}

/** Files of complaints. Only their reader and the operator find them; to others they do not exist. */
export function complaintFilesOf({ read, write }: Database, clock: Clock, files: FilePort) {
  const forget = async (name: string) => {
    await files.remove(name);
    await write.deleteFrom('complaint_files').where('name', '=', name).execute();
  };

  return {
    /**
     * Keeps a file for the order's next complaint or message. Its row is written first, so that a crash leaves no unknown
     * file.
     *
     * @returns null where too many wait already
     * @throws where it could not be kept
     */
    async keep(orderId: number, file: NewComplaintFile): Promise<ComplaintFile | null> {
      const { count } = await read
        .selectFrom('complaint_files')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('order_id', '=', orderId)
        .where('complaint_id', 'is', null)
        .executeTakeFirstOrThrow();
      if (count >= mostWaiting) return null;
      const { width = 0, height = 0 } = file.size ?? {};
      const row: FileRow = {
        name: `${randomUUID()}.${file.size ? 'jpg' : 'bin'}`,
        order_id: orderId,
        complaint_id: null,
        line_position: null,
        entry_id: null,
        file_name: file.fileName,
        size: file.bytes.length,
        width,
        height,
        kept_at: clock(),
      };
      await write.insertInto('complaint_files').values(row).execute();
      try {
        await files.put(row.name, file.bytes);
      } catch (error) {
        await forget(row.name);
        throw error;
      }
      return toComplaintFile(row);
    },

    /** Those of these files that wait for a complaint of this order. */
    async waiting(orderId: number, names: ReadonlyArray<string>): Promise<ReadonlyArray<ComplaintFile>> {
      if (names.length === 0) return [];
      const rows = await read
        .selectFrom('complaint_files')
        .selectAll()
        .where('name', 'in', names)
        .where('order_id', '=', orderId)
        .where('complaint_id', 'is', null)
        .orderBy('kept_at')
        .orderBy('name')
        .execute();
      return rows.map(toComplaintFile);
    },

    /** The file for its reader; null for anyone else. */
    async open(
      name: string,
      { clientId, accessKey }: ComplaintReader,
    ): Promise<{ fileName: string; isPhoto: boolean; bytes: Uint8Array } | null> {
      const row = await read
        .selectFrom('complaint_files as file')
        .innerJoin('complaints', 'complaints.id', 'file.complaint_id')
        .innerJoin('orders', 'orders.id', 'complaints.order_id')
        .select(['file.file_name', 'file.width'])
        .where('file.name', '=', name)
        .where((eb) =>
          eb.or([
            ...(clientId === null ? [] : [eb('orders.client_id', '=', clientId)]),
            ...(accessKey === null ? [] : [eb('complaints.access_key', '=', accessKey)]),
          ]),
        )
        .executeTakeFirst();
      const bytes = row ? await files.get(name) : null;
      return row && bytes ? { fileName: row.file_name, isPhoto: row.width > 0, bytes } : null;
    },

    /** Deletes files whose form was not completed within a day. */
    async sweep(): Promise<number> {
      const lost = await read
        .selectFrom('complaint_files')
        .select('name')
        .where('complaint_id', 'is', null)
        .where('kept_at', '<', clock() - day)
        .limit(portion)
        .execute();
      for (const { name } of lost) await forget(name);
      return lost.length;
    },
  };
}
