import type { Kysely } from 'kysely';
import { fold } from '../../../../patterns/rules/fold.ts';
import { settingsWith } from '../../../platform/settings/index.ts';
import type { Clock } from '../../../platform/store/clock.ts';
import { transact, type Database } from '../../../platform/store/engine/database.ts';
import { fromJson, toJson } from '../../../platform/store/json.ts';
import type { Schema } from '../../../platform/store/schema.ts';
import { settingsOf } from '../../../platform/store/settings.ts';
import {
  findEntry,
  lastPosition,
  publishedEntries,
  shownFrom,
  textOf,
  toEntry,
  type ContentDetails,
  type ContentEntry,
  type Row,
  type WrittenContent,
} from './content-rows.ts';
import { sellerWords, wordsNamed, type SellerWords } from './seller-words.ts';

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

/** The pages whose versions buyers agree to. */
export const agreedPages = ['terms', 'privacy'] as const;

/** Earlier versions are entries that are not published, under a name that no address has. */
const pastSlug = (slug: string, version: number): string => `${slug}@${version}`;

const sellerOf = ({ seller }: Row): SellerWords | null => (seller === null ? null : fromJson<SellerWords>(seller));

/** The details that an operator wrote. */
function writtenOf({ details }: Row): WrittenContent['details'] {
  const { version: _version, began: _began, ...written } = fromJson<ContentDetails>(details);
  return written;
}

/** A page that is published as plain text keeps its note. */
const noteOf = (row: Row | undefined): WrittenContent['details'] => (row ? writtenOf(row) : {});

const versionOf = (entry: ContentEntry | null): number => (entry ? (entry.version ?? 1) : 0);

/** The versions of the shop's pages: the address of a page shows the last one, an order names the one that its buyer agreed to. */
export function pageVersionsOf(database: Database, clock: Clock) {
  const { read } = database;

  const current = async (slug: string): Promise<ContentEntry | null> => {
    const row = await publishedEntries(read, clock())
      .selectAll()
      .where('kind', '=', 'page')
      .where('slug', '=', slug)
      .executeTakeFirst();
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
    const slug = pastSlug(row.slug, versionOf(before));
    await tx
      .insertInto('content_entries')
      .values({ ...past, slug, details: toJson(details), published_at: null, withdrawn_at: null })
      .execute();
  };

  return {
    /** The number of a page's current version; 0 where the shop has no such page. */
    async version(slug: string): Promise<number> {
      return versionOf(await current(slug));
    },

    /** A page as it was in one version; null where there is none. */
    async pageOf(slug: string, version: number): Promise<PageVersion | null> {
      const now = await current(slug);
      if (now && versionOf(now) === version) return { ...now, version, isPast: false, seller: null };
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
          ...shownFrom(clock()),
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
                ...shownFrom(clock()),
                changed_at: clock(),
              }),
            })
            .where('id', '=', row.id)
            .execute();
        }
      });
    },
  };
}
