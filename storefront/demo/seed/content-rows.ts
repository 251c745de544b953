import type { Insertable } from 'kysely';
import { fold } from '../../../patterns/rules/fold.ts';
import { calendarDay, endOfWarsawDay, formatDay } from '../../../patterns/rules/warsaw-time.ts';
import { toIsoDate } from '../../../components/dates/index.ts';
import type { BuiltInLocale } from '../../../components/texts/texts.ts';
import type { Catalogue } from '../types/catalogue.ts';
import type { News } from '../types/content.ts';
import type { MenuNode } from '../../features/catalogue/types.ts';
import { openingOf, type ContentDetails, type ContentKind } from '../../features/content/store.ts';
import { pinHash } from '../../features/payment/store.ts';
import { toJson } from '../../platform/store/json.ts';
import type { Schema } from '../../platform/store/schema.ts';
import { day } from '../../platform/store/clock.ts';

/* The shop's content around its goods, and extras of an order, as rows. */

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;
type Rows = { [Table in keyof Schema]?: ReadonlyArray<Row<Table>> };

/** The tree as rows, parents before children. Keys are counted here, since children name them. */
function menuRows(menu: ReadonlyArray<MenuNode>): ReadonlyArray<Row<'menu_nodes'>> {
  let last = 0;
  const walk = (nodes: ReadonlyArray<MenuNode>, parent: number | null): ReadonlyArray<Row<'menu_nodes'>> =>
    nodes.flatMap(({ name, categoryId, link = '', children = [] }, position) => {
      const id = ++last;
      const row = { id, parent_id: parent, position, name, category_id: categoryId ?? null, link };
      return [row, ...walk(children, id)];
    });
  return walk(menu, null);
}

/** The placeholders are filled permanently: the dates they name, such as a promotion's end, age with the news. */
function datesIn({ dates = {} }: News, now: number, locale: BuiltInLocale): (text: string) => string {
  return (text) =>
    Object.entries(dates).reduce(
      (filled, [name, ahead]) =>
        filled.replaceAll(
          `{${name}}`,
          formatDay(calendarDay(now) + ahead, locale, { day: 'numeric', month: 'long' }).replace(' ', '\u00A0'),
        ),
      text,
    );
}

interface Entry {
  kind: ContentKind;
  slug: string;
  title: string;
  lead?: string;
  body: string;
  details: ContentDetails;
  publishedAt: number;
}

type Texts = Pick<Catalogue, 'pages' | 'posts' | 'news' | 'englishTexts'>;

function entriesOf({ pages, posts, news }: Texts, now: number, locale: BuiltInLocale = 'pl'): ReadonlyArray<Entry> {
  return [
    ...pages.map(({ slug, title, note, body }): Entry => ({
      kind: 'page',
      slug,
      title,
      body,
      details: { ...(note !== undefined && { note }) },
      // Before the first start: a clock that begins again at `SHOP_NOW` must not be before its own pages.
      publishedAt: now - day,
    })),
    ...posts.map(({ slug, title, lead, body, daysAgo, category, pictureId }): Entry => ({
      kind: 'post',
      slug,
      title,
      lead,
      body,
      details: { categoryId: category, pictureId },
      publishedAt: now - daysAgo * day,
    })),
    ...news.map((message): Entry => {
      const fill = datesIn(message, now, locale);
      return {
        kind: 'news',
        slug: message.slug,
        title: fill(message.title),
        body: fill(message.body),
        details: { productIds: message.products },
        publishedAt: now - message.daysAgo * day,
      };
    }),
  ];
}

const entryRow = (entry: Entry, position: number): Row<'content_entries'> => ({
  kind: entry.kind,
  slug: entry.slug,
  position,
  title: entry.title,
  folded_title: fold(entry.title),
  lead: entry.lead ?? '',
  body: entry.body,
  opening: openingOf(entry.body),
  details: toJson(entry.details),
  published_at: entry.publishedAt,
});

/** The texts of one kind with their English words. */
const inEnglish = <Text extends { slug: string }>(
  texts: ReadonlyArray<Text>,
  english: ReadonlyArray<{ slug: string }>,
): ReadonlyArray<Text> => texts.map((text) => ({ ...text, ...english.find(({ slug }) => slug === text.slug) }));

/** The English words of the demo's pages, articles and news, by the Polish ones that the shop's tables hold. */
export function contentTranslations(catalogue: Texts, now: number): ReadonlyMap<string, string> {
  const { englishTexts: english } = catalogue;
  if (!english) return new Map();
  const translated = {
    pages: inEnglish(catalogue.pages, english.pages),
    posts: inEnglish(catalogue.posts, english.posts),
    news: inEnglish(catalogue.news, english.news),
  };
  const others = entriesOf(translated, now, 'en');
  const words = ({ title, lead = '', body, details: { note = '' } }: Entry) => [
    title,
    lead,
    body,
    openingOf(body),
    note,
  ];
  const pairs = entriesOf(catalogue, now).flatMap((entry, index) => {
    const other = words(others[index]!);
    return words(entry).map((text, place): [string, string] => [text, other[place]!]);
  });
  return new Map(pairs.filter(([text]) => text !== ''));
}

const giftRows = ({ thresholds, always }: Catalogue['gifts']): ReadonlyArray<Row<'gifts'>> => [
  ...thresholds.flatMap(({ fromGross, productIds, note = '' }) =>
    productIds.map((productId, position) => ({
      kind: 'threshold',
      from_worth: fromGross,
      product_id: productId,
      position,
      quantity: 1000,
      note,
    })),
  ),
  ...always.map(({ productId, maxQuantity, note = '' }, position) => ({
    kind: 'always',
    from_worth: 0,
    product_id: productId,
    position,
    quantity: maxQuantity,
    note,
  })),
];

const voucherRows = (
  vouchers: NonNullable<Catalogue['vouchers']>,
  now: number,
): ReadonlyArray<Insertable<Schema['vouchers']>> =>
  vouchers.map(({ number, kind, pin, worth, left = worth, currency = 'PLN', isForeign, isBlocked, endsInDays }) => ({
    number,
    kind,
    pin_hash: pin === undefined ? null : pinHash(number, pin),
    worth,
    left_amount: left,
    currency,
    is_foreign: isForeign ? 1 : 0,
    is_blocked: isBlocked ? 1 : 0,
    valid_until: endsInDays === undefined ? null : endOfWarsawDay(now + endsInDays * day),
  }));

/** Tables of the content around the goods, parents before children; the goods come first. */
export function contentRowsOf(catalogue: Catalogue, now: number): Rows {
  const { menu, hotspots, rebates, gifts, delivery, phrases, vouchers = [] } = catalogue;
  return {
    menu_nodes: menuRows(menu),
    content_entries: entriesOf(catalogue, now).map(entryRow),
    hotspots: hotspots.map(({ productIds = [], ...zone }) => ({ ...zone, products: toJson(productIds) })),
    search_phrases: phrases.map(({ phrase, count }) => ({ folded: fold(phrase), phrase, count, last_at: now })),
    rebate_codes: rebates.map(({ code, kind, value, fromGross, startsInDays, endsInDays, mostUses, used = 0 }) => ({
      code,
      kind,
      value,
      from_worth: fromGross,
      valid_from: startsInDays === undefined ? null : now + startsInDays * day,
      valid_until: endsInDays === undefined ? null : endOfWarsawDay(now + endsInDays * day) + 1,
      most_uses: mostUses ?? null,
      used,
    })),
    vouchers: voucherRows(vouchers, now),
    gifts: giftRows(gifts),
    countries: delivery.countries.map((country, position) => ({ ...country, position })),
    courier_countries: delivery.rules.flatMap(({ courierId, countryIds }) =>
      countryIds.map((countryId) => ({ courier_id: courierId, country_id: countryId })),
    ),
    delivery_days: delivery.days.map(({ inDays, kind, name }) => ({
      day: toIsoDate(calendarDay(now) + inDays),
      kind,
      name,
    })),
  };
}
