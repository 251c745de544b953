import type { Kysely, Selectable } from 'kysely';
import { fold } from '../../../../patterns/rules/fold.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import { settingsWith } from '../../../platform/settings/index.ts';
import { settingsOf } from '../../../platform/store/settings.ts';
import type { ShopPicture } from '../../../../patterns/picture-source/index.ts';
import { named } from '../../catalogue/store.ts';
import { openingOf } from '../markdown/parse-markdown.ts';
import { sellerWords, wordsNamed, type SellerWords } from './seller-words.ts';

/** `page` is about the shop (terms, delivery), `post` a journal article, `news` a short message. */
export type ContentKind = 'page' | 'post' | 'news';

/** Fields of some entries only: the JSON column `details`. */
export interface ContentDetails {
  /** Of a page that was published more than once, from 1; the first has none. */
  version?: number;
  /** Of an earlier version: when it began. */
  began?: number;
  note?: string;
  /** A picture that comes with the shop, by its id. */
  pictureId?: string;
  /** A picture that came with the text, for lists and above it. */
  picture?: ShopPicture & { file: string };
  /** The pictures in the text, by their file names. */
  pictures?: Readonly<Record<string, ShopPicture>>;
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

/** An entry as lists show it. */
export interface ContentTeaser extends ContentTitle, ContentDetails {
  /** How the text begins, in plain words: for lists, where there is no lead. */
  opening: string;
}

export interface ContentEntry extends ContentTeaser {
  /** The text in Markdown. */
  body: string;
}

/** An entry as an operator sees it, with drafts and entries of the future. */
export interface ListedContent extends Omit<ContentTitle, 'publishedAt'> {
  /** Null of a draft. */
  publishedAt: number | null;
}

/** An entry as an operator writes it. */
export interface WrittenContent extends Pick<ContentEntry, 'kind' | 'slug' | 'title' | 'lead' | 'body'> {
  details: Omit<ContentDetails, 'version' | 'began'>;
  /** Undefined keeps the earlier time, and is now for a new entry; null is a draft. */
  publishedAt?: number | null | undefined;
}

type Row = Selectable<Schema['content_entries']>;

type TitleRow = Pick<Row, (typeof titleColumns)[number]>;

/** Lists read no texts: these may be long. */
const titleColumns = ['id', 'kind', 'slug', 'title', 'lead', 'published_at'] as const;
const teaserColumns = [...titleColumns, 'opening', 'details'] as const;

const toTitle = ({ id, kind, slug, title, lead, published_at }: TitleRow): ContentTitle => ({
  id,
  kind: kind as ContentKind,
  slug,
  title,
  lead,
  // Only published ones are read.
  publishedAt: published_at ?? 0,
});

const toTeaser = (row: Pick<Row, (typeof teaserColumns)[number]>): ContentTeaser => ({
  ...toTitle(row),
  ...fromJson<ContentDetails>(row.details),
  opening: row.opening,
});

const toEntry = (row: Row): ContentEntry => ({ ...toTeaser(row), body: row.body });

/** A text as it is kept, with what lists read of it. */
const textOf = (body: string) => ({ body, opening: openingOf(body) });

/** A page as an operator publishes it. */
export type PublishedPage = Pick<ContentEntry, 'title' | 'body'> & { details?: WrittenContent['details'] };

/** A page with the number of its version. */
export interface PageVersion extends ContentEntry {
  version: number;
  /** Whether a later version has taken its place. */
  isPast: boolean;
  /** What it said of the seller; null of the version that holds now, which says what holds now. */
  seller: SellerWords | null;
}

/** Where a text of the shop stands, for lists of all addresses. */
export interface ContentPlace extends Pick<ContentTitle, 'id' | 'kind' | 'slug'> {
  /** When it was last changed or published. */
  changedAt: number;
}

/** The pages whose versions buyers agree to. */
export const agreedPages = ['terms', 'privacy'] as const;

/** Earlier versions are entries that are not published, under a name that no address has. */
const pastSlug = (slug: string, version: number): string => `${slug}@${version}`;

const sellerOf = ({ seller }: Row): SellerWords | null => (seller === null ? null : fromJson<SellerWords>(seller));

const findEntry = (db: Kysely<Schema>, kind: ContentKind, slug: string) =>
  db.selectFrom('content_entries').selectAll().where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst();

/** The place of the last entry of a kind; -1 without one. */
async function lastPosition(db: Kysely<Schema>, kind: ContentKind): Promise<number> {
  const { last } = await db
    .selectFrom('content_entries')
    .where('kind', '=', kind)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? -1);
}

/** The details that an operator wrote. */
function writtenOf({ details }: Row): WrittenContent['details'] {
  const { version: _version, began: _began, ...written } = fromJson<ContentDetails>(details);
  return written;
}

/** A page that is published as plain text keeps its note. */
const noteOf = (row: Row | undefined): WrittenContent['details'] => (row ? writtenOf(row) : {});

const versionOf = (entry: ContentEntry | null): number => (entry ? (entry.version ?? 1) : 0);

/** The shop's pages, articles and news. Drafts and future entries are left out. */
export function contentOf(database: Database, clock: Clock) {
  const { read } = database;
  const published = () => read.selectFrom('content_entries').where('published_at', '<=', clock());

  const find = async (kind: ContentKind, slug: string): Promise<ContentEntry | null> => {
    const row = await published().selectAll().where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst();
    return row ? toEntry(row) : null;
  };

  /** What pages say of the seller now. */
  const wordsNow = async (): Promise<SellerWords> =>
    sellerWords(settingsWith(await settingsOf(database, clock).overrides()));

  /** The address of a page names the current row: the earlier text gets a row of its own. */
  const keepPast = async (tx: Kysely<Schema>, row: Row): Promise<void> => {
    const { id: _id, ...past } = row;
    const before = toEntry(row);
    const details = { ...fromJson<ContentDetails>(row.details), began: before.publishedAt };
    await tx
      .insertInto('content_entries')
      .values({ ...past, slug: pastSlug(row.slug, versionOf(before)), details: toJson(details), published_at: null })
      .execute();
  };

  return {
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

    find,

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

    /** The number of a page's current version; 0 where the shop has no such page. */
    async version(slug: string): Promise<number> {
      return versionOf(await find('page', slug));
    },

    /** A page as it was in one version; null where there is none. */
    async pageOf(slug: string, version: number): Promise<PageVersion | null> {
      const current = await find('page', slug);
      if (current && versionOf(current) === version) return { ...current, version, isPast: false, seller: null };
      const row = await findEntry(read, 'page', pastSlug(slug, version));
      if (!row) return null;
      const entry = toEntry(row);
      return { ...entry, slug, publishedAt: entry.began ?? 0, version, isPast: true, seller: sellerOf(row) };
    },

    /** Shows another text of a page from now on, and keeps the earlier one. Null where it is the same text. */
    async publish(slug: string, { title, body, details }: PublishedPage): Promise<number | null> {
      const words = await wordsNow();
      return transact(database, async (tx) => {
        const row = await findEntry(tx, 'page', slug);
        const before = row ? toEntry(row) : null;
        const written = details ?? noteOf(row);
        if (row && row.title === title && row.body === body && toJson(written) === toJson(writtenOf(row))) return null;
        const version = versionOf(before) + 1;
        const values = {
          title,
          folded_title: fold(title),
          ...textOf(body),
          details: toJson({ ...written, version } satisfies ContentDetails),
          published_at: clock(),
          changed_at: clock(),
          seller: toJson(wordsNamed(body, words)),
        };
        if (!row || !before) {
          const position = (await lastPosition(tx, 'page')) + 1;
          await tx
            .insertInto('content_entries')
            .values({ ...values, kind: 'page', slug, position, lead: '' })
            .execute();
          return version;
        }
        await keepPast(tx, { ...row, seller: row.seller ?? toJson(wordsNamed(row.body, words)) });
        await tx.updateTable('content_entries').set(values).where('id', '=', row.id).execute();
        return version;
      });
    },

    /**
     * Lets the pages that buyers agree to follow the seller: where what such a page says of the seller has changed, it has another
     * version from now on, and the earlier one keeps its words. Before the first order no buyer has agreed to it, and the version stays.
     */
    async followSeller(): Promise<void> {
      const words = await wordsNow();
      await transact(database, async (tx) => {
        const rows = await tx
          .selectFrom('content_entries')
          .selectAll()
          .where('kind', '=', 'page')
          .where((eb) => eb.or(agreedPages.flatMap((slug) => [eb('slug', '=', slug), eb('slug', 'like', `${slug}@%`)])))
          .execute();
        const isAgreed = (await tx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
        for (const row of rows) {
          const now = toJson(wordsNamed(row.body, words));
          if (row.seller === now || (row.seller !== null && row.published_at === null)) continue;
          const isOther = row.seller !== null && isAgreed;
          if (isOther) await keepPast(tx, row);
          const details = fromJson<ContentDetails>(row.details);
          const version = versionOf(toEntry(row)) + 1;
          await tx
            .updateTable('content_entries')
            .set({
              seller: now,
              ...(isOther && {
                details: toJson({ ...details, version }),
                published_at: clock(),
                changed_at: clock(),
              }),
            })
            .where('id', '=', row.id)
            .execute();
        }
      });
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
        const published_at = publishedAt === undefined ? row.published_at : publishedAt;
        const isSame =
          row.published_at === published_at &&
          Object.entries(values).every(([name, value]) => row[name as keyof typeof values] === value);
        if (isSame) return 'kept';
        await tx
          .updateTable('content_entries')
          .set({ ...values, published_at, changed_at: clock() })
          .where('id', '=', row.id)
          .execute();
        return 'changed';
      });
    },

    /** Shows an entry now, or takes it out of the shop. */
    async show(kind: ContentKind, slug: string, isShown: boolean): Promise<'done' | 'kept' | 'unknown'> {
      return transact(database, async (tx) => {
        const row = await findEntry(tx, kind, slug);
        if (!row) return 'unknown';
        const now = clock();
        const isNow = row.published_at !== null && row.published_at <= now;
        if (isShown ? isNow : row.published_at === null) return 'kept';
        await tx
          .updateTable('content_entries')
          .set({ published_at: isShown ? now : null })
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
