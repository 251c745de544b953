import type { Kysely, Selectable } from 'kysely';
import { fold } from '../../../../patterns/rules/fold.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import { named } from '../../catalogue/store.ts';

/** `page` is about the shop (terms, delivery), `post` a journal article, `news` a short message. */
export type ContentKind = 'page' | 'post' | 'news';

export interface ContentSection {
  /** Null where the text is in one piece. */
  heading: string | null;
  paragraphs: ReadonlyArray<string>;
}

/** Fields of some entries only: the JSON column `details`. */
export interface ContentDetails {
  /** Of a page that was published more than once, from 1; the first has none. */
  version?: number;
  /** Of an earlier version: when it began. */
  began?: number;
  note?: string;
  pictureId?: string;
  categoryId?: number;
  productIds?: ReadonlyArray<number>;
}

export interface ContentTitle {
  id: number;
  kind: ContentKind;
  slug: string;
  title: string;
  lead: string;
  publishedAt: number;
}

export interface ContentEntry extends ContentTitle, ContentDetails {
  sections: ReadonlyArray<ContentSection>;
}

type Row = Selectable<Schema['content_entries']>;

const toTitle = ({ id, kind, slug, title, lead, published_at }: Row): ContentTitle => ({
  id,
  kind: kind as ContentKind,
  slug,
  title,
  lead,
  // Only published ones are read.
  publishedAt: published_at ?? 0,
});

const toEntry = (row: Row): ContentEntry => ({
  ...toTitle(row),
  ...fromJson<ContentDetails>(row.details),
  sections: fromJson<ReadonlyArray<ContentSection>>(row.sections),
});

/** A page as an operator publishes it. */
export type PublishedPage = Pick<ContentEntry, 'title' | 'sections'>;

/** A page with the number of its version. */
export interface PageVersion extends ContentEntry {
  version: number;
  /** Whether a later version has taken its place. */
  isPast: boolean;
}

/** Earlier versions are entries that are not published, under a name that no address has. */
const pastSlug = (slug: string, version: number): string => `${slug}@${version}`;

const findPage = (db: Kysely<Schema>, slug: string) =>
  db.selectFrom('content_entries').selectAll().where('kind', '=', 'page').where('slug', '=', slug).executeTakeFirst();

const versionOf = (entry: ContentEntry | null): number => (entry ? (entry.version ?? 1) : 0);

/** The shop's pages, articles and news. Drafts and future entries are left out. */
export function contentOf(database: Database, clock: Clock) {
  const { read } = database;
  const published = () => read.selectFrom('content_entries').selectAll().where('published_at', '<=', clock());

  const find = async (kind: ContentKind, slug: string): Promise<ContentEntry | null> => {
    const row = await published().where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst();
    return row ? toEntry(row) : null;
  };

  return {
    /** Pages in the shop's order, articles and news newest first. */
    async list(kind: ContentKind, limit?: number): Promise<ReadonlyArray<ContentEntry>> {
      const entries = published().where('kind', '=', kind);
      const ordered = kind === 'page' ? entries.orderBy('position') : entries.orderBy('published_at', 'desc');
      const rows = await ordered.orderBy('id').execute();
      return rows.slice(0, limit).map(toEntry);
    },

    /** One page of articles or of news, newest first, and how many there are in all. @param number from 1 */
    async portion(
      kind: ContentKind,
      number: number,
      size: number,
    ): Promise<{ entries: ReadonlyArray<ContentTitle & ContentDetails>; count: number }> {
      const [rows, all] = await Promise.all([
        published()
          .where('kind', '=', kind)
          .orderBy('published_at', 'desc')
          .orderBy('id')
          .limit(size)
          .offset((number - 1) * size)
          .execute(),
        read
          .selectFrom('content_entries')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('kind', '=', kind)
          .where('published_at', '<=', clock())
          .executeTakeFirstOrThrow(),
      ]);
      return { entries: rows.map(toEntry), count: Number(all.count) };
    },

    /** A published entry of a kind by its id. */
    async entry(kind: ContentKind, id: number): Promise<ContentEntry | null> {
      const row = await published().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();
      return row ? toEntry(row) : null;
    },

    /** Like `list`, without the texts. */
    async titles(kind: ContentKind): Promise<ReadonlyArray<Pick<ContentTitle, 'slug' | 'title'>>> {
      return read
        .selectFrom('content_entries')
        .select(['slug', 'title'])
        .where('kind', '=', kind)
        .where('published_at', '<=', clock())
        .orderBy('position')
        .orderBy('id')
        .execute();
    },

    find,

    /** The number of a page's current version; 0 where the shop has no such page. */
    async version(slug: string): Promise<number> {
      return versionOf(await find('page', slug));
    },

    /** A page as it was in one version; null where there is none. */
    async pageOf(slug: string, version: number): Promise<PageVersion | null> {
      const current = await find('page', slug);
      if (current && versionOf(current) === version) return { ...current, version, isPast: false };
      const row = await findPage(read, pastSlug(slug, version));
      if (!row) return null;
      const entry = toEntry(row);
      return { ...entry, slug, publishedAt: entry.began ?? 0, version, isPast: true };
    },

    /** Shows another text of a page from now on, and keeps the earlier one. Null where it is the same text. */
    async publish(slug: string, { title, sections }: PublishedPage): Promise<number | null> {
      return transact(database, async (tx) => {
        const row = await findPage(tx, slug);
        const before = row ? toEntry(row) : null;
        if (before && before.title === title && toJson(before.sections) === toJson(sections)) return null;
        const version = versionOf(before) + 1;
        if (row && before)
          await tx
            .updateTable('content_entries')
            .set({
              slug: pastSlug(slug, version - 1),
              details: toJson({ ...fromJson<ContentDetails>(row.details), began: before.publishedAt }),
              published_at: null,
            })
            .where('id', '=', row.id)
            .execute();
        const { last } = await tx
          .selectFrom('content_entries')
          .where('kind', '=', 'page')
          .select((eb) => eb.fn.max('position').as('last'))
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('content_entries')
          .values({
            kind: 'page',
            slug,
            position: row?.position ?? Number(last ?? -1) + 1,
            title,
            folded_title: fold(title),
            lead: '',
            sections: toJson(sections),
            details: toJson({ version } satisfies ContentDetails),
            published_at: clock(),
          })
          .execute();
        return version;
      });
    },

    /** Entries whose titles have words that begin with the text's words: pages first, then newest. */
    async search(
      text: string,
      limit: number,
      kinds: ReadonlyArray<ContentKind> = ['page', 'post', 'news'],
    ): Promise<ReadonlyArray<ContentTitle>> {
      if (kinds.length === 0) return [];
      const rows = await published()
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
