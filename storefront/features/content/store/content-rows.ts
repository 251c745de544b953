import type { Kysely, Selectable } from 'kysely';
import type { ShopPicture } from '../../../../patterns/picture-source/index.ts';
import { fromJson } from '../../../platform/store/json.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import { openingOf } from '../markdown/parse-markdown.ts';

/* Pages, articles and news as rows of one table. */

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

/** An entry as an operator writes it. */
export interface WrittenContent extends Pick<ContentEntry, 'kind' | 'slug' | 'title' | 'lead' | 'body'> {
  details: Omit<ContentDetails, 'version' | 'began'>;
  /** Undefined keeps the earlier time, and is now for a new entry; null hides it. */
  publishedAt?: number | null | undefined;
}

/** An entry as it is kept. */
export type Row = Selectable<Schema['content_entries']>;

type TitleRow = Pick<Row, (typeof titleColumns)[number]>;

/** Lists read no texts: these may be long. */
export const titleColumns = ['id', 'kind', 'slug', 'title', 'lead', 'published_at'] as const;
export const teaserColumns = [...titleColumns, 'opening', 'details'] as const;

export const toTitle = ({ id, kind, slug, title, lead, published_at }: TitleRow): ContentTitle => ({
  id,
  kind: kind as ContentKind,
  slug,
  title,
  lead,
  // Only published ones are read.
  publishedAt: published_at ?? 0,
});

export const toTeaser = (row: Pick<Row, (typeof teaserColumns)[number]>): ContentTeaser => ({
  ...toTitle(row),
  ...fromJson<ContentDetails>(row.details),
  opening: row.opening,
});

export const toEntry = (row: Row): ContentEntry => ({ ...toTeaser(row), body: row.body });

/** A text as it is kept, with what lists read of it. */
export const textOf = (body: string) => ({ body, opening: openingOf(body) });

/** The entries that visitors see. */
export const publishedEntries = (db: Kysely<Schema>, now: number) =>
  db.selectFrom('content_entries').where('published_at', '<=', now);

/** An entry, whether visitors see it or not. */
export const findEntry = (db: Kysely<Schema>, kind: ContentKind, slug: string) =>
  db.selectFrom('content_entries').selectAll().where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst();

/** When an entry is shown. */
export const shownFrom = (published_at: number) => ({ published_at, withdrawn_at: null });

/** An entry that visitors have seen is withdrawn, any other one is a draft. */
export const hidden = ({ published_at, withdrawn_at }: Pick<Row, 'published_at' | 'withdrawn_at'>, now: number) => ({
  published_at: null,
  withdrawn_at: published_at !== null && published_at <= now ? now : withdrawn_at,
});

/** The place of the last entry of a kind; -1 without one. */
export async function lastPosition(db: Kysely<Schema>, kind: ContentKind): Promise<number> {
  const { last } = await db
    .selectFrom('content_entries')
    .where('kind', '=', kind)
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? -1);
}
