import type { ImageSource } from '../../../../../components/image/index.ts';
import { pictureSource } from '../../../../../patterns/picture-source/index.ts';
import { translator } from '../../../../../components/texts/texts.ts';
import { calendarDay, formatDay } from '../../../../../patterns/rules/warsaw-time.ts';
import { pictureOf, previewAddress, productCardsData, type SavableCard } from '../../../catalogue/index.ts';
import { addressOf } from '../../../../shared/addresses.ts';
import type { SienTypes } from '../../../../shared/define-page.ts';
import { localAddress } from '../../../../platform/languages/current-language.ts';
import { gone, notFound, page, redirect } from '../../../../platform/page/answers.ts';
import type { PageHead } from '../../../../platform/page/page.ts';
import type { RequestContext } from '../../../../platform/page/request-context.ts';
import type { ContentDetails, ContentTeaser, ContentTitle } from '../../store/content-rows.ts';
import { trailFacts } from '../trail/trail-facts.ts';
import { entriesTexts } from './texts.ts';

/** Articles and news: two lists of the same kind. */
export type EntryKind = 'post' | 'news';

type Context<Params = unknown> = RequestContext<Params, SienTypes>;

/** How many entries a list shows, and how many products stand under one. */
const portion = 12;
const mostRelated = 4;

const places = { post: ['blog', 'blog-entry'], news: ['news', 'news-entry'] } as const;

export const listPlace = (kind: EntryKind) => addressOf(places[kind][0]);
export const entryAddress = (kind: EntryKind, { id, slug }: Pick<ContentTitle, 'id' | 'slug'>): string =>
  addressOf(places[kind][1], { id, slug });

export const feedPath = '/rss.xml';
/** The feed in the language of the page. */
export const feedAddress = (): string => localAddress(feedPath);

export interface EntryTeaser {
  title: string;
  lead: string;
  /** "12 listopada 2026" */
  day: string;
  address: string;
  picture: ImageSource | null;
}

export interface EntriesData {
  kind: EntryKind;
  entries: ReadonlyArray<EntryTeaser>;
  /** From 1. */
  current: number;
  pages: number;
}

const dayOf = (publishedAt: number, { texts }: Context) =>
  formatDay(calendarDay(publishedAt), texts.locale, { dateStyle: 'long' });

const pictureIn = ({ picture, pictureId }: ContentDetails): ImageSource | null => {
  if (picture) return pictureSource(picture);
  return pictureId === undefined ? null : (pictureOf(pictureId)?.source ?? null);
};

const teaserOf = (kind: EntryKind, entry: ContentTeaser, context: Context): EntryTeaser => ({
  title: entry.title,
  lead: entry.lead,
  day: dayOf(entry.publishedAt, context),
  address: entryAddress(kind, entry),
  picture: pictureIn(entry),
});

/** The feed for readers of feeds, on lists and entries alike. */
const feedOf = ({ settings, texts }: Context): Required<Pick<PageHead, 'feed'>> => ({
  feed: { title: `${settings.shopName}: ${translator(entriesTexts, texts)('feed')}`, address: feedAddress() },
});

/** A page of the list; `counter` counts from 0, as on lists of products. */
export const loadEntries = (kind: EntryKind) => async (context: Context) => {
  const current = Number(/^\d{1,6}$/.exec(context.url.searchParams.get('counter') ?? '')?.[0] ?? 0) + 1;
  const { entries, count } = await context.store.content.portion(kind, current, portion);
  const pages = Math.ceil(count / portion);
  if (current > Math.max(pages, 1)) return redirect(listPlace(kind), 302);
  return page<EntriesData>({
    kind,
    current,
    pages,
    // An entry without a lead shows how it begins.
    entries: entries.map((entry) => ({ ...teaserOf(kind, entry, context), lead: entry.lead || entry.opening })),
  });
};

export const entriesHead = ({ kind, current }: EntriesData, context: Context): PageHead => {
  const t = translator(entriesTexts, context.texts);
  return {
    ...feedOf(context),
    title: t(kind),
    description: t(`${kind}Lead`),
    canonical: listPlace(kind) + (current > 1 ? `?counter=${current - 1}` : ''),
  };
};

export interface EntryData extends EntryTeaser {
  kind: EntryKind;
  opening: string;
  /** In Markdown. */
  body: string;
  pictures: ContentDetails['pictures'];
  related: ReadonlyArray<SavableCard>;
  /** ISO 8601 */
  published: string;
}

/** One entry, with the goods that it is about. */
export const loadEntry = (kind: EntryKind) => async (context: Context<{ id: string; slug: string }>) => {
  const { store, params, settings } = context;
  const id = Number(params.id);
  if (!Number.isSafeInteger(id)) return notFound();
  const entry = await store.content.entry(kind, id);
  if (!entry) return (await store.content.isWithdrawn(kind, { id })) ? gone() : notFound();
  if (entry.slug !== params.slug) return redirect(entryAddress(kind, entry), 301);
  const ids =
    entry.productIds ??
    (entry.categoryId === undefined
      ? []
      : (
          await store.catalogue.listedIds({
            categoryId: entry.categoryId,
            portion: mostRelated,
            isGrouped: settings.versionsOnOneCard,
          })
        ).ids);
  const related = productCardsData(await store.catalogue.cards(ids.slice(0, mostRelated)), context);
  return page<EntryData>({
    ...teaserOf(kind, entry, context),
    kind,
    opening: entry.opening,
    body: entry.body,
    pictures: entry.pictures,
    related,
    published: new Date(entry.publishedAt).toISOString(),
  });
};

export const entryHead = (data: EntryData, context: Context): PageHead => {
  const { url, settings, texts } = context;
  const t = translator(entriesTexts, texts);
  const picture = previewAddress(data.picture);
  return {
    ...feedOf(context),
    title: data.title,
    ...(picture !== undefined && { picture }),
    description: data.lead || data.opening || data.title,
    canonical: data.address,
    facts: [
      {
        '@context': 'https://schema.org',
        '@type': data.kind === 'post' ? 'BlogPosting' : 'NewsArticle',
        headline: data.title,
        datePublished: data.published,
        url: url.origin + data.address,
        ...(picture !== undefined && { image: [url.origin + picture] }),
        author: { '@type': 'Organization', name: settings.shopName },
      },
      trailFacts([{ name: t(data.kind), href: listPlace(data.kind) }, { name: data.title }], { url, texts }),
    ],
  };
};
