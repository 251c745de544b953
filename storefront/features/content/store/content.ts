import { fold } from '../../../../patterns/rules/fold.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { toJson } from '../../../platform/store/json.ts';
import { named } from '../../catalogue/store.ts';
import {
  findEntry,
  hidden,
  lastPosition,
  publishedEntries,
  shownFrom,
  teaserColumns,
  textOf,
  titleColumns,
  toEntry,
  toTeaser,
  toTitle,
  type ContentEntry,
  type ContentKind,
  type ContentTeaser,
  type ContentTitle,
  type WrittenContent,
} from './content-rows.ts';
import { pageVersionsOf } from './page-versions.ts';

/** An entry as an operator sees it, with drafts and entries of the future. */
export interface ListedContent extends Omit<ContentTitle, 'publishedAt'> {
  /** Null of drafts and of withdrawn entries. */
  publishedAt: number | null;
}

/** Where a text of the shop stands, for lists of all addresses. */
export interface ContentPlace extends Pick<ContentTitle, 'id' | 'kind' | 'slug'> {
  /** When it was last changed or published. */
  changedAt: number;
}

/** The shop's pages, articles and news. Drafts and future entries are left out. */
export function contentOf(database: Database, clock: Clock) {
  const { read } = database;
  const published = () => publishedEntries(read, clock());

  return {
    ...pageVersionsOf(database, clock),

    /** Pages in the shop's order, articles and news newest first; without their texts. */
    async list(kind: ContentKind): Promise<ReadonlyArray<ContentTeaser>> {
      const entries = published().select(teaserColumns).where('kind', '=', kind);
      const ordered = kind === 'page' ? entries.orderBy('position') : entries.orderBy('published_at', 'desc');
      return (await ordered.orderBy('id').execute()).map(toTeaser);
    },

    /** One page of articles or of news, newest first, and how many there are in all. @param number from 1 */
    async portion(
      kind: ContentKind,
      number: number,
      size: number,
    ): Promise<{ entries: ReadonlyArray<ContentTeaser>; count: number }> {
      const [rows, all] = await Promise.all([
        published()
          .select(teaserColumns)
          .where('kind', '=', kind)
          .orderBy('published_at', 'desc')
          .orderBy('id')
          .limit(size)
          .offset((number - 1) * size)
          .execute(),
        published()
          .select((eb) => eb.fn.countAll().as('count'))
          .where('kind', '=', kind)
          .executeTakeFirstOrThrow(),
      ]);
      return { entries: rows.map(toTeaser), count: Number(all.count) };
    },

    /** A published entry of a kind by its id. */
    async entry(kind: ContentKind, id: number): Promise<ContentEntry | null> {
      const row = await published().selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
      return row ? toEntry(row) : null;
    },

    /** The titles of entries in the shop's order. */
    async titles(kind: ContentKind): Promise<ReadonlyArray<Pick<ContentTitle, 'id' | 'slug' | 'title'>>> {
      return published()
        .select(['id', 'slug', 'title'])
        .where('kind', '=', kind)
        .orderBy('position')
        .orderBy('id')
        .execute();
    },

    /** A published entry of a kind by its name. */
    async find(kind: ContentKind, slug: string): Promise<ContentEntry | null> {
      const row = await published().selectAll().where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst();
      return row ? toEntry(row) : null;
    },

    /** Whether an entry was shown once, and is withdrawn; by its id or its name. */
    async isWithdrawn(kind: ContentKind, entry: { id: number } | { slug: string }): Promise<boolean> {
      const row = await read
        .selectFrom('content_entries')
        .select('withdrawn_at')
        .where('kind', '=', kind)
        .where((eb) => eb.and(entry))
        .executeTakeFirst();
      return row !== undefined && row.withdrawn_at !== null;
    },

    /** Where everything stands that the shop has published, in the order of its kinds. */
    async places(): Promise<ReadonlyArray<ContentPlace>> {
      const rows = await published()
        .select(['id', 'kind', 'slug', 'published_at', 'changed_at'])
        .orderBy('kind')
        .orderBy('id')
        .execute();
      return rows.map(({ id, kind, slug, published_at, changed_at }) => ({
        id,
        kind: kind as ContentKind,
        slug,
        changedAt: Math.max(published_at ?? 0, changed_at ?? 0),
      }));
    },

    /** Adds or replaces an article or a message. */
    async put({
      kind,
      slug,
      title,
      lead,
      body,
      details,
      publishedAt,
    }: WrittenContent): Promise<'added' | 'changed' | 'kept'> {
      return transact(database, async (tx) => {
        const row = await findEntry(tx, kind, slug);
        const values = { title, folded_title: fold(title), lead, ...textOf(body), details: toJson(details) };
        if (!row) {
          const position = (await lastPosition(tx, kind)) + 1;
          const published_at = publishedAt === undefined ? clock() : publishedAt;
          await tx
            .insertInto('content_entries')
            .values({ ...values, kind, slug, position, published_at, changed_at: clock() })
            .execute();
          return 'added';
        }
        const shown = publishedAt === null ? hidden(row, clock()) : publishedAt !== undefined && shownFrom(publishedAt);
        const changed = { ...values, ...shown };
        const isSame = Object.entries(changed).every(([name, value]) => row[name as keyof typeof changed] === value);
        if (isSame) return 'kept';
        await tx
          .updateTable('content_entries')
          .set({ ...changed, changed_at: clock() })
          .where('id', '=', row.id)
          .execute();
        return 'changed';
      });
    },

    /** Shows an entry now, or withdraws it. */
    async show(kind: ContentKind, slug: string, isShown: boolean): Promise<'done' | 'kept' | 'unknown'> {
      return transact(database, async (tx) => {
        const row = await findEntry(tx, kind, slug);
        if (!row) return 'unknown';
        const now = clock();
        const isNow = row.published_at !== null && row.published_at <= now;
        if (isShown ? isNow : row.published_at === null) return 'kept';
        await tx
          .updateTable('content_entries')
          .set(isShown ? shownFrom(now) : hidden(row, now))
          .where('id', '=', row.id)
          .execute();
        return 'done';
      });
    },

    /** Every entry, also drafts and those of the future; earlier versions of pages are left out. */
    async all(): Promise<ReadonlyArray<ListedContent>> {
      const rows = await read
        .selectFrom('content_entries')
        .select(titleColumns)
        .orderBy('kind')
        .orderBy('slug')
        .execute();
      return rows
        .filter(({ slug }) => !slug.includes('@'))
        .map((row) => ({ ...toTitle(row), publishedAt: row.published_at }));
    },

    /** An entry as it was written, whether it is shown or not. */
    async written(kind: ContentKind, slug: string): Promise<ContentEntry | null> {
      const row = await findEntry(read, kind, slug);
      return row ? toEntry(row) : null;
    },

    /** Entries whose titles have words that begin with the text's words: pages first, then newest. */
    async search(
      text: string,
      limit: number,
      kinds: ReadonlyArray<ContentKind> = ['page', 'post', 'news'],
    ): Promise<ReadonlyArray<ContentTitle>> {
      if (kinds.length === 0) return [];
      const rows = await published()
        .select([...titleColumns, 'folded_title'])
        .where('kind', 'in', kinds)
        .orderBy((eb) => eb.case().when('kind', '=', 'page').then(0).else(1).end())
        .orderBy('published_at', 'desc')
        .orderBy('id')
        .execute();
      return named(rows, (row) => row.folded_title, text)
        .slice(0, limit)
        .map(toTitle);
    },
  };
}
