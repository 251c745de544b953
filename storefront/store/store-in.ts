import type { Locale } from '../../components/texts/texts.ts';
import { named } from '../features/catalogue/store.ts';
import type { ContentKind } from '../features/content/store.ts';
import type { Store } from './open-store.ts';

/** The parts that read words of the catalogue. The others hold visitors' data and the shop's own. */
const wordedParts = [
  'basketOffers',
  'baskets',
  'comparisons',
  'complaints',
  'delivery',
  'gifts',
  'guestBaskets',
  'hotspots',
  'lists',
  'menu',
  'observations',
  'orders',
  'pickupPoints',
  'productRequests',
  'removedLines',
  'returns',
  'withdrawals',
  'wrappings',
] as const satisfies ReadonlyArray<keyof Store>;

type Method = (...values: ReadonlyArray<unknown>) => unknown;
type Lay = <T>(value: T) => Promise<T>;

/** A part whose answers are laid over with translations. */
function laid<Part extends object>(part: Part, lay: Lay): Part {
  const members = Object.entries(part).map(([name, member]: [string, unknown]) => {
    if (typeof member !== 'function') return [name, member] as const;
    const method: Method = (...values) => {
      const answer: unknown = (member as Method)(...values);
      return answer instanceof Promise ? answer.then(lay) : answer;
    };
    return [name, method] as const;
  });
  return Object.fromEntries(members) as Part;
}

/** Names alone: the value of a filter is a key, such as the type of a size. */
const nameField: ReadonlySet<string> = new Set(['name']);

/** The catalogue in a language: it searches and sorts the words that it shows. */
function catalogueIn({ catalogue, translations }: Store, locale: Locale, lay: Lay): Store['catalogue'] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return {
    ...laid(catalogue, lay),
    list: async (query) => lay(await catalogue.list({ ...query, locale })),
    listedIds: (query) => catalogue.listedIds({ ...query, locale }),
    nearSearches: (query, most) => catalogue.nearSearches({ ...query, locale }, most),

    async facets(query) {
      const facets = await translations.lay(locale, await catalogue.facets({ ...query, locale }), nameField);
      const sorted = facets.filters.map((facet) =>
        facet.kind === 'parameter'
          ? { ...facet, values: facet.values.toSorted((a, b) => compare(a.name ?? '', b.name ?? '')) }
          : facet,
      );
      return { ...facets, filters: sorted };
    },

    async series({ text, limit } = {}) {
      const all = (await lay(await catalogue.series())).toSorted((a, b) => compare(a.name, b.name));
      return (text === undefined ? all : named(all, ({ name }) => name, text)).slice(0, limit);
    },
  };
}

/** What others searched for is kept in the shop's first language; of that, what has a translation is offered. */
const phrasesIn = ({ phrases }: Store, lay: Lay): Store['phrases'] => ({
  ...phrases,
  popular: async (limit) => {
    const written = await phrases.popular(limit);
    const translated = await lay(written.map((name) => ({ name })));
    return translated.flatMap(({ name }, index) => (name === written[index] ? [] : name));
  },
  suggest: async () => [],
  record: async () => {},
});

/** Search shows pages first. */
const contentKinds: ReadonlyArray<ContentKind> = ['page', 'post', 'news'];

const made = new WeakMap<Store, Map<Locale, Store>>();

/**
 * The store with the words of the catalogue in a language; texts without a translation stay Polish. What it writes is
 * Polish, as the shop's own tables are: only answers are translated, after each call.
 */
export function storeIn(store: Store, locale: Locale): Store {
  if (locale === 'pl') return store;
  let stores = made.get(store);
  if (!stores) made.set(store, (stores = new Map()));
  let known = stores.get(locale);
  if (!known) {
    const lay: Lay = (value) => store.translations.lay(locale, value);
    known = {
      ...store,
      ...Object.fromEntries(wordedParts.map((part) => [part, laid(store[part], lay)])),
      catalogue: catalogueIn(store, locale, lay),
      content: {
        ...laid(store.content, lay),
        search: async (text, limit, kinds?: ReadonlyArray<ContentKind>) => {
          const entries = await Promise.all((kinds ?? contentKinds).map((kind) => store.content.list(kind)));
          return named(await lay(entries.flat()), ({ title }) => title, text).slice(0, limit);
        },
      },
      phrases: phrasesIn(store, lay),
      menu: {
        ...laid(store.menu, lay),
        search: async (text, limit) =>
          named(await lay(await store.menu.nodes()), ({ name }) => name, text).slice(0, limit),
      },
    };
    stores.set(locale, known);
  }
  return known;
}
