import { sql, type RawBuilder } from 'kysely';
import { unrecorded } from '../reads/recording.ts';
import type { Database, Engine } from './engine/database.ts';

export interface DataChange {
  readonly subject: string;
  /** The product or other row that it concerns; -1 is all rows of the subject. */
  readonly key: number;
}

export interface DataChanges {
  /** What was seen: the next read starts here. */
  readonly mark: string;
  /** Since the mark, changes were deleted from the log: anything may have changed. */
  readonly isBehind: boolean;
  /** When stored data next come into force, such as the next publication; null if never. */
  readonly nextMoment: number | null;
  readonly changes: ReadonlyArray<DataChange>;
}

/** How many changes the log keeps; a process that slept longer forgets its pages. */
const kept = 50_000;

interface Row {
  mark: string | number;
  is_behind: number;
  next_moment: number | null;
  subject: string | null;
  key: number | null;
}

/**
 * The bounds of a read. SQLite counts changes, one writer after the other. PostgreSQL has no such order: a mark is a snapshot, and
 * what it did not see is new, however long its transaction took. Rows of another server, of which this database is a copy, may lie
 * beyond this one's transactions.
 */
const bounds: Record<
  Engine,
  (mark: string | null) => { mark: RawBuilder<unknown>; isNew: RawBuilder<unknown>; isBehind: RawBuilder<unknown> }
> = {
  sqlite: (mark) => ({
    mark: sql`(select coalesce(max(version), 0) from data_changes)`,
    isNew: sql`c.version > ${Number(mark)}`,
    isBehind: sql`(select version from data_floor) > ${Number(mark)}`,
  }),
  postgres: (mark) => ({
    mark: sql`pg_current_snapshot()::text`,
    isNew: sql`c.version >= pg_snapshot_xmin(${mark}::text::pg_snapshot)::text::bigint
      and c.version < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
      and not pg_visible_in_snapshot(c.version::text::xid8, ${mark}::text::pg_snapshot)`,
    isBehind: sql`(select version from data_floor) >= pg_snapshot_xmin(${mark}::text::pg_snapshot)::text::bigint`,
  }),
};

/** The log of changed data. */
export function dataChangesOf({ read, write, engine }: Database) {
  return {
    /** What was committed since a mark, in one statement; nothing for null. No commit before the call is missing. */
    async since(mark: string | null, now: number): Promise<DataChanges> {
      const of = bounds[engine](mark);
      const no = sql`1 = 0`;
      const { rows } = await unrecorded(() =>
        sql<Row>`select ${of.mark} as mark, case when ${mark === null ? no : of.isBehind} then 1 else 0 end as is_behind,
            (select min(published_at) from content_entries where published_at > ${now}) as next_moment, c.subject, c.key
          from (select 1 as one) as once left join data_changes as c on ${mark === null ? no : of.isNew}`.execute(read),
      );
      const { mark: seen, is_behind, next_moment } = rows[0]!;
      return {
        mark: String(seen),
        isBehind: is_behind === 1,
        nextMoment: next_moment,
        changes: rows.flatMap(({ subject, key }) => (subject === null || key === null ? [] : { subject, key })),
      };
    },

    /** Deletes old changes from the log. @param most how many it keeps, at least one: the counter goes on from it */
    async prune(most = kept): Promise<void> {
      const order = sql.raw(engine === 'sqlite' ? 'version' : 'id');
      await write.transaction().execute(async (tx) => {
        const old = sql`${order} <= (select max(${order}) - ${most} from data_changes)`;
        await sql`update data_floor set version = (select max(version) from data_changes where ${old})
          where version < (select max(version) from data_changes where ${old})`.execute(tx);
        await sql`delete from data_changes where ${old}`.execute(tx);
      });
    },
  };
}
