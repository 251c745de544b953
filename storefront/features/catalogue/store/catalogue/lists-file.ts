import { randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../../../../platform/store/clock.ts';
import { transact, type Database, type Engine } from '../../../../platform/store/engine/database.ts';
import { lastMigration } from '../../../../platform/store/migrations/index.ts';
import { PartFile, writeParts, type Parts } from '../../../../platform/store/part-file.ts';
import { countChanges, type Horizons } from './listing-changes.ts';

/**
 * Raise it when the same rows give other parts (`ListingData.parts`, `WordIndex.parts`), or the same parts mean something else: files of other formats are
 * not read.
 */
export const listsFormat = 1;

/** Milliseconds that the database knows a file for. */
const knownFor = 30 * 24 * 3_600_000;
/** The file is used while at most one product in ten has changed since: where more have, reading all products is faster. */
const mostChanged = 10;

interface Head {
  readonly format: number;
  /** Of the schema: one that changes rows writes no log. */
  readonly migration: string;
  readonly stamp: string;
  readonly products: number;
  readonly horizons: Horizons;
}

/** What an index read, and the horizons from which on changes are missing. */
export interface KeptLists {
  readonly parts: Parts;
  readonly horizons: Horizons;
}

const [version, isOriginal]: [Record<Engine, RawBuilder<number>>, Record<Engine, RawBuilder<boolean>>] = [
  { sqlite: sql`0`, postgres: sql`pg_current_xact_id()::text::bigint` },
  { sqlite: sql`1 = 1`, postgres: sql`xmin::text::bigint = version % 4294967296` },
];

/**
 * The lists of a stopped process, for its next start: that reads the changes since then instead of all products.
 *
 * The file is used only where the database has its stamp, so that what the database has now followed from what the file describes: a
 * backup of an earlier moment lacks the stamp, and so does a promoted standby that had not received it. In PostgreSQL's rows that were
 * copied to another database, where versions mean other transactions, the stamp is not from the transaction that it names.
 */
export class ListsFile {
  readonly #database: Database;
  readonly #path: string;
  readonly #clock: Clock;

  constructor(database: Database, path: string, clock: Clock) {
    this.#database = database;
    this.#path = path;
    this.#clock = clock;
  }

  /** @throws where the database or the disk fails; the previous file stays */
  async write({ parts, horizons }: KeptLists, products: number): Promise<void> {
    const stamp = randomUUID();
    const now = this.#clock();
    // The stamp's commit follows all that the parts have read.
    await transact(this.#database, async (tx) => {
      await tx
        .deleteFrom('list_files')
        .where('written_at', '<', now - knownFor)
        .execute();
      const row = { stamp, version: version[this.#database.engine], written_at: now };
      await tx.insertInto('list_files').values(row).execute();
    });
    const head: Head = { format: listsFormat, migration: lastMigration, stamp, products, horizons };
    await writeParts(this.#path, head, parts);
  }

  /**
   * @param like the parts of an empty index
   * @returns null without a file of this database, and where too much has changed since. @throws where the file or the database fails
   */
  async read(like: Parts): Promise<KeptLists | null> {
    const file = await PartFile.open<Head>(this.#path);
    if (!file) return null;
    try {
      const { head } = file;
      const isReadable = head.format === listsFormat && head.migration === lastMigration && file.hasPartsLike(like);
      if (!isReadable || !(await this.#isNear(head))) return null;
      return { parts: await file.read(), horizons: head.horizons };
    } finally {
      await file.close();
    }
  }

  async #isNear({ stamp, products, horizons }: Head): Promise<boolean> {
    const { read, engine } = this.#database;
    const known = await read
      .selectFrom('list_files')
      .select('stamp')
      .where('stamp', '=', stamp)
      .where(isOriginal[engine])
      .executeTakeFirst();
    if (!known) return false;
    const most = Math.floor(products / mostChanged) + 1;
    return (await countChanges(read, engine, { since: horizons, most })) < most;
  }
}
