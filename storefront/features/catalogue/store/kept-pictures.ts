import { sql } from 'kysely';
import type { Clock } from '../../../platform/store/clock.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { FilePort } from '../../../platform/uploads/file-port.ts';
import { keptFile, keptPictureIds, keptPreview, type KeptFormat } from './picture-names.ts';

/** A file of a picture, by its format and width. */
export interface PictureFile {
  readonly format: KeptFormat;
  readonly width: number;
  readonly bytes: Uint8Array;
}

/** How long a picture stays that nothing shows: who is just reading an earlier page still sees it. */
export const unshownFor = 24 * 60 * 60_000;

/** The most pictures of one sweep. */
const portion = 500;

/** The files of pictures that the shop fetched, or that came with its texts. */
export function keptPicturesOf(database: Database, clock: Clock, files: FilePort) {
  const { read, write } = database;

  /** Pictures that no product and no text shows. One kept within the last day stays: its product or text may still be written. */
  const unshown = () => {
    const bounds = (sign: '-' | '.') => sql<string>`'fetched-' || kept_pictures.content || ${sql.lit(sign)}`;
    return read
      .selectFrom('kept_pictures')
      .selectAll()
      .where('kept_at', '<=', clock() - unshownFor)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('pictures')
              .select('pictures.id')
              .where('pictures.id', '>=', bounds('-'))
              .where('pictures.id', '<', bounds('.')),
          ),
        ),
      )
      .limit(portion);
  };

  const isInText = async (content: string): Promise<boolean> => {
    const { from } = keptPictureIds(content);
    const found = read.selectFrom('content_entries').select('id').where('details', 'like', `%${from}%`).limit(1);
    return (await found.executeTakeFirst()) !== undefined;
  };

  /** Says that a picture whose files exist is about to be shown elsewhere too. */
  const use = async (content: string): Promise<void> => {
    await write.updateTable('kept_pictures').set({ kept_at: clock() }).where('content', '=', content).execute();
  };

  return {
    use,

    /** Stores the files of a picture. The row comes first, so that a sweep leaves them alone. */
    async keep(content: string, encoded: ReadonlyArray<PictureFile>): Promise<void> {
      const row = {
        files: toJson(encoded.map(({ format, width }) => keptFile(content, width, format))),
        kept_at: clock(),
      };
      await write
        .insertInto('kept_pictures')
        .values({ content, ...row })
        .onConflict((conflict) => conflict.column('content').doUpdateSet(row))
        .execute();
      for (const { format, width, bytes } of encoded) await files.put(keptFile(content, width, format), bytes);
    },

    /**
     * The file of a picture for previews of links. It is drawn when a service first asks for it, and kept with the others.
     *
     * @param draw draws it from the picture's largest JPEG; null where that cannot be done now
     * @returns `unknown` without such a picture
     */
    async preview(
      content: string,
      draw: (jpeg: Uint8Array) => Promise<Uint8Array | null>,
    ): Promise<Uint8Array | 'unknown' | null> {
      const name = keptPreview(content);
      const kept = await files.get(name);
      if (kept) return kept;
      const row = await read
        .selectFrom('kept_pictures')
        .select('files')
        .where('content', '=', content)
        .executeTakeFirst();
      const names = row ? fromJson<ReadonlyArray<string>>(row.files) : [];
      // They are kept in ascending widths.
      const largest = names.findLast((one) => one.endsWith('.jpg') && one !== name);
      const jpeg = largest === undefined ? null : await files.get(largest);
      if (!jpeg) return 'unknown';
      const drawn = await draw(jpeg);
      if (!drawn) return null;
      // The row comes first, so that a sweep finds the file.
      if (!names.includes(name))
        await write
          .updateTable('kept_pictures')
          .set({ files: toJson([...names, name]) })
          .where('content', '=', content)
          .execute();
      await files.put(name, drawn);
      return drawn;
    },

    /** Deletes the files of pictures that nothing shows any more. @returns how many pictures */
    async sweep(): Promise<number> {
      let gone = 0;
      for (const { content, kept_at, files: names } of await unshown().execute()) {
        if (await isInText(content)) {
          // It is shown: ask again tomorrow.
          await use(content);
          continue;
        }
        const { numDeletedRows } = await write
          .deleteFrom('kept_pictures')
          .where('content', '=', content)
          .where('kept_at', '=', kept_at)
          .executeTakeFirst();
        if (numDeletedRows === 0n) continue;
        for (const name of fromJson<ReadonlyArray<string>>(names)) await files.remove(name);
        gone += 1;
      }
      return gone;
    },
  };
}
