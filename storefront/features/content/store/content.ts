import type { Selectable } from 'kysely';
import type { Clock } from '../../../platform/store/clock.ts';
import type { Database } from '../../../platform/store/engine/database.ts';
import { fromJson } from '../../../platform/store/json.ts';
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

/** The shop's pages, articles and news. Drafts and future entries are left out. */
export function contentOf({ read }: Database, clock: Clock) {
  const published = () => read.selectFrom('content_entries').selectAll().where('published_at', '<=', clock());

  return {
    /** Pages in the shop's order, articles and news newest first. */
    async list(kind: ContentKind, limit?: number): Promise<ReadonlyArray<ContentEntry>> {
      const entries = published().where('kind', '=', kind);
      const ordered = kind === 'page' ? entries.orderBy('position') : entries.orderBy('published_at', 'desc');
      const rows = await ordered.orderBy('id').execute();
      return rows.slice(0, limit).map(toEntry);
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

    async find(kind: ContentKind, slug: string): Promise<ContentEntry | null> {
      const row = await published().where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst();
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
